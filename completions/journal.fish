# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_journal_global_optspecs
    string join \n C/context= json jq= format= q/quiet n/dry-run y/yes no-input v/verbose color= tz= h/help V/version
end

function __fish_journal_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_journal_global_optspecs) -- $cmd 2>/dev/null
    or argparse -s (__fish_journal_global_optspecs) -- $cmd '' 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_journal_using_subcommand
    set -l cmd (__fish_journal_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c journal -n "__fish_journal_needs_command" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_needs_command" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_needs_command" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_needs_command" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_needs_command" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_needs_command" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_needs_command" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_needs_command" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_needs_command" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_needs_command" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_needs_command" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_needs_command" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_needs_command" -s V -l version -d 'Print version'
complete -c journal -n "__fish_journal_needs_command" -f -a "log" -d 'Log a meal that was eaten'
complete -c journal -n "__fish_journal_needs_command" -f -a "plan" -d 'Plan a meal ahead; log it later with: journal eat ID'
complete -c journal -n "__fish_journal_needs_command" -f -a "eat" -d 'Log a planned meal as eaten'
complete -c journal -n "__fish_journal_needs_command" -f -a "again" -d 'Eat the same again: a meal or a day, yesterday\'s when left out'
complete -c journal -n "__fish_journal_needs_command" -f -a "today" -d 'Show how a day stands: meals, sums, targets'
complete -c journal -n "__fish_journal_needs_command" -f -a "find" -d 'Find foods in all libraries at once'
complete -c journal -n "__fish_journal_needs_command" -f -a "report" -d 'Sum up what was eaten, by day, week or month'
complete -c journal -n "__fish_journal_needs_command" -f -a "undo" -d 'Take back what the last command changed: meals, foods, settings'
complete -c journal -n "__fish_journal_needs_command" -f -a "redo" -d 'Do again what was undone last, until something else is changed'
complete -c journal -n "__fish_journal_needs_command" -f -a "meal" -d 'Meals: log, plan, list, show, copy, change, delete'
complete -c journal -n "__fish_journal_needs_command" -f -a "food" -d 'Foods: search, show, save, change, copy, pin, delete'
complete -c journal -n "__fish_journal_needs_command" -f -a "recipe" -d 'Recipes: save'
complete -c journal -n "__fish_journal_needs_command" -f -a "correction" -d 'Corrections: the changes you proposed to catalogue products'
complete -c journal -n "__fish_journal_needs_command" -f -a "settings" -d 'Settings: targets, preferences and body measurements'
complete -c journal -n "__fish_journal_needs_command" -f -a "target" -d 'Daily targets: set, clear, show'
complete -c journal -n "__fish_journal_needs_command" -f -a "preference" -d 'Preferences: units, deviceUnits, showTargets, assistantShortcut'
complete -c journal -n "__fish_journal_needs_command" -f -a "body" -d 'Body measurements: weight, height, age, sex, activity'
complete -c journal -n "__fish_journal_needs_command" -f -a "photo" -d 'Photos: take them into a local journal'
complete -c journal -n "__fish_journal_needs_command" -f -a "catalog" -d 'The catalogue: import foods, see what there is, review corrections'
complete -c journal -n "__fish_journal_needs_command" -f -a "export" -d 'Write out everything: meals, own foods and recipes, settings'
complete -c journal -n "__fish_journal_needs_command" -f -a "import" -d 'Import what `journal export` wrote, or the diary of another program'
complete -c journal -n "__fish_journal_needs_command" -f -a "api" -d 'Call an operation of the API and print the body it answers'
complete -c journal -n "__fish_journal_needs_command" -f -a "context" -d 'Contexts: the journals you have, on disk and over HTTP'
complete -c journal -n "__fish_journal_needs_command" -f -a "auth" -d 'Keys to journals over HTTP: store one, see which is used, forget it'
complete -c journal -n "__fish_journal_needs_command" -f -a "config" -d 'The configuration: the zone, the context that is meant, the times of day, aliases'
complete -c journal -n "__fish_journal_needs_command" -f -a "db" -d 'The file of a journal on disk: where it is, whether it is whole, copies of it'
complete -c journal -n "__fish_journal_needs_command" -f -a "serve" -d 'Answer this journal, or several people\'s, over HTTP to those who have a key'
complete -c journal -n "__fish_journal_needs_command" -f -a "key" -d 'Keys: create, list, revoke'
complete -c journal -n "__fish_journal_needs_command" -f -a "user" -d 'Several people\'s journals in one folder: add, list, remove'
complete -c journal -n "__fish_journal_needs_command" -f -a "doctor" -d 'Look whether the configuration, the journal, the key and the terminal are well'
complete -c journal -n "__fish_journal_needs_command" -f -a "about" -d 'Show the version, the data in this program and its licences'
complete -c journal -n "__fish_journal_needs_command" -f -a "completions" -d 'Print completions for a shell'
complete -c journal -n "__fish_journal_needs_command" -f -a "man" -d 'Print the man page of a command, or write all of them into a folder'
complete -c journal -n "__fish_journal_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand log" -l at -d 'When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30' -r -f
complete -c journal -n "__fish_journal_using_subcommand log" -l name -d 'What to call the meal' -r -f
complete -c journal -n "__fish_journal_using_subcommand log" -l note -d 'A note about it' -r -f
complete -c journal -n "__fish_journal_using_subcommand log" -l photo -d 'A photo to keep with it' -r -F
complete -c journal -n "__fish_journal_using_subcommand log" -l image -d 'A link to an image' -r -f
complete -c journal -n "__fish_journal_using_subcommand log" -l pick -d 'Which of several foods to take, counted from 1; once for each item that may be several, and no more' -r -f
complete -c journal -n "__fish_journal_using_subcommand log" -l library -d 'The only library to look in: mine, off, service or composition' -r -f -a "mine\t''
off\t''
service\t''
composition\t''"
complete -c journal -n "__fish_journal_using_subcommand log" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand log" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand log" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand log" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand log" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand log" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand log" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand log" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand log" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand log" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand log" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand log" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand plan" -l at -d 'When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30' -r -f
complete -c journal -n "__fish_journal_using_subcommand plan" -l name -d 'What to call the meal' -r -f
complete -c journal -n "__fish_journal_using_subcommand plan" -l note -d 'A note about it' -r -f
complete -c journal -n "__fish_journal_using_subcommand plan" -l photo -d 'A photo to keep with it' -r -F
complete -c journal -n "__fish_journal_using_subcommand plan" -l image -d 'A link to an image' -r -f
complete -c journal -n "__fish_journal_using_subcommand plan" -l pick -d 'Which of several foods to take, counted from 1; once for each item that may be several, and no more' -r -f
complete -c journal -n "__fish_journal_using_subcommand plan" -l library -d 'The only library to look in: mine, off, service or composition' -r -f -a "mine\t''
off\t''
service\t''
composition\t''"
complete -c journal -n "__fish_journal_using_subcommand plan" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand plan" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand plan" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand plan" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand plan" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand plan" -l list -d 'List what is planned, as meal list --state planned --all does'
complete -c journal -n "__fish_journal_using_subcommand plan" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand plan" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand plan" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand plan" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand plan" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand plan" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand plan" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand eat" -l at -d 'When it was eaten, if not as planned' -r -f
complete -c journal -n "__fish_journal_using_subcommand eat" -l scale -d 'How much of it was eaten: 0.5, 1/2, 2' -r -f
complete -c journal -n "__fish_journal_using_subcommand eat" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand eat" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand eat" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand eat" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand eat" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand eat" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand eat" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand eat" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand eat" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand eat" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand eat" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand eat" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand again" -l at -d 'When: 8am, "today 7:30"; a day alone keeps the time of day' -r -f
complete -c journal -n "__fish_journal_using_subcommand again" -l scale -d 'How much of it: 0.5, 1/2, 2' -r -f
complete -c journal -n "__fish_journal_using_subcommand again" -l without -d 'Leave this food out, by name or library/key; may stand several times' -r -f
complete -c journal -n "__fish_journal_using_subcommand again" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand again" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand again" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand again" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand again" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand again" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand again" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand again" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand again" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand again" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand again" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand again" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand today" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand today" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand today" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand today" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand today" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand today" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand today" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand today" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand today" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand today" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand today" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand today" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand find" -l library -d 'Look in this library alone, as food search does: mine, off, service or composition' -r -f -a "mine\t''
off\t''
service\t''
composition\t''"
complete -c journal -n "__fish_journal_using_subcommand find" -l region -d 'List products of this country first: two letters' -r -f
complete -c journal -n "__fish_journal_using_subcommand find" -l locale -d 'Name foods in this language where possible: fr, de' -r -f
complete -c journal -n "__fish_journal_using_subcommand find" -l offset -d 'Leave out so many of the first' -r -f
complete -c journal -n "__fish_journal_using_subcommand find" -l limit -d 'At most so many of each library, 1 to 100; 8 when left out' -r -f
complete -c journal -n "__fish_journal_using_subcommand find" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand find" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand find" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand find" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand find" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand find" -l all -d 'Every one, page after page'
complete -c journal -n "__fish_journal_using_subcommand find" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand find" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand find" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand find" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand find" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand find" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand find" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand report" -l from -d 'The first day: mon, -30d, 2026-11-01; left out, seven days, eight weeks or twelve months' -r -f
complete -c journal -n "__fish_journal_using_subcommand report" -l to -d 'The last day' -r -f
complete -c journal -n "__fish_journal_using_subcommand report" -l by -d 'What a row is: day, week (from Monday) or month' -r -f -a "day\t''
week\t''
month\t''"
complete -c journal -n "__fish_journal_using_subcommand report" -l html -d 'Write a page to this file instead; - is standard output' -r -F
complete -c journal -n "__fish_journal_using_subcommand report" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand report" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand report" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand report" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand report" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand report" -l chart -d 'Draw charts too: energy as bars, protein, carbohydrate and fat as lines'
complete -c journal -n "__fish_journal_using_subcommand report" -l items -d 'List every item that was eaten, one a row'
complete -c journal -n "__fish_journal_using_subcommand report" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand report" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand report" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand report" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand report" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand report" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand report" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand undo" -l take-over -d 'Have what was changed on a service with another key on this key\'s list; asks first, or needs --yes' -r -f
complete -c journal -n "__fish_journal_using_subcommand undo" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand undo" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand undo" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand undo" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand undo" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand undo" -l list -d 'Show what can be undone and redone'
complete -c journal -n "__fish_journal_using_subcommand undo" -l forget -d 'Empty the list; asks first, or needs --yes'
complete -c journal -n "__fish_journal_using_subcommand undo" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand undo" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand undo" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand undo" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand undo" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand undo" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand undo" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand redo" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand redo" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand redo" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand redo" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand redo" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand redo" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand redo" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand redo" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand redo" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand redo" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand redo" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand redo" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "log" -d 'Log a meal that was eaten'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "plan" -d 'Plan a meal ahead; log it later with: journal eat ID'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "list" -d 'List meals, newest first'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "show" -d 'Show a meal with its items'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "edit" -d 'Change a meal: its time, name, note or state'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "eat" -d 'Log a planned meal as eaten'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "item" -d 'Items of a meal: add, set, remove'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "delete" -d 'Delete meals, with their history and photos'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "copy" -d 'Write a meal once more: a logged one as eaten, a planned one as a plan'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "history" -d 'Show a meal as it was before each change (of a local journal)'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "create" -d 'Create a meal from the exact body of the API'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "update" -d 'Change a meal with the exact body of the API'
complete -c journal -n "__fish_journal_using_subcommand meal; and not __fish_seen_subcommand_from log plan list show edit eat item delete copy history create update help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l at -d 'When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l name -d 'What to call the meal' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l note -d 'A note about it' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l photo -d 'A photo to keep with it' -r -F
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l image -d 'A link to an image' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l pick -d 'Which of several foods to take, counted from 1; once for each item that may be several, and no more' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l library -d 'The only library to look in: mine, off, service or composition' -r -f -a "mine\t''
off\t''
service\t''
composition\t''"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from log" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l at -d 'When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l name -d 'What to call the meal' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l note -d 'A note about it' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l photo -d 'A photo to keep with it' -r -F
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l image -d 'A link to an image' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l pick -d 'Which of several foods to take, counted from 1; once for each item that may be several, and no more' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l library -d 'The only library to look in: mine, off, service or composition' -r -f -a "mine\t''
off\t''
service\t''
composition\t''"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l list -d 'List what is planned, as meal list --state planned --all does'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from plan" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l day -d 'Only meals of this day: today, yesterday, fri, 2026-11-17' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l from -d 'Only meals of this day or later' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l to -d 'Only meals of this day or earlier' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l since -d 'Only meals at or after this time; a day alone is all of it and what follows' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l until -d 'Only meals before this time; a day alone is no part of what is shown' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l state -d 'Only meals that are planned or logged' -r -f -a "planned\t''
logged\t''"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l limit -d 'At most so many, 1 to 100; with --all the size of a page' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l offset -d 'Leave out so many of the first' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l all -d 'Every one, page after page'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from show" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from show" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from show" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from show" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from show" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from show" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from show" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from show" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from show" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from show" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -l at -d 'When it was eaten: a time of day alone keeps its day, a day alone its time of day' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -l name -d 'What to call it' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -l note -d 'A note about it' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -l state -d 'planned or logged' -r -f -a "planned\t''
logged\t''"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -s e -l editor -d 'Change it in an editor: VISUAL, else EDITOR, else vi'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from edit" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -l at -d 'When it was eaten, if not as planned' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -l scale -d 'How much of it was eaten: 0.5, 1/2, 2' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from eat" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -f -a "add" -d 'Add to a meal what was forgotten'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -f -a "set" -d 'Say anew what an item of a meal is, or how much of it'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -f -a "remove" -d 'Take items out of a meal'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from item" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from delete" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from delete" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from delete" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from delete" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from delete" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from delete" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from delete" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from delete" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from delete" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from delete" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from delete" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from delete" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -l at -d 'When, if not now; a day alone keeps the time of day' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -l scale -d 'How much of it: 0.5, 1/2, 2' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -l without -d 'Leave this food out, by name or library/key; may stand several times' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from copy" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from history" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from history" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from history" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from history" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from history" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from history" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from history" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from history" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from history" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from history" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from history" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from history" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -l file -d 'The JSON body; - is standard input' -r -F
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from create" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -l file -d 'The JSON body; - is standard input' -r -F
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from update" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "log" -d 'Log a meal that was eaten'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "plan" -d 'Plan a meal ahead; log it later with: journal eat ID'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "list" -d 'List meals, newest first'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show a meal with its items'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "edit" -d 'Change a meal: its time, name, note or state'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "eat" -d 'Log a planned meal as eaten'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "item" -d 'Items of a meal: add, set, remove'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "delete" -d 'Delete meals, with their history and photos'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "copy" -d 'Write a meal once more: a logged one as eaten, a planned one as a plan'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "history" -d 'Show a meal as it was before each change (of a local journal)'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "create" -d 'Create a meal from the exact body of the API'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "update" -d 'Change a meal with the exact body of the API'
complete -c journal -n "__fish_journal_using_subcommand meal; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -f -a "search" -d 'Find foods of one library by words of name or brand, or by barcode'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -f -a "show" -d 'Show a food'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -f -a "save" -d 'Save a food of your own'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -f -a "edit" -d 'Change a food of your own; what is not given stays'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -f -a "copy" -d 'Save a food of a catalogue as one of your own, with what you say of it changed'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -f -a "delete" -d 'Delete a food of your own; meals and recipes that have it keep it'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -f -a "pin" -d 'Give a food a name of your own, which comes before all others, or list the names'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -f -a "unpin" -d 'Take a name of your own from a food; the food stays'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -f -a "create" -d 'Save a food or recipe from the exact body of the API'
complete -c journal -n "__fish_journal_using_subcommand food; and not __fish_seen_subcommand_from search show save edit copy delete pin unpin create help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -l library -d 'mine, off, service or composition' -r -f -a "mine\t''
off\t''
service\t''
composition\t''"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -l region -d 'List products of this country first: two letters' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -l locale -d 'Name foods in this language where possible: fr, de' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -l limit -d 'At most so many, 1 to 100; with --all the size of a page' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -l offset -d 'Leave out so many of the first' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -l all -d 'Every one, page after page'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from search" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from show" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from show" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from show" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from show" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from show" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from show" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from show" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from show" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from show" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from show" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l per -d 'How much the values are for: 100g, 250ml, serving' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l kcal -d 'Energy in kilocalories' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l kj -d 'Energy in kilojoules, instead of --kcal' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l protein -d 'Protein in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l carbs -d 'Available carbohydrate in grams, fibre not counted' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l fat -d 'Fat in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l saturated-fat -d 'Saturated fat in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l sugars -d 'Sugars in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l fibre -d 'Fibre in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l salt -d 'Salt in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l sodium-mg -d 'Sodium in milligrams, instead of --salt' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l brand -d 'The brand' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l barcode -d 'The barcode, 8 to 14 digits' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l measure -d 'A household measure: "bowl=60g"; may stand several times' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l portion -d 'What is eaten when nobody says how much, and no measure does (whole, medium, one called like the food): "1 bowl"' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l note -d 'A note' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l composition -d 'The ingredients as printed on the label' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from save" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l name -d 'A new name' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l servings -d 'How many servings it makes, of a recipe' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l per -d 'How much the values are for: 100g, 250ml, serving' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l kcal -d 'Energy in kilocalories' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l kj -d 'Energy in kilojoules, instead of --kcal' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l protein -d 'Protein in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l carbs -d 'Available carbohydrate in grams, fibre not counted' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l fat -d 'Fat in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l saturated-fat -d 'Saturated fat in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l sugars -d 'Sugars in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l fibre -d 'Fibre in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l salt -d 'Salt in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l sodium-mg -d 'Sodium in milligrams, instead of --salt' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l brand -d 'The brand' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l barcode -d 'The barcode, 8 to 14 digits' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l measure -d 'A household measure: "bowl=60g"; may stand several times' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l portion -d 'What is eaten when nobody says how much, and no measure does (whole, medium, one called like the food): "1 bowl"' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l note -d 'A note' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l composition -d 'The ingredients as printed on the label' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -s e -l editor -d 'Change it in an editor: VISUAL, else EDITOR, else vi'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from edit" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l name -d 'Another name' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l per -d 'How much the values are for: 100g, 250ml, serving' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l kcal -d 'Energy in kilocalories' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l kj -d 'Energy in kilojoules, instead of --kcal' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l protein -d 'Protein in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l carbs -d 'Available carbohydrate in grams, fibre not counted' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l fat -d 'Fat in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l saturated-fat -d 'Saturated fat in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l sugars -d 'Sugars in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l fibre -d 'Fibre in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l salt -d 'Salt in grams' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l sodium-mg -d 'Sodium in milligrams, instead of --salt' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l brand -d 'The brand' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l barcode -d 'The barcode, 8 to 14 digits' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l measure -d 'A household measure: "bowl=60g"; may stand several times' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l portion -d 'What is eaten when nobody says how much, and no measure does (whole, medium, one called like the food): "1 bowl"' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l note -d 'A note' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l composition -d 'The ingredients as printed on the label' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from copy" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from delete" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from delete" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from delete" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from delete" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from delete" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from delete" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from delete" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from delete" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from delete" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from delete" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from delete" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from delete" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from pin" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from pin" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from pin" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from pin" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from pin" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from pin" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from pin" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from pin" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from pin" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from pin" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from pin" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from pin" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from unpin" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from unpin" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from unpin" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from unpin" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from unpin" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from unpin" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from unpin" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from unpin" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from unpin" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from unpin" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from unpin" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from unpin" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -l file -d 'The JSON body; - is standard input' -r -F
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from create" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from help" -f -a "search" -d 'Find foods of one library by words of name or brand, or by barcode'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show a food'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from help" -f -a "save" -d 'Save a food of your own'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from help" -f -a "edit" -d 'Change a food of your own; what is not given stays'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from help" -f -a "copy" -d 'Save a food of a catalogue as one of your own, with what you say of it changed'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from help" -f -a "delete" -d 'Delete a food of your own; meals and recipes that have it keep it'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from help" -f -a "pin" -d 'Give a food a name of your own, which comes before all others, or list the names'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from help" -f -a "unpin" -d 'Take a name of your own from a food; the food stays'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from help" -f -a "create" -d 'Save a food or recipe from the exact body of the API'
complete -c journal -n "__fish_journal_using_subcommand food; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -f -a "save" -d 'Save a recipe; its nutrition is added up from the ingredients'
complete -c journal -n "__fish_journal_using_subcommand recipe; and not __fish_seen_subcommand_from save help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -l servings -d 'How many servings it makes' -r -f
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -l ingredient -d 'An ingredient: "200 g flour"; may stand several times' -r -f
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -l step -d 'A step; may stand several times' -r -f
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -l minutes -d 'How many minutes it takes' -r -f
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -l cooked-weight -d 'What all of it weighs when cooked: then it can be logged by weight' -r -f
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from save" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from help" -f -a "save" -d 'Save a recipe; its nutrition is added up from the ingredients'
complete -c journal -n "__fish_journal_using_subcommand recipe; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -f -a "list" -d 'List proposed corrections with their review, newest first'
complete -c journal -n "__fish_journal_using_subcommand correction; and not __fish_seen_subcommand_from list help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -l limit -d 'At most so many, 1 to 100; with --all the size of a page' -r -f
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -l offset -d 'Leave out so many of the first' -r -f
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -l all -d 'Every one, page after page'
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from help" -f -a "list" -d 'List proposed corrections with their review, newest first'
complete -c journal -n "__fish_journal_using_subcommand correction; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -f -a "show" -d 'Show all settings'
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -f -a "update" -d 'Change settings with the exact body of the API'
complete -c journal -n "__fish_journal_using_subcommand settings; and not __fish_seen_subcommand_from show update help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from show" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from show" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from show" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from show" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from show" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from show" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from show" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from show" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from show" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from show" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -l file -d 'The JSON body; - is standard input' -r -F
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from update" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show all settings'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from help" -f -a "update" -d 'Change settings with the exact body of the API'
complete -c journal -n "__fish_journal_using_subcommand settings; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -f -a "set" -d 'Set daily targets; those left out stay as they are on the first day'
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -f -a "clear" -d 'Have no targets from a day on'
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -f -a "show" -d 'Show all targets, or those of a day'
complete -c journal -n "__fish_journal_using_subcommand target; and not __fish_seen_subcommand_from set clear show help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -l kcal -d 'Kilocalories' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -l protein -d 'Grams of protein' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -l carbs -d 'Grams of carbohydrate' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -l fat -d 'Grams of fat' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -l from -d 'The first day: today, mon, 17 nov, 2026-12-01; of several the next' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -l through -d 'The last day: sun is the next from the first on; left out, it holds from then on' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from set" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -l from -d 'The first day: today, mon, 17 nov, 2026-12-01; of several the next' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -l through -d 'The last day: sun is the next from the first on; left out, it holds from then on' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from clear" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from show" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from show" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from show" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from show" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from show" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from show" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from show" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from show" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from show" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from show" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from help" -f -a "set" -d 'Set daily targets; those left out stay as they are on the first day'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from help" -f -a "clear" -d 'Have no targets from a day on'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show all targets, or those of a day'
complete -c journal -n "__fish_journal_using_subcommand target; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -f -a "show" -d 'Show preferences'
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -f -a "set" -d 'Set a preference'
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -f -a "unset" -d 'Clear a preference'
complete -c journal -n "__fish_journal_using_subcommand preference; and not __fish_seen_subcommand_from show set unset help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from show" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from show" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from show" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from show" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from show" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from show" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from show" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from show" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from show" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from show" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from set" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from set" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from set" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from set" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from set" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from set" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from set" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from set" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from set" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from set" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from set" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from set" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from unset" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from unset" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from unset" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from unset" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from unset" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from unset" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from unset" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from unset" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from unset" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from unset" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from unset" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from unset" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show preferences'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from help" -f -a "set" -d 'Set a preference'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from help" -f -a "unset" -d 'Clear a preference'
complete -c journal -n "__fish_journal_using_subcommand preference; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -f -a "show" -d 'Show body measurements'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -f -a "set" -d 'Set body measurements as they are now; to keep them over time: journal body log'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -f -a "unset" -d 'Clear a body measurement'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -f -a "log" -d 'Keep body measurements over time (in a local journal)'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -f -a "history" -d 'Show what was measured over time, the latest first (of a local journal)'
complete -c journal -n "__fish_journal_using_subcommand body; and not __fish_seen_subcommand_from show set unset log history help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from show" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from show" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from show" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from show" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from show" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from show" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from show" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from show" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from show" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from show" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -l weight -d '72.5kg, 170lb, "11st 6lb"; a number alone is kilograms, or pounds where units are imperial; with uk it has to have its unit' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -l height -d '180, 180cm, 1.8m, 5ft11in; a number alone is centimetres' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -l age -d 'Years, 1 to 130' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -l sex -d 'female, male or unspecified' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -l activity -d 'sitting, somewhat or very' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from set" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from unset" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from unset" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from unset" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from unset" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from unset" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from unset" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from unset" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from unset" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from unset" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from unset" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from unset" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from unset" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -l weight -d '72.5kg, 170lb, "11st 6lb"; a number alone is kilograms, or pounds where units are imperial; with uk it has to have its unit' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -l height -d '180, 180cm, 1.8m, 5ft11in; a number alone is centimetres' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -l age -d 'Years, 1 to 130' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -l sex -d 'female, male or unspecified' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -l activity -d 'sitting, somewhat or very' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -l at -d 'When: 7am, yesterday, 2026-11-17T08:30' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from log" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from history" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from history" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from history" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from history" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from history" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from history" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from history" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from history" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from history" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from history" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from history" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from history" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show body measurements'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from help" -f -a "set" -d 'Set body measurements as they are now; to keep them over time: journal body log'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from help" -f -a "unset" -d 'Clear a body measurement'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from help" -f -a "log" -d 'Keep body measurements over time (in a local journal)'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from help" -f -a "history" -d 'Show what was measured over time, the latest first (of a local journal)'
complete -c journal -n "__fish_journal_using_subcommand body; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -f -a "add" -d 'Take a photo in and print the path that meals and foods show it by'
complete -c journal -n "__fish_journal_using_subcommand photo; and not __fish_seen_subcommand_from add help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from add" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from add" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from add" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from add" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from add" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from add" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from add" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from add" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from add" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from add" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from add" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from help" -f -a "add" -d 'Take a photo in and print the path that meals and foods show it by'
complete -c journal -n "__fish_journal_using_subcommand photo; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -f -a "import" -d 'Add foods to the catalogue from a file, a folder, a zip, or standard input'
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -f -a "status" -d 'Show what the catalogue holds, from which files and under which licences'
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -f -a "remove" -d 'Take a library out of the catalogue'
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -f -a "review" -d 'Corrections that people proposed to catalogue foods: list, accept, reject'
complete -c journal -n "__fish_journal_using_subcommand catalog; and not __fish_seen_subcommand_from import status remove review help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -l country -d 'Only foods sold in this country: FR; of a row without countries, those that are known count' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -l limit -d 'No more than so many foods; where that ends the reading, notInFile is not told' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -l report -d 'Write what was left out, dropped, mended or merged to a file, a JSON object a line' -r -F
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -l data -d 'The folder of several people\'s journals; else your own data folder' -r -F
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from import" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -l data -d 'The folder of several people\'s journals; else your own data folder' -r -F
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from status" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -l data -d 'The folder of several people\'s journals; else your own data folder' -r -F
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from remove" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -f -a "list" -d 'List what waits for a review, in all journals of the folder, the oldest first'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -f -a "accept" -d 'Take corrections over into the catalogue'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -f -a "reject" -d 'Turn a correction down'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from review" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from help" -f -a "import" -d 'Add foods to the catalogue from a file, a folder, a zip, or standard input'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from help" -f -a "status" -d 'Show what the catalogue holds, from which files and under which licences'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from help" -f -a "remove" -d 'Take a library out of the catalogue'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from help" -f -a "review" -d 'Corrections that people proposed to catalogue foods: list, accept, reject'
complete -c journal -n "__fish_journal_using_subcommand catalog; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand export" -s o -l output -d 'The file to write, whole and for you alone; - or none is standard output' -r -F
complete -c journal -n "__fish_journal_using_subcommand export" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand export" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand export" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand export" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand export" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand export" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand export" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand export" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand export" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand export" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand export" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand import" -l from -d 'Which program wrote it: journal, cronometer, myfitnesspal, opennutritracker' -r -f -a "journal\t''
cronometer\t''
myfitnesspal\t''
opennutritracker\t''"
complete -c journal -n "__fish_journal_using_subcommand import" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand import" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand import" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand import" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand import" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand import" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand import" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand import" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand import" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand import" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand import" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand import" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand api" -s f -l field -d 'A query parameter, or id; may stand several times' -r -f
complete -c journal -n "__fish_journal_using_subcommand api" -l file -d 'The JSON body; - is standard input' -r -F
complete -c journal -n "__fish_journal_using_subcommand api" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand api" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand api" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand api" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand api" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand api" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand api" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand api" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand api" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand api" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand api" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand api" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -f -a "add" -d 'Add a journal: a service by its base URL, or another file'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -f -a "list" -d 'List the contexts, and which of them is asked now'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -f -a "use" -d 'Choose the context that is meant where nothing nearer says another'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -f -a "show" -d 'Show a context; without a name the one that is asked now'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -f -a "remove" -d 'Remove a context and its stored key; the file of a journal stays'
complete -c journal -n "__fish_journal_using_subcommand context; and not __fish_seen_subcommand_from add list use show remove help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -l url -d 'The base URL of a service: https, or http to this machine alone' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -l path -d 'The file of a journal; it is made when it is first used' -r -F
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from list" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from list" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from list" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from list" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from list" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from list" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from list" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from list" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from list" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from use" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from use" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from use" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from use" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from use" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from use" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from use" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from use" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from use" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from use" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from use" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from use" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from show" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from show" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from show" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from show" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from show" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from show" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from show" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from show" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from show" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from show" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from remove" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from remove" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from remove" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from remove" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from remove" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from remove" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from remove" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from remove" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from remove" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from remove" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from remove" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from remove" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from help" -f -a "add" -d 'Add a journal: a service by its base URL, or another file'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the contexts, and which of them is asked now'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from help" -f -a "use" -d 'Choose the context that is meant where nothing nearer says another'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show a context; without a name the one that is asked now'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from help" -f -a "remove" -d 'Remove a context and its stored key; the file of a journal stays'
complete -c journal -n "__fish_journal_using_subcommand context; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -f -a "login" -d 'Store the key of a journal over HTTP'
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -f -a "status" -d 'Show which key is used and where it comes from; never the key'
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -f -a "logout" -d 'Forget the stored key, or the command that prints it'
complete -c journal -n "__fish_journal_using_subcommand auth; and not __fish_seen_subcommand_from login status logout help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -l key-command -d 'Keep no key but this command, which prints it whenever it is needed' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -l with-key -d 'Read the key from standard input'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -l insecure-storage -d 'Keep the key in plain text, in credentials.toml, which you alone may read'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from login" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from status" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from status" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from status" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from status" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from status" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from status" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from status" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from status" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from status" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from status" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from status" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from status" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from logout" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from logout" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from logout" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from logout" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from logout" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from logout" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from logout" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from logout" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from logout" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from logout" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from logout" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from logout" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from help" -f -a "login" -d 'Store the key of a journal over HTTP'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from help" -f -a "status" -d 'Show which key is used and where it comes from; never the key'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from help" -f -a "logout" -d 'Forget the stored key, or the command that prints it'
complete -c journal -n "__fish_journal_using_subcommand auth; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -f -a "path" -d 'Show where config.toml is'
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -f -a "list" -d 'List what can be set, and what it is set to'
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -f -a "get" -d 'Show what one name is set to'
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -f -a "set" -d 'Set a name in config.toml; an empty value removes it'
complete -c journal -n "__fish_journal_using_subcommand config; and not __fish_seen_subcommand_from path list get set help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from path" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from path" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from path" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from path" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from path" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from path" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from path" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from path" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from path" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from path" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from path" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from path" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from list" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from list" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from list" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from list" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from list" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from list" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from list" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from list" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from list" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from get" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from get" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from get" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from get" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from get" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from get" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from get" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from get" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from get" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from get" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from get" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from get" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from set" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from set" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from set" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from set" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from set" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from set" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from set" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from set" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from set" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from set" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from set" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from set" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from help" -f -a "path" -d 'Show where config.toml is'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from help" -f -a "list" -d 'List what can be set, and what it is set to'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from help" -f -a "get" -d 'Show what one name is set to'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from help" -f -a "set" -d 'Set a name in config.toml; an empty value removes it'
complete -c journal -n "__fish_journal_using_subcommand config; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -f -a "path" -d 'Show where the journal\'s file is'
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -f -a "check" -d 'Look through the whole file of the journal; nothing is changed'
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -f -a "backup" -d 'Copy the journal into a file: meals, own foods, settings, body values, what can be undone'
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -f -a "restore" -d 'Put a copy in the place of the journal; what was there is kept in backups/'
complete -c journal -n "__fish_journal_using_subcommand db; and not __fish_seen_subcommand_from path check backup restore help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from path" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from path" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from path" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from path" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from path" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from path" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from path" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from path" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from path" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from path" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from path" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from path" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from check" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from check" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from check" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from check" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from check" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from check" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from check" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from check" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from check" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from check" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from check" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from backup" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from backup" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from backup" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from backup" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from backup" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from backup" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from backup" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from backup" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from backup" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from backup" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from backup" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from backup" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from restore" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from restore" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from restore" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from restore" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from restore" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from restore" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from restore" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from restore" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from restore" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from restore" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from restore" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from restore" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from help" -f -a "path" -d 'Show where the journal\'s file is'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from help" -f -a "check" -d 'Look through the whole file of the journal; nothing is changed'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from help" -f -a "backup" -d 'Copy the journal into a file: meals, own foods, settings, body values, what can be undone'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from help" -f -a "restore" -d 'Put a copy in the place of the journal; what was there is kept in backups/'
complete -c journal -n "__fish_journal_using_subcommand db; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand serve" -l data -d 'Serve the journals of several people, which this folder keeps' -r -F
complete -c journal -n "__fish_journal_using_subcommand serve" -l listen -d 'Where to listen; port 0 picks one' -r -f
complete -c journal -n "__fish_journal_using_subcommand serve" -l tls-cert -d 'Speak TLS with this chain of certificates (PEM); other machines can then be served' -r -F
complete -c journal -n "__fish_journal_using_subcommand serve" -l tls-key -d 'The private key of the certificate (PEM)' -r -F
complete -c journal -n "__fish_journal_using_subcommand serve" -l public-host -d 'A host name that is served besides the loopback ones; may stand several times' -r -f
complete -c journal -n "__fish_journal_using_subcommand serve" -l max-body -d 'The largest body that is taken, in bytes' -r -f
complete -c journal -n "__fish_journal_using_subcommand serve" -l rate-limit -d 'Requests a minute that each key may make, or off (keys that fail stay at 10)' -r -f
complete -c journal -n "__fish_journal_using_subcommand serve" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand serve" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand serve" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand serve" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand serve" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand serve" -l behind-proxy -d 'Stand behind a proxy that speaks TLS: take each client\'s address from X-Forwarded-For'
complete -c journal -n "__fish_journal_using_subcommand serve" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand serve" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand serve" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand serve" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand serve" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand serve" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand serve" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -f -a "create" -d 'Make a key for journal serve; it is shown once'
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -f -a "list" -d 'List keys, newest first'
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -f -a "revoke" -d 'Revoke a key; it stops working with the next request'
complete -c journal -n "__fish_journal_using_subcommand key; and not __fish_seen_subcommand_from create list revoke help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -l permission -d 'read, or read-write' -r -f -a "read\t''
read-write\t''"
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -l name -d 'What to call it, in at most 100 characters' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -l expires -d 'When it stops working: 90d, 12h, 30m' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -l data -d 'A folder of several people\'s journals, as journal serve --data serves it' -r -F
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -l user -d 'Whose journal it is, among several' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from create" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -l data -d 'A folder of several people\'s journals, as journal serve --data serves it' -r -F
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -l user -d 'Whose journal it is, among several' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -l data -d 'A folder of several people\'s journals, as journal serve --data serves it' -r -F
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from revoke" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from help" -f -a "create" -d 'Make a key for journal serve; it is shown once'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from help" -f -a "list" -d 'List keys, newest first'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from help" -f -a "revoke" -d 'Revoke a key; it stops working with the next request'
complete -c journal -n "__fish_journal_using_subcommand key; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -s h -l help -d 'Print help'
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -f -a "add" -d 'Add a person, who gets a journal of their own'
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -f -a "list" -d 'List the people of a folder, by name'
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -f -a "remove" -d 'Remove a person with their journal, photos and keys, for good'
complete -c journal -n "__fish_journal_using_subcommand user; and not __fish_seen_subcommand_from add list remove help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -l data -d 'The folder of the journals; made if it is not there' -r -F
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -l data -d 'The folder of the journals' -r -F
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -l data -d 'The folder of the journals' -r -F
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from remove" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from help" -f -a "add" -d 'Add a person, who gets a journal of their own'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the people of a folder, by name'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from help" -f -a "remove" -d 'Remove a person with their journal, photos and keys, for good'
complete -c journal -n "__fish_journal_using_subcommand user; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand doctor" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand doctor" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand doctor" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand doctor" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand doctor" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand doctor" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand doctor" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand doctor" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand doctor" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand doctor" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand doctor" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand doctor" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand about" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand about" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand about" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand about" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand about" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand about" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand about" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand about" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand about" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand about" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand about" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand about" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand completions" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand completions" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand completions" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand completions" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand completions" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand completions" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand completions" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand completions" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand completions" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand completions" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand completions" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand completions" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand man" -l out -d 'Write every page into this folder instead' -r -F
complete -c journal -n "__fish_journal_using_subcommand man" -s C -l context -d 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)' -r -f
complete -c journal -n "__fish_journal_using_subcommand man" -l jq -d 'Print what this expression of jq makes of the JSON; texts print as they are' -r -f
complete -c journal -n "__fish_journal_using_subcommand man" -l format -d 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv' -r -f -a "table\t'For a person at a terminal'
plain\t'One record a line, tabs between'
json\t'One JSON document'
ndjson\t'One JSON document a line'
csv\t'Comma-separated values with a header'"
complete -c journal -n "__fish_journal_using_subcommand man" -l color -d 'Colours: auto, always, never' -r -f -a "auto\t'On a terminal, unless NO_COLOR is set'
always\t'Always'
never\t'Never'"
complete -c journal -n "__fish_journal_using_subcommand man" -l tz -d 'The IANA timezone times are meant in, such as Europe/Berlin' -r -f
complete -c journal -n "__fish_journal_using_subcommand man" -l json -d 'Print JSON: the same as --format json'
complete -c journal -n "__fish_journal_using_subcommand man" -s q -l quiet -d 'Print only the ids of what was written, and no notes but which other journal that was'
complete -c journal -n "__fish_journal_using_subcommand man" -s n -l dry-run -d 'Change nothing; show what would be sent'
complete -c journal -n "__fish_journal_using_subcommand man" -s y -l yes -d 'Answer yes to every question'
complete -c journal -n "__fish_journal_using_subcommand man" -l no-input -d 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)'
complete -c journal -n "__fish_journal_using_subcommand man" -s v -l verbose -d 'Tell what is asked of which journal, and how long it took; twice: how it was sent'
complete -c journal -n "__fish_journal_using_subcommand man" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "log" -d 'Log a meal that was eaten'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "plan" -d 'Plan a meal ahead; log it later with: journal eat ID'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "eat" -d 'Log a planned meal as eaten'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "again" -d 'Eat the same again: a meal or a day, yesterday\'s when left out'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "today" -d 'Show how a day stands: meals, sums, targets'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "find" -d 'Find foods in all libraries at once'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "report" -d 'Sum up what was eaten, by day, week or month'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "undo" -d 'Take back what the last command changed: meals, foods, settings'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "redo" -d 'Do again what was undone last, until something else is changed'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "meal" -d 'Meals: log, plan, list, show, copy, change, delete'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "food" -d 'Foods: search, show, save, change, copy, pin, delete'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "recipe" -d 'Recipes: save'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "correction" -d 'Corrections: the changes you proposed to catalogue products'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "settings" -d 'Settings: targets, preferences and body measurements'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "target" -d 'Daily targets: set, clear, show'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "preference" -d 'Preferences: units, deviceUnits, showTargets, assistantShortcut'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "body" -d 'Body measurements: weight, height, age, sex, activity'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "photo" -d 'Photos: take them into a local journal'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "catalog" -d 'The catalogue: import foods, see what there is, review corrections'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "export" -d 'Write out everything: meals, own foods and recipes, settings'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "import" -d 'Import what `journal export` wrote, or the diary of another program'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "api" -d 'Call an operation of the API and print the body it answers'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "context" -d 'Contexts: the journals you have, on disk and over HTTP'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "auth" -d 'Keys to journals over HTTP: store one, see which is used, forget it'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "config" -d 'The configuration: the zone, the context that is meant, the times of day, aliases'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "db" -d 'The file of a journal on disk: where it is, whether it is whole, copies of it'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "serve" -d 'Answer this journal, or several people\'s, over HTTP to those who have a key'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "key" -d 'Keys: create, list, revoke'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "user" -d 'Several people\'s journals in one folder: add, list, remove'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "doctor" -d 'Look whether the configuration, the journal, the key and the terminal are well'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "about" -d 'Show the version, the data in this program and its licences'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "completions" -d 'Print completions for a shell'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "man" -d 'Print the man page of a command, or write all of them into a folder'
complete -c journal -n "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from log plan eat again today find report undo redo meal food recipe correction settings target preference body photo catalog export import api context auth config db serve key user doctor about completions man" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from meal" -f -a "log" -d 'Log a meal that was eaten'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from meal" -f -a "plan" -d 'Plan a meal ahead; log it later with: journal eat ID'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from meal" -f -a "list" -d 'List meals, newest first'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from meal" -f -a "show" -d 'Show a meal with its items'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from meal" -f -a "edit" -d 'Change a meal: its time, name, note or state'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from meal" -f -a "eat" -d 'Log a planned meal as eaten'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from meal" -f -a "item" -d 'Items of a meal: add, set, remove'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from meal" -f -a "delete" -d 'Delete meals, with their history and photos'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from meal" -f -a "copy" -d 'Write a meal once more: a logged one as eaten, a planned one as a plan'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from meal" -f -a "history" -d 'Show a meal as it was before each change (of a local journal)'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from meal" -f -a "create" -d 'Create a meal from the exact body of the API'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from meal" -f -a "update" -d 'Change a meal with the exact body of the API'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from food" -f -a "search" -d 'Find foods of one library by words of name or brand, or by barcode'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from food" -f -a "show" -d 'Show a food'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from food" -f -a "save" -d 'Save a food of your own'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from food" -f -a "edit" -d 'Change a food of your own; what is not given stays'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from food" -f -a "copy" -d 'Save a food of a catalogue as one of your own, with what you say of it changed'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from food" -f -a "delete" -d 'Delete a food of your own; meals and recipes that have it keep it'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from food" -f -a "pin" -d 'Give a food a name of your own, which comes before all others, or list the names'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from food" -f -a "unpin" -d 'Take a name of your own from a food; the food stays'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from food" -f -a "create" -d 'Save a food or recipe from the exact body of the API'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from recipe" -f -a "save" -d 'Save a recipe; its nutrition is added up from the ingredients'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from correction" -f -a "list" -d 'List proposed corrections with their review, newest first'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from settings" -f -a "show" -d 'Show all settings'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from settings" -f -a "update" -d 'Change settings with the exact body of the API'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from target" -f -a "set" -d 'Set daily targets; those left out stay as they are on the first day'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from target" -f -a "clear" -d 'Have no targets from a day on'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from target" -f -a "show" -d 'Show all targets, or those of a day'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from preference" -f -a "show" -d 'Show preferences'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from preference" -f -a "set" -d 'Set a preference'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from preference" -f -a "unset" -d 'Clear a preference'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from body" -f -a "show" -d 'Show body measurements'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from body" -f -a "set" -d 'Set body measurements as they are now; to keep them over time: journal body log'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from body" -f -a "unset" -d 'Clear a body measurement'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from body" -f -a "log" -d 'Keep body measurements over time (in a local journal)'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from body" -f -a "history" -d 'Show what was measured over time, the latest first (of a local journal)'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from photo" -f -a "add" -d 'Take a photo in and print the path that meals and foods show it by'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from catalog" -f -a "import" -d 'Add foods to the catalogue from a file, a folder, a zip, or standard input'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from catalog" -f -a "status" -d 'Show what the catalogue holds, from which files and under which licences'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from catalog" -f -a "remove" -d 'Take a library out of the catalogue'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from catalog" -f -a "review" -d 'Corrections that people proposed to catalogue foods: list, accept, reject'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from context" -f -a "add" -d 'Add a journal: a service by its base URL, or another file'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from context" -f -a "list" -d 'List the contexts, and which of them is asked now'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from context" -f -a "use" -d 'Choose the context that is meant where nothing nearer says another'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from context" -f -a "show" -d 'Show a context; without a name the one that is asked now'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from context" -f -a "remove" -d 'Remove a context and its stored key; the file of a journal stays'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from auth" -f -a "login" -d 'Store the key of a journal over HTTP'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from auth" -f -a "status" -d 'Show which key is used and where it comes from; never the key'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from auth" -f -a "logout" -d 'Forget the stored key, or the command that prints it'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from config" -f -a "path" -d 'Show where config.toml is'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from config" -f -a "list" -d 'List what can be set, and what it is set to'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from config" -f -a "get" -d 'Show what one name is set to'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from config" -f -a "set" -d 'Set a name in config.toml; an empty value removes it'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from db" -f -a "path" -d 'Show where the journal\'s file is'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from db" -f -a "check" -d 'Look through the whole file of the journal; nothing is changed'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from db" -f -a "backup" -d 'Copy the journal into a file: meals, own foods, settings, body values, what can be undone'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from db" -f -a "restore" -d 'Put a copy in the place of the journal; what was there is kept in backups/'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from key" -f -a "create" -d 'Make a key for journal serve; it is shown once'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from key" -f -a "list" -d 'List keys, newest first'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from key" -f -a "revoke" -d 'Revoke a key; it stops working with the next request'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from user" -f -a "add" -d 'Add a person, who gets a journal of their own'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from user" -f -a "list" -d 'List the people of a folder, by name'
complete -c journal -n "__fish_journal_using_subcommand help; and __fish_seen_subcommand_from user" -f -a "remove" -d 'Remove a person with their journal, photos and keys, for good'

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
complete -c journal -n '__fish_journal_using_subcommand help; and test (commandline -opc)[-1] = help' -f -a quick-text -d 'What is eaten, as you would say it'
complete -c journal -n '__fish_journal_using_subcommand help; and test (commandline -opc)[-1] = help' -f -a dates -d 'How times and days are written and understood'
complete -c journal -n '__fish_journal_using_subcommand help; and test (commandline -opc)[-1] = help' -f -a exit-codes -d 'What a script reads from a command that ended'
complete -c journal -n '__fish_journal_using_subcommand help; and test (commandline -opc)[-1] = help' -f -a imports -d 'What an import into the catalogue changes, and what its counts mean'
