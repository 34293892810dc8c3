# Ids, foods and contexts, asked of the program; where it has none, the words above.
functions[_journal_words]="$functions[_journal]"
_journal() {
    local value about typed
    local -a found
    # As the program would get it: without what quotes it, which zsh puts there itself.
    typed=${(Q)PREFIX}
    if [[ ${typed} != -* ]]; then
        while IFS=$'\t' read -r value about; do
            value="${value//\\/\\\\}"
            found+=("${value//:/\\:}:${about}")
        done < <("${words[1]}" complete -- "${(@Q)words[2,CURRENT-1]}" "${typed}" 2>/dev/null </dev/null)
    fi
    if (( $#found )); then
        _describe -t journal-things 'journal' found
    else
        _journal_words "$@"
    fi
}
