
# Ids, foods and contexts, asked of the program, which gets each word without what quotes it.
function __fish_journal_things
    set -l words (commandline -opc) (string unescape -- (commandline -ct))
    command $words[1] complete -- $words[2..-1] 2>/dev/null </dev/null
end
complete -c journal -n 'not string match -q -- "-*" (commandline -ct)' -a '(__fish_journal_things)'
complete -c journal -s C -l context -x -a '(__fish_journal_things)'
# Only these take a file without an option.
complete -c journal -n 'not __fish_seen_subcommand_from import backup restore photo' -f
complete -c journal -n '__fish_seen_subcommand_from again copy' -l without -x -a '(__fish_journal_things)'
