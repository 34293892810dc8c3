# Ids, foods and contexts, asked of the program; where it has none, the words above.
functions[_journal_words]="$functions[_journal]"
_journal() {
    local value about
    local -a found
    if [[ ${words[CURRENT]} != -* ]]; then
        while IFS=$'\t' read -r value about; do
            found+=("${value//:/\\:}:${about}")
        done < <("${words[1]}" complete -- "${(@)words[2,CURRENT]}" 2>/dev/null </dev/null)
    fi
    if (( $#found )); then
        _describe -t journal-things 'journal' found
    else
        _journal_words "$@"
    fi
}
