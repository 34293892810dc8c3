
# Ids, foods and contexts, asked of the program; where it has none, the words above.
_journal_things() {
    local cur="${COMP_WORDS[COMP_CWORD]}" value about
    local found=()
    if [[ ${cur} != -* ]]; then
        while IFS=$'\t' read -r value about; do
            found+=("$(printf '%q' "${value}")")
        done < <("$1" complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null </dev/null)
    fi
    if [[ ${#found[@]} -gt 0 ]]; then
        COMPREPLY=("${found[@]}")
    else
        _journal "$@"
    fi
}
