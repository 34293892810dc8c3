
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'journal' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'journal'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'journal' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Log a meal that was eaten')
            [CompletionResult]::new('plan', 'plan', [CompletionResultType]::ParameterValue, 'Plan a meal ahead; log it later with: journal eat ID')
            [CompletionResult]::new('eat', 'eat', [CompletionResultType]::ParameterValue, 'Log a planned meal as eaten')
            [CompletionResult]::new('again', 'again', [CompletionResultType]::ParameterValue, 'Eat the same again: a meal or a day, yesterday''s when left out')
            [CompletionResult]::new('today', 'today', [CompletionResultType]::ParameterValue, 'Show how a day stands: meals, sums, targets')
            [CompletionResult]::new('find', 'find', [CompletionResultType]::ParameterValue, 'Find foods in all libraries at once')
            [CompletionResult]::new('report', 'report', [CompletionResultType]::ParameterValue, 'Sum up what was eaten, by day, week or month')
            [CompletionResult]::new('undo', 'undo', [CompletionResultType]::ParameterValue, 'Take back what the last command changed: meals, foods, settings')
            [CompletionResult]::new('redo', 'redo', [CompletionResultType]::ParameterValue, 'Do again what was undone last, until something else is changed')
            [CompletionResult]::new('meal', 'meal', [CompletionResultType]::ParameterValue, 'Meals: log, plan, list, show, copy, change, delete')
            [CompletionResult]::new('food', 'food', [CompletionResultType]::ParameterValue, 'Foods: search, show, save, change, copy, pin, delete')
            [CompletionResult]::new('recipe', 'recipe', [CompletionResultType]::ParameterValue, 'Recipes: save')
            [CompletionResult]::new('correction', 'correction', [CompletionResultType]::ParameterValue, 'Corrections: the changes you proposed to catalogue products')
            [CompletionResult]::new('settings', 'settings', [CompletionResultType]::ParameterValue, 'Settings: targets, preferences and body measurements')
            [CompletionResult]::new('target', 'target', [CompletionResultType]::ParameterValue, 'Daily targets: set, clear, show')
            [CompletionResult]::new('preference', 'preference', [CompletionResultType]::ParameterValue, 'Preferences: units, deviceUnits, showTargets, assistantShortcut')
            [CompletionResult]::new('body', 'body', [CompletionResultType]::ParameterValue, 'Body measurements: weight, height, age, sex, activity')
            [CompletionResult]::new('photo', 'photo', [CompletionResultType]::ParameterValue, 'Photos: take them into a local journal')
            [CompletionResult]::new('catalog', 'catalog', [CompletionResultType]::ParameterValue, 'The catalogue: import foods, see what there is, review corrections')
            [CompletionResult]::new('export', 'export', [CompletionResultType]::ParameterValue, 'Write out everything: meals, own foods and recipes, settings')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Import what `journal export` wrote, or the diary of another program')
            [CompletionResult]::new('api', 'api', [CompletionResultType]::ParameterValue, 'Call an operation of the API and print the body it answers')
            [CompletionResult]::new('context', 'context', [CompletionResultType]::ParameterValue, 'Contexts: the journals you have, on disk and over HTTP')
            [CompletionResult]::new('auth', 'auth', [CompletionResultType]::ParameterValue, 'Keys to journals over HTTP: store one, see which is used, forget it')
            [CompletionResult]::new('config', 'config', [CompletionResultType]::ParameterValue, 'The configuration: the zone, the context that is meant, the times of day, aliases')
            [CompletionResult]::new('db', 'db', [CompletionResultType]::ParameterValue, 'The file of a journal on disk: where it is, whether it is whole, copies of it')
            [CompletionResult]::new('serve', 'serve', [CompletionResultType]::ParameterValue, 'Answer this journal, or several people''s, over HTTP to those who have a key')
            [CompletionResult]::new('key', 'key', [CompletionResultType]::ParameterValue, 'Keys: create, list, revoke')
            [CompletionResult]::new('user', 'user', [CompletionResultType]::ParameterValue, 'Several people''s journals in one folder: add, list, remove')
            [CompletionResult]::new('doctor', 'doctor', [CompletionResultType]::ParameterValue, 'Look whether the configuration, the journal, the key and the terminal are well')
            [CompletionResult]::new('about', 'about', [CompletionResultType]::ParameterValue, 'Show the version, the data in this program and its licences')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print completions for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print the man page of a command, or write all of them into a folder')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;log' {
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What to call the meal')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'A note about it')
            [CompletionResult]::new('--photo', '--photo', [CompletionResultType]::ParameterName, 'A photo to keep with it')
            [CompletionResult]::new('--image', '--image', [CompletionResultType]::ParameterName, 'A link to an image')
            [CompletionResult]::new('--pick', '--pick', [CompletionResultType]::ParameterName, 'Which of several foods to take, counted from 1; once for each item that may be several, and no more')
            [CompletionResult]::new('--library', '--library', [CompletionResultType]::ParameterName, 'The only library to look in: mine, off, service or composition')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;plan' {
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What to call the meal')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'A note about it')
            [CompletionResult]::new('--photo', '--photo', [CompletionResultType]::ParameterName, 'A photo to keep with it')
            [CompletionResult]::new('--image', '--image', [CompletionResultType]::ParameterName, 'A link to an image')
            [CompletionResult]::new('--pick', '--pick', [CompletionResultType]::ParameterName, 'Which of several foods to take, counted from 1; once for each item that may be several, and no more')
            [CompletionResult]::new('--library', '--library', [CompletionResultType]::ParameterName, 'The only library to look in: mine, off, service or composition')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--list', '--list', [CompletionResultType]::ParameterName, 'List what is planned, as meal list --state planned --all does')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;eat' {
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'When it was eaten, if not as planned')
            [CompletionResult]::new('--scale', '--scale', [CompletionResultType]::ParameterName, 'How much of it was eaten: 0.5, 1/2, 2')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;again' {
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'When: 8am, "today 7:30"; a day alone keeps the time of day')
            [CompletionResult]::new('--scale', '--scale', [CompletionResultType]::ParameterName, 'How much of it: 0.5, 1/2, 2')
            [CompletionResult]::new('--without', '--without', [CompletionResultType]::ParameterName, 'Leave this food out, by name or library/key; may stand several times')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;today' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;find' {
            [CompletionResult]::new('--library', '--library', [CompletionResultType]::ParameterName, 'Look in this library alone, as food search does: mine, off, service or composition')
            [CompletionResult]::new('--region', '--region', [CompletionResultType]::ParameterName, 'List products of this country first: two letters')
            [CompletionResult]::new('--locale', '--locale', [CompletionResultType]::ParameterName, 'Name foods in this language where possible: fr, de')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'Leave out so many of the first')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'At most so many of each library, 1 to 100; 8 when left out')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Every one, page after page')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;report' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'The first day: mon, -30d, 2026-11-01; left out, seven days, eight weeks or twelve months')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'The last day')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'What a row is: day, week (from Monday) or month')
            [CompletionResult]::new('--html', '--html', [CompletionResultType]::ParameterName, 'Write a page to this file instead; - is standard output')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--chart', '--chart', [CompletionResultType]::ParameterName, 'Draw charts too: energy as bars, protein, carbohydrate and fat as lines')
            [CompletionResult]::new('--items', '--items', [CompletionResultType]::ParameterName, 'List every item that was eaten, one a row')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;undo' {
            [CompletionResult]::new('--take-over', '--take-over', [CompletionResultType]::ParameterName, 'Have what was changed on a service with another key on this key''s list; asks first, or needs --yes')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--list', '--list', [CompletionResultType]::ParameterName, 'Show what can be undone and redone')
            [CompletionResult]::new('--forget', '--forget', [CompletionResultType]::ParameterName, 'Empty the list; asks first, or needs --yes')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;redo' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Log a meal that was eaten')
            [CompletionResult]::new('plan', 'plan', [CompletionResultType]::ParameterValue, 'Plan a meal ahead; log it later with: journal eat ID')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List meals, newest first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a meal with its items')
            [CompletionResult]::new('edit', 'edit', [CompletionResultType]::ParameterValue, 'Change a meal: its time, name, note or state')
            [CompletionResult]::new('eat', 'eat', [CompletionResultType]::ParameterValue, 'Log a planned meal as eaten')
            [CompletionResult]::new('item', 'item', [CompletionResultType]::ParameterValue, 'Items of a meal: add, set, remove')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete meals, with their history and photos')
            [CompletionResult]::new('copy', 'copy', [CompletionResultType]::ParameterValue, 'Write a meal once more: a logged one as eaten, a planned one as a plan')
            [CompletionResult]::new('history', 'history', [CompletionResultType]::ParameterValue, 'Show a meal as it was before each change (of a local journal)')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Create a meal from the exact body of the API')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a meal with the exact body of the API')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;meal;log' {
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What to call the meal')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'A note about it')
            [CompletionResult]::new('--photo', '--photo', [CompletionResultType]::ParameterName, 'A photo to keep with it')
            [CompletionResult]::new('--image', '--image', [CompletionResultType]::ParameterName, 'A link to an image')
            [CompletionResult]::new('--pick', '--pick', [CompletionResultType]::ParameterName, 'Which of several foods to take, counted from 1; once for each item that may be several, and no more')
            [CompletionResult]::new('--library', '--library', [CompletionResultType]::ParameterName, 'The only library to look in: mine, off, service or composition')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;plan' {
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What to call the meal')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'A note about it')
            [CompletionResult]::new('--photo', '--photo', [CompletionResultType]::ParameterName, 'A photo to keep with it')
            [CompletionResult]::new('--image', '--image', [CompletionResultType]::ParameterName, 'A link to an image')
            [CompletionResult]::new('--pick', '--pick', [CompletionResultType]::ParameterName, 'Which of several foods to take, counted from 1; once for each item that may be several, and no more')
            [CompletionResult]::new('--library', '--library', [CompletionResultType]::ParameterName, 'The only library to look in: mine, off, service or composition')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--list', '--list', [CompletionResultType]::ParameterName, 'List what is planned, as meal list --state planned --all does')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;list' {
            [CompletionResult]::new('--day', '--day', [CompletionResultType]::ParameterName, 'Only meals of this day: today, yesterday, fri, 2026-11-17')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Only meals of this day or later')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Only meals of this day or earlier')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only meals at or after this time; a day alone is all of it and what follows')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Only meals before this time; a day alone is no part of what is shown')
            [CompletionResult]::new('--state', '--state', [CompletionResultType]::ParameterName, 'Only meals that are planned or logged')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'At most so many, 1 to 100; with --all the size of a page')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'Leave out so many of the first')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Every one, page after page')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;show' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;edit' {
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'When it was eaten: a time of day alone keeps its day, a day alone its time of day')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What to call it')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'A note about it')
            [CompletionResult]::new('--state', '--state', [CompletionResultType]::ParameterName, 'planned or logged')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Change it in an editor: VISUAL, else EDITOR, else vi')
            [CompletionResult]::new('--editor', '--editor', [CompletionResultType]::ParameterName, 'Change it in an editor: VISUAL, else EDITOR, else vi')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;eat' {
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'When it was eaten, if not as planned')
            [CompletionResult]::new('--scale', '--scale', [CompletionResultType]::ParameterName, 'How much of it was eaten: 0.5, 1/2, 2')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;item' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add to a meal what was forgotten')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Say anew what an item of a meal is, or how much of it')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Take items out of a meal')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;meal;item;add' {
            [CompletionResult]::new('--pick', '--pick', [CompletionResultType]::ParameterName, 'Which of several foods to take, counted from 1; once for each item that may be several, and no more')
            [CompletionResult]::new('--library', '--library', [CompletionResultType]::ParameterName, 'The only library to look in: mine, off, service or composition')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;item;set' {
            [CompletionResult]::new('--pick', '--pick', [CompletionResultType]::ParameterName, 'Which of several foods to take, counted from 1; once for each item that may be several, and no more')
            [CompletionResult]::new('--library', '--library', [CompletionResultType]::ParameterName, 'The only library to look in: mine, off, service or composition')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;item;remove' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;item;help' {
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add to a meal what was forgotten')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Say anew what an item of a meal is, or how much of it')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Take items out of a meal')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;meal;item;help;add' {
            break
        }
        'journal;meal;item;help;set' {
            break
        }
        'journal;meal;item;help;remove' {
            break
        }
        'journal;meal;item;help;help' {
            break
        }
        'journal;meal;delete' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;copy' {
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'When, if not now; a day alone keeps the time of day')
            [CompletionResult]::new('--scale', '--scale', [CompletionResultType]::ParameterName, 'How much of it: 0.5, 1/2, 2')
            [CompletionResult]::new('--without', '--without', [CompletionResultType]::ParameterName, 'Leave this food out, by name or library/key; may stand several times')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;history' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;create' {
            [CompletionResult]::new('--file', '--file', [CompletionResultType]::ParameterName, 'The JSON body; - is standard input')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;update' {
            [CompletionResult]::new('--file', '--file', [CompletionResultType]::ParameterName, 'The JSON body; - is standard input')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;meal;help' {
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Log a meal that was eaten')
            [CompletionResult]::new('plan', 'plan', [CompletionResultType]::ParameterValue, 'Plan a meal ahead; log it later with: journal eat ID')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List meals, newest first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a meal with its items')
            [CompletionResult]::new('edit', 'edit', [CompletionResultType]::ParameterValue, 'Change a meal: its time, name, note or state')
            [CompletionResult]::new('eat', 'eat', [CompletionResultType]::ParameterValue, 'Log a planned meal as eaten')
            [CompletionResult]::new('item', 'item', [CompletionResultType]::ParameterValue, 'Items of a meal: add, set, remove')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete meals, with their history and photos')
            [CompletionResult]::new('copy', 'copy', [CompletionResultType]::ParameterValue, 'Write a meal once more: a logged one as eaten, a planned one as a plan')
            [CompletionResult]::new('history', 'history', [CompletionResultType]::ParameterValue, 'Show a meal as it was before each change (of a local journal)')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Create a meal from the exact body of the API')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a meal with the exact body of the API')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;meal;help;log' {
            break
        }
        'journal;meal;help;plan' {
            break
        }
        'journal;meal;help;list' {
            break
        }
        'journal;meal;help;show' {
            break
        }
        'journal;meal;help;edit' {
            break
        }
        'journal;meal;help;eat' {
            break
        }
        'journal;meal;help;item' {
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add to a meal what was forgotten')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Say anew what an item of a meal is, or how much of it')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Take items out of a meal')
            break
        }
        'journal;meal;help;item;add' {
            break
        }
        'journal;meal;help;item;set' {
            break
        }
        'journal;meal;help;item;remove' {
            break
        }
        'journal;meal;help;delete' {
            break
        }
        'journal;meal;help;copy' {
            break
        }
        'journal;meal;help;history' {
            break
        }
        'journal;meal;help;create' {
            break
        }
        'journal;meal;help;update' {
            break
        }
        'journal;meal;help;help' {
            break
        }
        'journal;food' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('search', 'search', [CompletionResultType]::ParameterValue, 'Find foods of one library by words of name or brand, or by barcode')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a food')
            [CompletionResult]::new('save', 'save', [CompletionResultType]::ParameterValue, 'Save a food of your own')
            [CompletionResult]::new('edit', 'edit', [CompletionResultType]::ParameterValue, 'Change a food of your own; what is not given stays')
            [CompletionResult]::new('copy', 'copy', [CompletionResultType]::ParameterValue, 'Save a food of a catalogue as one of your own, with what you say of it changed')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a food of your own; meals and recipes that have it keep it')
            [CompletionResult]::new('pin', 'pin', [CompletionResultType]::ParameterValue, 'Give a food a name of your own, which comes before all others, or list the names')
            [CompletionResult]::new('unpin', 'unpin', [CompletionResultType]::ParameterValue, 'Take a name of your own from a food; the food stays')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Save a food or recipe from the exact body of the API')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;food;search' {
            [CompletionResult]::new('--library', '--library', [CompletionResultType]::ParameterName, 'mine, off, service or composition')
            [CompletionResult]::new('--region', '--region', [CompletionResultType]::ParameterName, 'List products of this country first: two letters')
            [CompletionResult]::new('--locale', '--locale', [CompletionResultType]::ParameterName, 'Name foods in this language where possible: fr, de')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'At most so many, 1 to 100; with --all the size of a page')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'Leave out so many of the first')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Every one, page after page')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;food;show' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;food;save' {
            [CompletionResult]::new('--per', '--per', [CompletionResultType]::ParameterName, 'How much the values are for: 100g, 250ml, serving')
            [CompletionResult]::new('--kcal', '--kcal', [CompletionResultType]::ParameterName, 'Energy in kilocalories')
            [CompletionResult]::new('--kj', '--kj', [CompletionResultType]::ParameterName, 'Energy in kilojoules, instead of --kcal')
            [CompletionResult]::new('--protein', '--protein', [CompletionResultType]::ParameterName, 'Protein in grams')
            [CompletionResult]::new('--carbs', '--carbs', [CompletionResultType]::ParameterName, 'Available carbohydrate in grams, fibre not counted')
            [CompletionResult]::new('--fat', '--fat', [CompletionResultType]::ParameterName, 'Fat in grams')
            [CompletionResult]::new('--saturated-fat', '--saturated-fat', [CompletionResultType]::ParameterName, 'Saturated fat in grams')
            [CompletionResult]::new('--sugars', '--sugars', [CompletionResultType]::ParameterName, 'Sugars in grams')
            [CompletionResult]::new('--fibre', '--fibre', [CompletionResultType]::ParameterName, 'Fibre in grams')
            [CompletionResult]::new('--salt', '--salt', [CompletionResultType]::ParameterName, 'Salt in grams')
            [CompletionResult]::new('--sodium-mg', '--sodium-mg', [CompletionResultType]::ParameterName, 'Sodium in milligrams, instead of --salt')
            [CompletionResult]::new('--brand', '--brand', [CompletionResultType]::ParameterName, 'The brand')
            [CompletionResult]::new('--barcode', '--barcode', [CompletionResultType]::ParameterName, 'The barcode, 8 to 14 digits')
            [CompletionResult]::new('--measure', '--measure', [CompletionResultType]::ParameterName, 'A household measure: "bowl=60g"; may stand several times')
            [CompletionResult]::new('--portion', '--portion', [CompletionResultType]::ParameterName, 'What is eaten when nobody says how much, and no measure does (whole, medium, one called like the food): "1 bowl"')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'A note')
            [CompletionResult]::new('--composition', '--composition', [CompletionResultType]::ParameterName, 'The ingredients as printed on the label')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;food;edit' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'A new name')
            [CompletionResult]::new('--servings', '--servings', [CompletionResultType]::ParameterName, 'How many servings it makes, of a recipe')
            [CompletionResult]::new('--per', '--per', [CompletionResultType]::ParameterName, 'How much the values are for: 100g, 250ml, serving')
            [CompletionResult]::new('--kcal', '--kcal', [CompletionResultType]::ParameterName, 'Energy in kilocalories')
            [CompletionResult]::new('--kj', '--kj', [CompletionResultType]::ParameterName, 'Energy in kilojoules, instead of --kcal')
            [CompletionResult]::new('--protein', '--protein', [CompletionResultType]::ParameterName, 'Protein in grams')
            [CompletionResult]::new('--carbs', '--carbs', [CompletionResultType]::ParameterName, 'Available carbohydrate in grams, fibre not counted')
            [CompletionResult]::new('--fat', '--fat', [CompletionResultType]::ParameterName, 'Fat in grams')
            [CompletionResult]::new('--saturated-fat', '--saturated-fat', [CompletionResultType]::ParameterName, 'Saturated fat in grams')
            [CompletionResult]::new('--sugars', '--sugars', [CompletionResultType]::ParameterName, 'Sugars in grams')
            [CompletionResult]::new('--fibre', '--fibre', [CompletionResultType]::ParameterName, 'Fibre in grams')
            [CompletionResult]::new('--salt', '--salt', [CompletionResultType]::ParameterName, 'Salt in grams')
            [CompletionResult]::new('--sodium-mg', '--sodium-mg', [CompletionResultType]::ParameterName, 'Sodium in milligrams, instead of --salt')
            [CompletionResult]::new('--brand', '--brand', [CompletionResultType]::ParameterName, 'The brand')
            [CompletionResult]::new('--barcode', '--barcode', [CompletionResultType]::ParameterName, 'The barcode, 8 to 14 digits')
            [CompletionResult]::new('--measure', '--measure', [CompletionResultType]::ParameterName, 'A household measure: "bowl=60g"; may stand several times')
            [CompletionResult]::new('--portion', '--portion', [CompletionResultType]::ParameterName, 'What is eaten when nobody says how much, and no measure does (whole, medium, one called like the food): "1 bowl"')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'A note')
            [CompletionResult]::new('--composition', '--composition', [CompletionResultType]::ParameterName, 'The ingredients as printed on the label')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Change it in an editor: VISUAL, else EDITOR, else vi')
            [CompletionResult]::new('--editor', '--editor', [CompletionResultType]::ParameterName, 'Change it in an editor: VISUAL, else EDITOR, else vi')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;food;copy' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Another name')
            [CompletionResult]::new('--per', '--per', [CompletionResultType]::ParameterName, 'How much the values are for: 100g, 250ml, serving')
            [CompletionResult]::new('--kcal', '--kcal', [CompletionResultType]::ParameterName, 'Energy in kilocalories')
            [CompletionResult]::new('--kj', '--kj', [CompletionResultType]::ParameterName, 'Energy in kilojoules, instead of --kcal')
            [CompletionResult]::new('--protein', '--protein', [CompletionResultType]::ParameterName, 'Protein in grams')
            [CompletionResult]::new('--carbs', '--carbs', [CompletionResultType]::ParameterName, 'Available carbohydrate in grams, fibre not counted')
            [CompletionResult]::new('--fat', '--fat', [CompletionResultType]::ParameterName, 'Fat in grams')
            [CompletionResult]::new('--saturated-fat', '--saturated-fat', [CompletionResultType]::ParameterName, 'Saturated fat in grams')
            [CompletionResult]::new('--sugars', '--sugars', [CompletionResultType]::ParameterName, 'Sugars in grams')
            [CompletionResult]::new('--fibre', '--fibre', [CompletionResultType]::ParameterName, 'Fibre in grams')
            [CompletionResult]::new('--salt', '--salt', [CompletionResultType]::ParameterName, 'Salt in grams')
            [CompletionResult]::new('--sodium-mg', '--sodium-mg', [CompletionResultType]::ParameterName, 'Sodium in milligrams, instead of --salt')
            [CompletionResult]::new('--brand', '--brand', [CompletionResultType]::ParameterName, 'The brand')
            [CompletionResult]::new('--barcode', '--barcode', [CompletionResultType]::ParameterName, 'The barcode, 8 to 14 digits')
            [CompletionResult]::new('--measure', '--measure', [CompletionResultType]::ParameterName, 'A household measure: "bowl=60g"; may stand several times')
            [CompletionResult]::new('--portion', '--portion', [CompletionResultType]::ParameterName, 'What is eaten when nobody says how much, and no measure does (whole, medium, one called like the food): "1 bowl"')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'A note')
            [CompletionResult]::new('--composition', '--composition', [CompletionResultType]::ParameterName, 'The ingredients as printed on the label')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;food;delete' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;food;pin' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;food;unpin' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;food;create' {
            [CompletionResult]::new('--file', '--file', [CompletionResultType]::ParameterName, 'The JSON body; - is standard input')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;food;help' {
            [CompletionResult]::new('search', 'search', [CompletionResultType]::ParameterValue, 'Find foods of one library by words of name or brand, or by barcode')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a food')
            [CompletionResult]::new('save', 'save', [CompletionResultType]::ParameterValue, 'Save a food of your own')
            [CompletionResult]::new('edit', 'edit', [CompletionResultType]::ParameterValue, 'Change a food of your own; what is not given stays')
            [CompletionResult]::new('copy', 'copy', [CompletionResultType]::ParameterValue, 'Save a food of a catalogue as one of your own, with what you say of it changed')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a food of your own; meals and recipes that have it keep it')
            [CompletionResult]::new('pin', 'pin', [CompletionResultType]::ParameterValue, 'Give a food a name of your own, which comes before all others, or list the names')
            [CompletionResult]::new('unpin', 'unpin', [CompletionResultType]::ParameterValue, 'Take a name of your own from a food; the food stays')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Save a food or recipe from the exact body of the API')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;food;help;search' {
            break
        }
        'journal;food;help;show' {
            break
        }
        'journal;food;help;save' {
            break
        }
        'journal;food;help;edit' {
            break
        }
        'journal;food;help;copy' {
            break
        }
        'journal;food;help;delete' {
            break
        }
        'journal;food;help;pin' {
            break
        }
        'journal;food;help;unpin' {
            break
        }
        'journal;food;help;create' {
            break
        }
        'journal;food;help;help' {
            break
        }
        'journal;recipe' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('save', 'save', [CompletionResultType]::ParameterValue, 'Save a recipe; its nutrition is added up from the ingredients')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;recipe;save' {
            [CompletionResult]::new('--servings', '--servings', [CompletionResultType]::ParameterName, 'How many servings it makes')
            [CompletionResult]::new('--ingredient', '--ingredient', [CompletionResultType]::ParameterName, 'An ingredient: "200 g flour"; may stand several times')
            [CompletionResult]::new('--step', '--step', [CompletionResultType]::ParameterName, 'A step; may stand several times')
            [CompletionResult]::new('--minutes', '--minutes', [CompletionResultType]::ParameterName, 'How many minutes it takes')
            [CompletionResult]::new('--cooked-weight', '--cooked-weight', [CompletionResultType]::ParameterName, 'What all of it weighs when cooked: then it can be logged by weight')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;recipe;help' {
            [CompletionResult]::new('save', 'save', [CompletionResultType]::ParameterValue, 'Save a recipe; its nutrition is added up from the ingredients')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;recipe;help;save' {
            break
        }
        'journal;recipe;help;help' {
            break
        }
        'journal;correction' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List proposed corrections with their review, newest first')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;correction;list' {
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'At most so many, 1 to 100; with --all the size of a page')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'Leave out so many of the first')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Every one, page after page')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;correction;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List proposed corrections with their review, newest first')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;correction;help;list' {
            break
        }
        'journal;correction;help;help' {
            break
        }
        'journal;settings' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show all settings')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change settings with the exact body of the API')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;settings;show' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;settings;update' {
            [CompletionResult]::new('--file', '--file', [CompletionResultType]::ParameterName, 'The JSON body; - is standard input')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;settings;help' {
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show all settings')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change settings with the exact body of the API')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;settings;help;show' {
            break
        }
        'journal;settings;help;update' {
            break
        }
        'journal;settings;help;help' {
            break
        }
        'journal;target' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set daily targets; those left out stay as they are on the first day')
            [CompletionResult]::new('clear', 'clear', [CompletionResultType]::ParameterValue, 'Have no targets from a day on')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show all targets, or those of a day')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;target;set' {
            [CompletionResult]::new('--kcal', '--kcal', [CompletionResultType]::ParameterName, 'Kilocalories')
            [CompletionResult]::new('--protein', '--protein', [CompletionResultType]::ParameterName, 'Grams of protein')
            [CompletionResult]::new('--carbs', '--carbs', [CompletionResultType]::ParameterName, 'Grams of carbohydrate')
            [CompletionResult]::new('--fat', '--fat', [CompletionResultType]::ParameterName, 'Grams of fat')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'The first day: today, mon, 17 nov, 2026-12-01; of several the next')
            [CompletionResult]::new('--through', '--through', [CompletionResultType]::ParameterName, 'The last day: sun is the next from the first on; left out, it holds from then on')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;target;clear' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'The first day: today, mon, 17 nov, 2026-12-01; of several the next')
            [CompletionResult]::new('--through', '--through', [CompletionResultType]::ParameterName, 'The last day: sun is the next from the first on; left out, it holds from then on')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;target;show' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;target;help' {
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set daily targets; those left out stay as they are on the first day')
            [CompletionResult]::new('clear', 'clear', [CompletionResultType]::ParameterValue, 'Have no targets from a day on')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show all targets, or those of a day')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;target;help;set' {
            break
        }
        'journal;target;help;clear' {
            break
        }
        'journal;target;help;show' {
            break
        }
        'journal;target;help;help' {
            break
        }
        'journal;preference' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show preferences')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set a preference')
            [CompletionResult]::new('unset', 'unset', [CompletionResultType]::ParameterValue, 'Clear a preference')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;preference;show' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;preference;set' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;preference;unset' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;preference;help' {
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show preferences')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set a preference')
            [CompletionResult]::new('unset', 'unset', [CompletionResultType]::ParameterValue, 'Clear a preference')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;preference;help;show' {
            break
        }
        'journal;preference;help;set' {
            break
        }
        'journal;preference;help;unset' {
            break
        }
        'journal;preference;help;help' {
            break
        }
        'journal;body' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show body measurements')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set body measurements as they are now; to keep them over time: journal body log')
            [CompletionResult]::new('unset', 'unset', [CompletionResultType]::ParameterValue, 'Clear a body measurement')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Keep body measurements over time (in a local journal)')
            [CompletionResult]::new('history', 'history', [CompletionResultType]::ParameterValue, 'Show what was measured over time, the latest first (of a local journal)')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;body;show' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;body;set' {
            [CompletionResult]::new('--weight', '--weight', [CompletionResultType]::ParameterName, '72.5kg, 170lb, "11st 6lb"; a number alone is kilograms, or pounds where units are imperial; with uk it has to have its unit')
            [CompletionResult]::new('--height', '--height', [CompletionResultType]::ParameterName, '180, 180cm, 1.8m, 5ft11in; a number alone is centimetres')
            [CompletionResult]::new('--age', '--age', [CompletionResultType]::ParameterName, 'Years, 1 to 130')
            [CompletionResult]::new('--sex', '--sex', [CompletionResultType]::ParameterName, 'female, male or unspecified')
            [CompletionResult]::new('--activity', '--activity', [CompletionResultType]::ParameterName, 'sitting, somewhat or very')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;body;unset' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;body;log' {
            [CompletionResult]::new('--weight', '--weight', [CompletionResultType]::ParameterName, '72.5kg, 170lb, "11st 6lb"; a number alone is kilograms, or pounds where units are imperial; with uk it has to have its unit')
            [CompletionResult]::new('--height', '--height', [CompletionResultType]::ParameterName, '180, 180cm, 1.8m, 5ft11in; a number alone is centimetres')
            [CompletionResult]::new('--age', '--age', [CompletionResultType]::ParameterName, 'Years, 1 to 130')
            [CompletionResult]::new('--sex', '--sex', [CompletionResultType]::ParameterName, 'female, male or unspecified')
            [CompletionResult]::new('--activity', '--activity', [CompletionResultType]::ParameterName, 'sitting, somewhat or very')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'When: 7am, yesterday, 2026-11-17T08:30')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;body;history' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;body;help' {
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show body measurements')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set body measurements as they are now; to keep them over time: journal body log')
            [CompletionResult]::new('unset', 'unset', [CompletionResultType]::ParameterValue, 'Clear a body measurement')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Keep body measurements over time (in a local journal)')
            [CompletionResult]::new('history', 'history', [CompletionResultType]::ParameterValue, 'Show what was measured over time, the latest first (of a local journal)')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;body;help;show' {
            break
        }
        'journal;body;help;set' {
            break
        }
        'journal;body;help;unset' {
            break
        }
        'journal;body;help;log' {
            break
        }
        'journal;body;help;history' {
            break
        }
        'journal;body;help;help' {
            break
        }
        'journal;photo' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Take a photo in and print the path that meals and foods show it by')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;photo;add' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;photo;help' {
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Take a photo in and print the path that meals and foods show it by')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;photo;help;add' {
            break
        }
        'journal;photo;help;help' {
            break
        }
        'journal;catalog' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Add foods to the catalogue from a file, a folder, a zip, or standard input')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show what the catalogue holds, from which files and under which licences')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Take a library out of the catalogue')
            [CompletionResult]::new('review', 'review', [CompletionResultType]::ParameterValue, 'Corrections that people proposed to catalogue foods: list, accept, reject')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;catalog;import' {
            [CompletionResult]::new('--country', '--country', [CompletionResultType]::ParameterName, 'Only foods sold in this country: FR; of a row without countries, those that are known count')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'No more than so many foods; where that ends the reading, notInFile is not told')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'Write what was left out, dropped, mended or merged to a file, a JSON object a line')
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'The folder of several people''s journals; else your own data folder')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;catalog;status' {
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'The folder of several people''s journals; else your own data folder')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;catalog;remove' {
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'The folder of several people''s journals; else your own data folder')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;catalog;review' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List what waits for a review, in all journals of the folder, the oldest first')
            [CompletionResult]::new('accept', 'accept', [CompletionResultType]::ParameterValue, 'Take corrections over into the catalogue')
            [CompletionResult]::new('reject', 'reject', [CompletionResultType]::ParameterValue, 'Turn a correction down')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;catalog;review;list' {
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'The folder of several people''s journals; else your own data folder')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;catalog;review;accept' {
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'What to tell whoever proposed it')
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'The folder of several people''s journals; else your own data folder')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--overwrite', '--overwrite', [CompletionResultType]::ParameterName, 'Also over what has changed in the product since it was proposed')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;catalog;review;reject' {
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'Why, for whoever proposed it')
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'The folder of several people''s journals; else your own data folder')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;catalog;review;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List what waits for a review, in all journals of the folder, the oldest first')
            [CompletionResult]::new('accept', 'accept', [CompletionResultType]::ParameterValue, 'Take corrections over into the catalogue')
            [CompletionResult]::new('reject', 'reject', [CompletionResultType]::ParameterValue, 'Turn a correction down')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;catalog;review;help;list' {
            break
        }
        'journal;catalog;review;help;accept' {
            break
        }
        'journal;catalog;review;help;reject' {
            break
        }
        'journal;catalog;review;help;help' {
            break
        }
        'journal;catalog;help' {
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Add foods to the catalogue from a file, a folder, a zip, or standard input')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show what the catalogue holds, from which files and under which licences')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Take a library out of the catalogue')
            [CompletionResult]::new('review', 'review', [CompletionResultType]::ParameterValue, 'Corrections that people proposed to catalogue foods: list, accept, reject')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;catalog;help;import' {
            break
        }
        'journal;catalog;help;status' {
            break
        }
        'journal;catalog;help;remove' {
            break
        }
        'journal;catalog;help;review' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List what waits for a review, in all journals of the folder, the oldest first')
            [CompletionResult]::new('accept', 'accept', [CompletionResultType]::ParameterValue, 'Take corrections over into the catalogue')
            [CompletionResult]::new('reject', 'reject', [CompletionResultType]::ParameterValue, 'Turn a correction down')
            break
        }
        'journal;catalog;help;review;list' {
            break
        }
        'journal;catalog;help;review;accept' {
            break
        }
        'journal;catalog;help;review;reject' {
            break
        }
        'journal;catalog;help;help' {
            break
        }
        'journal;export' {
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'The file to write, whole and for you alone; - or none is standard output')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'The file to write, whole and for you alone; - or none is standard output')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;import' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Which program wrote it: journal, cronometer, myfitnesspal, opennutritracker')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;api' {
            [CompletionResult]::new('-f', '-f', [CompletionResultType]::ParameterName, 'A query parameter, or id; may stand several times')
            [CompletionResult]::new('--field', '--field', [CompletionResultType]::ParameterName, 'A query parameter, or id; may stand several times')
            [CompletionResult]::new('--file', '--file', [CompletionResultType]::ParameterName, 'The JSON body; - is standard input')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;context' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add a journal: a service by its base URL, or another file')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the contexts, and which of them is asked now')
            [CompletionResult]::new('use', 'use', [CompletionResultType]::ParameterValue, 'Choose the context that is meant where nothing nearer says another')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a context; without a name the one that is asked now')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Remove a context and its stored key; the file of a journal stays')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;context;add' {
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'The base URL of a service: https, or http to this machine alone')
            [CompletionResult]::new('--path', '--path', [CompletionResultType]::ParameterName, 'The file of a journal; it is made when it is first used')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;context;list' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;context;use' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;context;show' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;context;remove' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;context;help' {
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add a journal: a service by its base URL, or another file')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the contexts, and which of them is asked now')
            [CompletionResult]::new('use', 'use', [CompletionResultType]::ParameterValue, 'Choose the context that is meant where nothing nearer says another')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a context; without a name the one that is asked now')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Remove a context and its stored key; the file of a journal stays')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;context;help;add' {
            break
        }
        'journal;context;help;list' {
            break
        }
        'journal;context;help;use' {
            break
        }
        'journal;context;help;show' {
            break
        }
        'journal;context;help;remove' {
            break
        }
        'journal;context;help;help' {
            break
        }
        'journal;auth' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('login', 'login', [CompletionResultType]::ParameterValue, 'Store the key of a journal over HTTP')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show which key is used and where it comes from; never the key')
            [CompletionResult]::new('logout', 'logout', [CompletionResultType]::ParameterValue, 'Forget the stored key, or the command that prints it')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;auth;login' {
            [CompletionResult]::new('--key-command', '--key-command', [CompletionResultType]::ParameterName, 'Keep no key but this command, which prints it whenever it is needed')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--with-key', '--with-key', [CompletionResultType]::ParameterName, 'Read the key from standard input')
            [CompletionResult]::new('--insecure-storage', '--insecure-storage', [CompletionResultType]::ParameterName, 'Keep the key in plain text, in credentials.toml, which you alone may read')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;auth;status' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;auth;logout' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;auth;help' {
            [CompletionResult]::new('login', 'login', [CompletionResultType]::ParameterValue, 'Store the key of a journal over HTTP')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show which key is used and where it comes from; never the key')
            [CompletionResult]::new('logout', 'logout', [CompletionResultType]::ParameterValue, 'Forget the stored key, or the command that prints it')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;auth;help;login' {
            break
        }
        'journal;auth;help;status' {
            break
        }
        'journal;auth;help;logout' {
            break
        }
        'journal;auth;help;help' {
            break
        }
        'journal;config' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('path', 'path', [CompletionResultType]::ParameterValue, 'Show where config.toml is')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List what can be set, and what it is set to')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show what one name is set to')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set a name in config.toml; an empty value removes it')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;config;path' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;config;list' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;config;get' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;config;set' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;config;help' {
            [CompletionResult]::new('path', 'path', [CompletionResultType]::ParameterValue, 'Show where config.toml is')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List what can be set, and what it is set to')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show what one name is set to')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set a name in config.toml; an empty value removes it')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;config;help;path' {
            break
        }
        'journal;config;help;list' {
            break
        }
        'journal;config;help;get' {
            break
        }
        'journal;config;help;set' {
            break
        }
        'journal;config;help;help' {
            break
        }
        'journal;db' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('path', 'path', [CompletionResultType]::ParameterValue, 'Show where the journal''s file is')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Look through the whole file of the journal; nothing is changed')
            [CompletionResult]::new('backup', 'backup', [CompletionResultType]::ParameterValue, 'Copy the journal into a file: meals, own foods, settings, body values, what can be undone')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Put a copy in the place of the journal; what was there is kept in backups/')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;db;path' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;db;check' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;db;backup' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;db;restore' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;db;help' {
            [CompletionResult]::new('path', 'path', [CompletionResultType]::ParameterValue, 'Show where the journal''s file is')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Look through the whole file of the journal; nothing is changed')
            [CompletionResult]::new('backup', 'backup', [CompletionResultType]::ParameterValue, 'Copy the journal into a file: meals, own foods, settings, body values, what can be undone')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Put a copy in the place of the journal; what was there is kept in backups/')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;db;help;path' {
            break
        }
        'journal;db;help;check' {
            break
        }
        'journal;db;help;backup' {
            break
        }
        'journal;db;help;restore' {
            break
        }
        'journal;db;help;help' {
            break
        }
        'journal;serve' {
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'Serve the journals of several people, which this folder keeps')
            [CompletionResult]::new('--listen', '--listen', [CompletionResultType]::ParameterName, 'Where to listen; port 0 picks one')
            [CompletionResult]::new('--tls-cert', '--tls-cert', [CompletionResultType]::ParameterName, 'Speak TLS with this chain of certificates (PEM); other machines can then be served')
            [CompletionResult]::new('--tls-key', '--tls-key', [CompletionResultType]::ParameterName, 'The private key of the certificate (PEM)')
            [CompletionResult]::new('--public-host', '--public-host', [CompletionResultType]::ParameterName, 'A host name that is served besides the loopback ones; may stand several times')
            [CompletionResult]::new('--max-body', '--max-body', [CompletionResultType]::ParameterName, 'The largest body that is taken, in bytes')
            [CompletionResult]::new('--rate-limit', '--rate-limit', [CompletionResultType]::ParameterName, 'Requests a minute that each key may make, or off (keys that fail stay at 10)')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--behind-proxy', '--behind-proxy', [CompletionResultType]::ParameterName, 'Stand behind a proxy that speaks TLS: take each client''s address from X-Forwarded-For')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;key' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a key for journal serve; it is shown once')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List keys, newest first')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'Revoke a key; it stops working with the next request')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;key;create' {
            [CompletionResult]::new('--permission', '--permission', [CompletionResultType]::ParameterName, 'read, or read-write')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What to call it, in at most 100 characters')
            [CompletionResult]::new('--expires', '--expires', [CompletionResultType]::ParameterName, 'When it stops working: 90d, 12h, 30m')
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'A folder of several people''s journals, as journal serve --data serves it')
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Whose journal it is, among several')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;key;list' {
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'A folder of several people''s journals, as journal serve --data serves it')
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Whose journal it is, among several')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;key;revoke' {
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'A folder of several people''s journals, as journal serve --data serves it')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;key;help' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a key for journal serve; it is shown once')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List keys, newest first')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'Revoke a key; it stops working with the next request')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;key;help;create' {
            break
        }
        'journal;key;help;list' {
            break
        }
        'journal;key;help;revoke' {
            break
        }
        'journal;key;help;help' {
            break
        }
        'journal;user' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add a person, who gets a journal of their own')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the people of a folder, by name')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Remove a person with their journal, photos and keys, for good')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;user;add' {
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'The folder of the journals; made if it is not there')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;user;list' {
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'The folder of the journals')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;user;remove' {
            [CompletionResult]::new('--data', '--data', [CompletionResultType]::ParameterName, 'The folder of the journals')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;user;help' {
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add a person, who gets a journal of their own')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the people of a folder, by name')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Remove a person with their journal, photos and keys, for good')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;user;help;add' {
            break
        }
        'journal;user;help;list' {
            break
        }
        'journal;user;help;remove' {
            break
        }
        'journal;user;help;help' {
            break
        }
        'journal;doctor' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;about' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;completions' {
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;man' {
            [CompletionResult]::new('--out', '--out', [CompletionResultType]::ParameterName, 'Write every page into this folder instead')
            [CompletionResult]::new('-C', '-C ', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--context', '--context', [CompletionResultType]::ParameterName, 'The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)')
            [CompletionResult]::new('--jq', '--jq', [CompletionResultType]::ParameterName, 'Print what this expression of jq makes of the JSON; texts print as they are')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always, never')
            [CompletionResult]::new('--tz', '--tz', [CompletionResultType]::ParameterName, 'The IANA timezone times are meant in, such as Europe/Berlin')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON: the same as --format json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only the ids of what was written, and no notes but which other journal that was')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Change nothing; show what would be sent')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Answer yes to every question')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask; fail instead (also JOURNAL_NO_INPUT=1)')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'Tell what is asked of which journal, and how long it took; twice: how it was sent')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'journal;help' {
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Log a meal that was eaten')
            [CompletionResult]::new('plan', 'plan', [CompletionResultType]::ParameterValue, 'Plan a meal ahead; log it later with: journal eat ID')
            [CompletionResult]::new('eat', 'eat', [CompletionResultType]::ParameterValue, 'Log a planned meal as eaten')
            [CompletionResult]::new('again', 'again', [CompletionResultType]::ParameterValue, 'Eat the same again: a meal or a day, yesterday''s when left out')
            [CompletionResult]::new('today', 'today', [CompletionResultType]::ParameterValue, 'Show how a day stands: meals, sums, targets')
            [CompletionResult]::new('find', 'find', [CompletionResultType]::ParameterValue, 'Find foods in all libraries at once')
            [CompletionResult]::new('report', 'report', [CompletionResultType]::ParameterValue, 'Sum up what was eaten, by day, week or month')
            [CompletionResult]::new('undo', 'undo', [CompletionResultType]::ParameterValue, 'Take back what the last command changed: meals, foods, settings')
            [CompletionResult]::new('redo', 'redo', [CompletionResultType]::ParameterValue, 'Do again what was undone last, until something else is changed')
            [CompletionResult]::new('meal', 'meal', [CompletionResultType]::ParameterValue, 'Meals: log, plan, list, show, copy, change, delete')
            [CompletionResult]::new('food', 'food', [CompletionResultType]::ParameterValue, 'Foods: search, show, save, change, copy, pin, delete')
            [CompletionResult]::new('recipe', 'recipe', [CompletionResultType]::ParameterValue, 'Recipes: save')
            [CompletionResult]::new('correction', 'correction', [CompletionResultType]::ParameterValue, 'Corrections: the changes you proposed to catalogue products')
            [CompletionResult]::new('settings', 'settings', [CompletionResultType]::ParameterValue, 'Settings: targets, preferences and body measurements')
            [CompletionResult]::new('target', 'target', [CompletionResultType]::ParameterValue, 'Daily targets: set, clear, show')
            [CompletionResult]::new('preference', 'preference', [CompletionResultType]::ParameterValue, 'Preferences: units, deviceUnits, showTargets, assistantShortcut')
            [CompletionResult]::new('body', 'body', [CompletionResultType]::ParameterValue, 'Body measurements: weight, height, age, sex, activity')
            [CompletionResult]::new('photo', 'photo', [CompletionResultType]::ParameterValue, 'Photos: take them into a local journal')
            [CompletionResult]::new('catalog', 'catalog', [CompletionResultType]::ParameterValue, 'The catalogue: import foods, see what there is, review corrections')
            [CompletionResult]::new('export', 'export', [CompletionResultType]::ParameterValue, 'Write out everything: meals, own foods and recipes, settings')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Import what `journal export` wrote, or the diary of another program')
            [CompletionResult]::new('api', 'api', [CompletionResultType]::ParameterValue, 'Call an operation of the API and print the body it answers')
            [CompletionResult]::new('context', 'context', [CompletionResultType]::ParameterValue, 'Contexts: the journals you have, on disk and over HTTP')
            [CompletionResult]::new('auth', 'auth', [CompletionResultType]::ParameterValue, 'Keys to journals over HTTP: store one, see which is used, forget it')
            [CompletionResult]::new('config', 'config', [CompletionResultType]::ParameterValue, 'The configuration: the zone, the context that is meant, the times of day, aliases')
            [CompletionResult]::new('db', 'db', [CompletionResultType]::ParameterValue, 'The file of a journal on disk: where it is, whether it is whole, copies of it')
            [CompletionResult]::new('serve', 'serve', [CompletionResultType]::ParameterValue, 'Answer this journal, or several people''s, over HTTP to those who have a key')
            [CompletionResult]::new('key', 'key', [CompletionResultType]::ParameterValue, 'Keys: create, list, revoke')
            [CompletionResult]::new('user', 'user', [CompletionResultType]::ParameterValue, 'Several people''s journals in one folder: add, list, remove')
            [CompletionResult]::new('doctor', 'doctor', [CompletionResultType]::ParameterValue, 'Look whether the configuration, the journal, the key and the terminal are well')
            [CompletionResult]::new('about', 'about', [CompletionResultType]::ParameterValue, 'Show the version, the data in this program and its licences')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print completions for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print the man page of a command, or write all of them into a folder')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'journal;help;log' {
            break
        }
        'journal;help;plan' {
            break
        }
        'journal;help;eat' {
            break
        }
        'journal;help;again' {
            break
        }
        'journal;help;today' {
            break
        }
        'journal;help;find' {
            break
        }
        'journal;help;report' {
            break
        }
        'journal;help;undo' {
            break
        }
        'journal;help;redo' {
            break
        }
        'journal;help;meal' {
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Log a meal that was eaten')
            [CompletionResult]::new('plan', 'plan', [CompletionResultType]::ParameterValue, 'Plan a meal ahead; log it later with: journal eat ID')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List meals, newest first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a meal with its items')
            [CompletionResult]::new('edit', 'edit', [CompletionResultType]::ParameterValue, 'Change a meal: its time, name, note or state')
            [CompletionResult]::new('eat', 'eat', [CompletionResultType]::ParameterValue, 'Log a planned meal as eaten')
            [CompletionResult]::new('item', 'item', [CompletionResultType]::ParameterValue, 'Items of a meal: add, set, remove')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete meals, with their history and photos')
            [CompletionResult]::new('copy', 'copy', [CompletionResultType]::ParameterValue, 'Write a meal once more: a logged one as eaten, a planned one as a plan')
            [CompletionResult]::new('history', 'history', [CompletionResultType]::ParameterValue, 'Show a meal as it was before each change (of a local journal)')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Create a meal from the exact body of the API')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a meal with the exact body of the API')
            break
        }
        'journal;help;meal;log' {
            break
        }
        'journal;help;meal;plan' {
            break
        }
        'journal;help;meal;list' {
            break
        }
        'journal;help;meal;show' {
            break
        }
        'journal;help;meal;edit' {
            break
        }
        'journal;help;meal;eat' {
            break
        }
        'journal;help;meal;item' {
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add to a meal what was forgotten')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Say anew what an item of a meal is, or how much of it')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Take items out of a meal')
            break
        }
        'journal;help;meal;item;add' {
            break
        }
        'journal;help;meal;item;set' {
            break
        }
        'journal;help;meal;item;remove' {
            break
        }
        'journal;help;meal;delete' {
            break
        }
        'journal;help;meal;copy' {
            break
        }
        'journal;help;meal;history' {
            break
        }
        'journal;help;meal;create' {
            break
        }
        'journal;help;meal;update' {
            break
        }
        'journal;help;food' {
            [CompletionResult]::new('search', 'search', [CompletionResultType]::ParameterValue, 'Find foods of one library by words of name or brand, or by barcode')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a food')
            [CompletionResult]::new('save', 'save', [CompletionResultType]::ParameterValue, 'Save a food of your own')
            [CompletionResult]::new('edit', 'edit', [CompletionResultType]::ParameterValue, 'Change a food of your own; what is not given stays')
            [CompletionResult]::new('copy', 'copy', [CompletionResultType]::ParameterValue, 'Save a food of a catalogue as one of your own, with what you say of it changed')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a food of your own; meals and recipes that have it keep it')
            [CompletionResult]::new('pin', 'pin', [CompletionResultType]::ParameterValue, 'Give a food a name of your own, which comes before all others, or list the names')
            [CompletionResult]::new('unpin', 'unpin', [CompletionResultType]::ParameterValue, 'Take a name of your own from a food; the food stays')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Save a food or recipe from the exact body of the API')
            break
        }
        'journal;help;food;search' {
            break
        }
        'journal;help;food;show' {
            break
        }
        'journal;help;food;save' {
            break
        }
        'journal;help;food;edit' {
            break
        }
        'journal;help;food;copy' {
            break
        }
        'journal;help;food;delete' {
            break
        }
        'journal;help;food;pin' {
            break
        }
        'journal;help;food;unpin' {
            break
        }
        'journal;help;food;create' {
            break
        }
        'journal;help;recipe' {
            [CompletionResult]::new('save', 'save', [CompletionResultType]::ParameterValue, 'Save a recipe; its nutrition is added up from the ingredients')
            break
        }
        'journal;help;recipe;save' {
            break
        }
        'journal;help;correction' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List proposed corrections with their review, newest first')
            break
        }
        'journal;help;correction;list' {
            break
        }
        'journal;help;settings' {
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show all settings')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change settings with the exact body of the API')
            break
        }
        'journal;help;settings;show' {
            break
        }
        'journal;help;settings;update' {
            break
        }
        'journal;help;target' {
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set daily targets; those left out stay as they are on the first day')
            [CompletionResult]::new('clear', 'clear', [CompletionResultType]::ParameterValue, 'Have no targets from a day on')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show all targets, or those of a day')
            break
        }
        'journal;help;target;set' {
            break
        }
        'journal;help;target;clear' {
            break
        }
        'journal;help;target;show' {
            break
        }
        'journal;help;preference' {
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show preferences')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set a preference')
            [CompletionResult]::new('unset', 'unset', [CompletionResultType]::ParameterValue, 'Clear a preference')
            break
        }
        'journal;help;preference;show' {
            break
        }
        'journal;help;preference;set' {
            break
        }
        'journal;help;preference;unset' {
            break
        }
        'journal;help;body' {
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show body measurements')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set body measurements as they are now; to keep them over time: journal body log')
            [CompletionResult]::new('unset', 'unset', [CompletionResultType]::ParameterValue, 'Clear a body measurement')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Keep body measurements over time (in a local journal)')
            [CompletionResult]::new('history', 'history', [CompletionResultType]::ParameterValue, 'Show what was measured over time, the latest first (of a local journal)')
            break
        }
        'journal;help;body;show' {
            break
        }
        'journal;help;body;set' {
            break
        }
        'journal;help;body;unset' {
            break
        }
        'journal;help;body;log' {
            break
        }
        'journal;help;body;history' {
            break
        }
        'journal;help;photo' {
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Take a photo in and print the path that meals and foods show it by')
            break
        }
        'journal;help;photo;add' {
            break
        }
        'journal;help;catalog' {
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Add foods to the catalogue from a file, a folder, a zip, or standard input')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show what the catalogue holds, from which files and under which licences')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Take a library out of the catalogue')
            [CompletionResult]::new('review', 'review', [CompletionResultType]::ParameterValue, 'Corrections that people proposed to catalogue foods: list, accept, reject')
            break
        }
        'journal;help;catalog;import' {
            break
        }
        'journal;help;catalog;status' {
            break
        }
        'journal;help;catalog;remove' {
            break
        }
        'journal;help;catalog;review' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List what waits for a review, in all journals of the folder, the oldest first')
            [CompletionResult]::new('accept', 'accept', [CompletionResultType]::ParameterValue, 'Take corrections over into the catalogue')
            [CompletionResult]::new('reject', 'reject', [CompletionResultType]::ParameterValue, 'Turn a correction down')
            break
        }
        'journal;help;catalog;review;list' {
            break
        }
        'journal;help;catalog;review;accept' {
            break
        }
        'journal;help;catalog;review;reject' {
            break
        }
        'journal;help;export' {
            break
        }
        'journal;help;import' {
            break
        }
        'journal;help;api' {
            break
        }
        'journal;help;context' {
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add a journal: a service by its base URL, or another file')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the contexts, and which of them is asked now')
            [CompletionResult]::new('use', 'use', [CompletionResultType]::ParameterValue, 'Choose the context that is meant where nothing nearer says another')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a context; without a name the one that is asked now')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Remove a context and its stored key; the file of a journal stays')
            break
        }
        'journal;help;context;add' {
            break
        }
        'journal;help;context;list' {
            break
        }
        'journal;help;context;use' {
            break
        }
        'journal;help;context;show' {
            break
        }
        'journal;help;context;remove' {
            break
        }
        'journal;help;auth' {
            [CompletionResult]::new('login', 'login', [CompletionResultType]::ParameterValue, 'Store the key of a journal over HTTP')
            [CompletionResult]::new('status', 'status', [CompletionResultType]::ParameterValue, 'Show which key is used and where it comes from; never the key')
            [CompletionResult]::new('logout', 'logout', [CompletionResultType]::ParameterValue, 'Forget the stored key, or the command that prints it')
            break
        }
        'journal;help;auth;login' {
            break
        }
        'journal;help;auth;status' {
            break
        }
        'journal;help;auth;logout' {
            break
        }
        'journal;help;config' {
            [CompletionResult]::new('path', 'path', [CompletionResultType]::ParameterValue, 'Show where config.toml is')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List what can be set, and what it is set to')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show what one name is set to')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set a name in config.toml; an empty value removes it')
            break
        }
        'journal;help;config;path' {
            break
        }
        'journal;help;config;list' {
            break
        }
        'journal;help;config;get' {
            break
        }
        'journal;help;config;set' {
            break
        }
        'journal;help;db' {
            [CompletionResult]::new('path', 'path', [CompletionResultType]::ParameterValue, 'Show where the journal''s file is')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Look through the whole file of the journal; nothing is changed')
            [CompletionResult]::new('backup', 'backup', [CompletionResultType]::ParameterValue, 'Copy the journal into a file: meals, own foods, settings, body values, what can be undone')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Put a copy in the place of the journal; what was there is kept in backups/')
            break
        }
        'journal;help;db;path' {
            break
        }
        'journal;help;db;check' {
            break
        }
        'journal;help;db;backup' {
            break
        }
        'journal;help;db;restore' {
            break
        }
        'journal;help;serve' {
            break
        }
        'journal;help;key' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a key for journal serve; it is shown once')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List keys, newest first')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'Revoke a key; it stops working with the next request')
            break
        }
        'journal;help;key;create' {
            break
        }
        'journal;help;key;list' {
            break
        }
        'journal;help;key;revoke' {
            break
        }
        'journal;help;user' {
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add a person, who gets a journal of their own')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the people of a folder, by name')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Remove a person with their journal, photos and keys, for good')
            break
        }
        'journal;help;user;add' {
            break
        }
        'journal;help;user;list' {
            break
        }
        'journal;help;user;remove' {
            break
        }
        'journal;help;doctor' {
            break
        }
        'journal;help;about' {
            break
        }
        'journal;help;completions' {
            break
        }
        'journal;help;man' {
            break
        }
        'journal;help;help' {
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
