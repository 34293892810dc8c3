
# Ids, foods and contexts, asked of the program; where it has none, the words above.
_journal_things() {
    local word value about at
    local found=() words=() apart=()
    # Bash takes --by=week for three words.
    for ((at = 0; at <= COMP_CWORD; at++)); do
        if [[ ${COMP_WORDS[at]} == = && ${COMP_WORDS[at - 1]} == --* ]]; then
            ((at < COMP_CWORD)) || apart+=("")
        else
            apart+=("${COMP_WORDS[at]}")
        fi
    done
    local COMP_WORDS=("${apart[@]}") COMP_CWORD=$((${#apart[@]} - 1))
    local cur="${COMP_WORDS[COMP_CWORD]}"
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
                    # Of history bash makes other words of it, in double quotes as well.
                    value=${value//!/\"\'!\'\"}
                    ;;
                \'*) value=${value//\'/\'\\\'\'} ;;
                *) printf -v value '%q' "${value}" ;;
            esac
            found+=("${value}")
        done < <("$1" complete -- "${words[@]}" 2>/dev/null </dev/null)
    fi
    if [[ ${#found[@]} -gt 0 ]]; then
        COMPREPLY=("${found[@]}")
    else
        _journal "$1" "${cur}" "${COMP_WORDS[COMP_CWORD - 1]}"
        # Whoever types no dash wants no option, nor what a word stands for.
        if [[ ${cur} != -* ]]; then
            found=("${COMPREPLY[@]}")
            COMPREPLY=()
            for word in "${found[@]}"; do
                case ${word} in -* | \<* | \[*) ;; *) COMPREPLY+=("${word}") ;; esac
            done
        fi
        # Only these take a file without an option.
        case " ${words[*]} " in
            *" import "* | *" backup "* | *" restore "* | *" photo "*) ;;
            *) [[ ${#COMPREPLY[@]} -gt 0 ]] || compopt +o default +o bashdefault 2>/dev/null ;;
        esac
    fi
}
