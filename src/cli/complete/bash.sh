
# Ids, foods and contexts, asked of the program; where it has none, the words above.
_journal_things() {
    local cur="${COMP_WORDS[COMP_CWORD]}" word value about
    local found=() words=()
    # As the program would get them: bash gives them as they were typed.
    for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        case ${word} in
            \"*) word=${word#\"}; word=${word%\"}; word=${word//\\/} ;;
            \'*) word=${word#\'}; word=${word%\'} ;;
            *) word=${word//\\/} ;;
        esac
        words+=("${word}")
    done
    if [[ ${cur} != -* ]]; then
        while IFS=$'\t' read -r value about; do
            # In quotes bash puts them as they are.
            case ${cur} in
                \"*)
                    value=${value//\\/\\\\}; value=${value//\"/\\\"}
                    value=${value//\$/\\\$}; value=${value//\`/\\\`}
                    ;;
                \'*) value=${value//\'/\'\\\'\'} ;;
                *) value=$(printf '%q' "${value}") ;;
            esac
            found+=("${value}")
        done < <("$1" complete -- "${words[@]}" 2>/dev/null </dev/null)
    fi
    if [[ ${#found[@]} -gt 0 ]]; then
        COMPREPLY=("${found[@]}")
    else
        _journal "$@"
    fi
}
