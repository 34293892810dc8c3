module completions {

  def "nu-complete journal format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal color" [] {
    [ "auto" "always" "never" ]
  }

  export extern journal [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
    --version(-V)             # Print version
  ]

  def "nu-complete journal log library" [] {
    [ "mine" "off" "service" "composition" ]
  }

  def "nu-complete journal log format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal log color" [] {
    [ "auto" "always" "never" ]
  }

  # Log a meal that was eaten
  export extern "journal log" [
    --at: string              # When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30
    --name: string            # What to call the meal
    --note: string            # A note about it
    --photo: path             # A photo to keep with it
    --image: string           # A link to an image
    --pick: string            # Which of several foods to take, counted from 1; once for each item that may be several, and no more
    --library: string@"nu-complete journal log library" # The only library to look in: mine, off, service or composition
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal log format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal log color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    ...phrase: string         # What: "200 g oats, 1 banana"; - reads it from standard input, an item a line; left out, it is asked for on a terminal
  ]

  def "nu-complete journal plan library" [] {
    [ "mine" "off" "service" "composition" ]
  }

  def "nu-complete journal plan format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal plan color" [] {
    [ "auto" "always" "never" ]
  }

  # Plan a meal ahead; log it later with: journal eat ID
  export extern "journal plan" [
    --list                    # List what is planned, as meal list --state planned --all does
    --at: string              # When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30
    --name: string            # What to call the meal
    --note: string            # A note about it
    --photo: path             # A photo to keep with it
    --image: string           # A link to an image
    --pick: string            # Which of several foods to take, counted from 1; once for each item that may be several, and no more
    --library: string@"nu-complete journal plan library" # The only library to look in: mine, off, service or composition
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal plan format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal plan color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    ...phrase: string         # What: "200 g oats, 1 banana"; - reads it from standard input, an item a line; left out, it is asked for on a terminal
  ]

  def "nu-complete journal eat format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal eat color" [] {
    [ "auto" "always" "never" ]
  }

  # Log a planned meal as eaten
  export extern "journal eat" [
    --at: string              # When it was eaten, if not as planned
    --scale: string           # How much of it was eaten: 0.5, 1/2, 2
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal eat format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal eat color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    id: string                # The meal: the first digits of its id, last, last:2
  ]

  def "nu-complete journal again format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal again color" [] {
    [ "auto" "always" "never" ]
  }

  # Eat the same again: a meal or a day, yesterday's when left out
  export extern "journal again" [
    --at: string              # When: 8am, "today 7:30"; a day alone keeps the time of day
    --scale: string           # How much of it: 0.5, 1/2, 2
    --without: string         # Leave this food out, by name or library/key; may stand several times
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal again format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal again color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    day?: string              # The day: yesterday, fri, -2d, 2026-11-17; yesterday when left out
    ...name: string           # The meal: its name, or breakfast, lunch, snack, dinner
  ]

  def "nu-complete journal today format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal today color" [] {
    [ "auto" "always" "never" ]
  }

  # Show how a day stands: meals, sums, targets
  export extern "journal today" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal today format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal today color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    day?: string              # The day: yesterday, fri, 2026-11-17
  ]

  def "nu-complete journal find library" [] {
    [ "mine" "off" "service" "composition" ]
  }

  def "nu-complete journal find format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal find color" [] {
    [ "auto" "always" "never" ]
  }

  # Find foods in all libraries at once
  export extern "journal find" [
    --library: string@"nu-complete journal find library" # Look in this library alone, as food search does: mine, off, service or composition
    --region: string          # List products of this country first: two letters
    --locale: string          # Name foods in this language where possible: fr, de
    --offset: string          # Leave out so many of the first
    --all                     # Every one, page after page
    --limit: string           # At most so many of each library, 1 to 100; 8 when left out
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal find format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal find color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    ...words: string          # Words of name or brand, or a whole barcode
  ]

  def "nu-complete journal report by" [] {
    [ "day" "week" "month" ]
  }

  def "nu-complete journal report format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal report color" [] {
    [ "auto" "always" "never" ]
  }

  # Sum up what was eaten, by day, week or month
  export extern "journal report" [
    --from: string            # The first day: mon, -30d, 2026-11-01; left out, seven days, eight weeks or twelve months
    --to: string              # The last day
    --by: string@"nu-complete journal report by" # What a row is: day, week (from Monday) or month
    --chart                   # Draw charts too: energy as bars, protein, carbohydrate and fat as lines
    --items                   # List every item that was eaten, one a row
    --html: path              # Write a page to this file instead; - is standard output
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal report format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal report color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal undo format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal undo color" [] {
    [ "auto" "always" "never" ]
  }

  # Take back what the last command changed: meals, foods, settings
  export extern "journal undo" [
    --list                    # Show what can be undone and redone
    --forget                  # Empty the list; asks first, or needs --yes
    --take-over: string       # Have what was changed on a service with another key on this key's list; asks first, or needs --yes
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal undo format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal undo color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    count?: string            # How many changes
  ]

  def "nu-complete journal redo format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal redo color" [] {
    [ "auto" "always" "never" ]
  }

  # Do again what was undone last, until something else is changed
  export extern "journal redo" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal redo format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal redo color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    count?: string            # How many changes
  ]

  def "nu-complete journal meal format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal color" [] {
    [ "auto" "always" "never" ]
  }

  # Meals: log, plan, list, show, copy, change, delete
  export extern "journal meal" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal meal log library" [] {
    [ "mine" "off" "service" "composition" ]
  }

  def "nu-complete journal meal log format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal log color" [] {
    [ "auto" "always" "never" ]
  }

  # Log a meal that was eaten
  export extern "journal meal log" [
    --at: string              # When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30
    --name: string            # What to call the meal
    --note: string            # A note about it
    --photo: path             # A photo to keep with it
    --image: string           # A link to an image
    --pick: string            # Which of several foods to take, counted from 1; once for each item that may be several, and no more
    --library: string@"nu-complete journal meal log library" # The only library to look in: mine, off, service or composition
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal log format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal log color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    ...phrase: string         # What: "200 g oats, 1 banana"; - reads it from standard input, an item a line; left out, it is asked for on a terminal
  ]

  def "nu-complete journal meal plan library" [] {
    [ "mine" "off" "service" "composition" ]
  }

  def "nu-complete journal meal plan format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal plan color" [] {
    [ "auto" "always" "never" ]
  }

  # Plan a meal ahead; log it later with: journal eat ID
  export extern "journal meal plan" [
    --list                    # List what is planned, as meal list --state planned --all does
    --at: string              # When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30
    --name: string            # What to call the meal
    --note: string            # A note about it
    --photo: path             # A photo to keep with it
    --image: string           # A link to an image
    --pick: string            # Which of several foods to take, counted from 1; once for each item that may be several, and no more
    --library: string@"nu-complete journal meal plan library" # The only library to look in: mine, off, service or composition
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal plan format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal plan color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    ...phrase: string         # What: "200 g oats, 1 banana"; - reads it from standard input, an item a line; left out, it is asked for on a terminal
  ]

  def "nu-complete journal meal list state" [] {
    [ "planned" "logged" ]
  }

  def "nu-complete journal meal list format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal list color" [] {
    [ "auto" "always" "never" ]
  }

  # List meals, newest first
  export extern "journal meal list" [
    --day: string             # Only meals of this day: today, yesterday, fri, 2026-11-17
    --from: string            # Only meals of this day or later
    --to: string              # Only meals of this day or earlier
    --since: string           # Only meals at or after this time; a day alone is all of it and what follows
    --until: string           # Only meals before this time; a day alone is no part of what is shown
    --state: string@"nu-complete journal meal list state" # Only meals that are planned or logged
    --limit: string           # At most so many, 1 to 100; with --all the size of a page
    --offset: string          # Leave out so many of the first
    --all                     # Every one, page after page
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal list format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal list color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal meal show format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal show color" [] {
    [ "auto" "always" "never" ]
  }

  # Show a meal with its items
  export extern "journal meal show" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal show format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal show color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    id: string                # The meal: the first digits of its id, last, last:2
  ]

  def "nu-complete journal meal edit state" [] {
    [ "planned" "logged" ]
  }

  def "nu-complete journal meal edit format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal edit color" [] {
    [ "auto" "always" "never" ]
  }

  # Change a meal: its time, name, note or state
  export extern "journal meal edit" [
    --at: string              # When it was eaten: a time of day alone keeps its day, a day alone its time of day
    --name: string            # What to call it
    --note: string            # A note about it
    --state: string@"nu-complete journal meal edit state" # planned or logged
    --editor(-e)              # Change it in an editor: VISUAL, else EDITOR, else vi
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal edit format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal edit color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    id: string                # The meal: the first digits of its id, last, last:2
  ]

  def "nu-complete journal meal eat format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal eat color" [] {
    [ "auto" "always" "never" ]
  }

  # Log a planned meal as eaten
  export extern "journal meal eat" [
    --at: string              # When it was eaten, if not as planned
    --scale: string           # How much of it was eaten: 0.5, 1/2, 2
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal eat format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal eat color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    id: string                # The meal: the first digits of its id, last, last:2
  ]

  def "nu-complete journal meal item format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal item color" [] {
    [ "auto" "always" "never" ]
  }

  # Items of a meal: add, set, remove
  export extern "journal meal item" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal item format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal item color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal meal item add library" [] {
    [ "mine" "off" "service" "composition" ]
  }

  def "nu-complete journal meal item add format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal item add color" [] {
    [ "auto" "always" "never" ]
  }

  # Add to a meal what was forgotten
  export extern "journal meal item add" [
    --pick: string            # Which of several foods to take, counted from 1; once for each item that may be several, and no more
    --library: string@"nu-complete journal meal item add library" # The only library to look in: mine, off, service or composition
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal item add format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal item add color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    id: string                # The meal: the first digits of its id, last, last:2
    ...phrase: string         # What: "1 cup milk, 1 banana"
  ]

  def "nu-complete journal meal item set library" [] {
    [ "mine" "off" "service" "composition" ]
  }

  def "nu-complete journal meal item set format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal item set color" [] {
    [ "auto" "always" "never" ]
  }

  # Say anew what an item of a meal is, or how much of it
  export extern "journal meal item set" [
    --pick: string            # Which of several foods to take, counted from 1; once for each item that may be several, and no more
    --library: string@"nu-complete journal meal item set library" # The only library to look in: mine, off, service or composition
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal item set format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal item set color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    id: string                # The meal: the first digits of its id, last, last:2
    item: string              # The item: its number in journal meal show, or the first digits of its id
    ...phrase: string         # What it is: "150 g" of the same food, "1 cup milk", or a number of the unit it has
  ]

  def "nu-complete journal meal item remove format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal item remove color" [] {
    [ "auto" "always" "never" ]
  }

  # Take items out of a meal
  export extern "journal meal item remove" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal item remove format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal item remove color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    id: string                # The meal: the first digits of its id, last, last:2
    ...items: string          # The items: their numbers in journal meal show, or the first digits of their ids
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal meal item help" [
  ]

  # Add to a meal what was forgotten
  export extern "journal meal item help add" [
  ]

  # Say anew what an item of a meal is, or how much of it
  export extern "journal meal item help set" [
  ]

  # Take items out of a meal
  export extern "journal meal item help remove" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal meal item help help" [
  ]

  def "nu-complete journal meal delete format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal delete color" [] {
    [ "auto" "always" "never" ]
  }

  # Delete meals, with their history and photos
  export extern "journal meal delete" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal delete format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal delete color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    ...ids: string            # The meals: the first digits of their ids, last, last:2
  ]

  def "nu-complete journal meal copy format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal copy color" [] {
    [ "auto" "always" "never" ]
  }

  # Write a meal once more: a logged one as eaten, a planned one as a plan
  export extern "journal meal copy" [
    --at: string              # When, if not now; a day alone keeps the time of day
    --scale: string           # How much of it: 0.5, 1/2, 2
    --without: string         # Leave this food out, by name or library/key; may stand several times
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal copy format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal copy color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    id: string                # The meal: the first digits of its id, last, last:2
  ]

  def "nu-complete journal meal history format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal history color" [] {
    [ "auto" "always" "never" ]
  }

  # Show a meal as it was before each change (of a local journal)
  export extern "journal meal history" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal history format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal history color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    id: string                # The meal: the first digits of its id, last, last:2
  ]

  def "nu-complete journal meal create format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal create color" [] {
    [ "auto" "always" "never" ]
  }

  # Create a meal from the exact body of the API
  export extern "journal meal create" [
    --file: path              # The JSON body; - is standard input
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal create format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal create color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal meal update format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal meal update color" [] {
    [ "auto" "always" "never" ]
  }

  # Change a meal with the exact body of the API
  export extern "journal meal update" [
    --file: path              # The JSON body; - is standard input
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal meal update format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal meal update color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    id: string                # The meal: the first digits of its id, last, last:2
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal meal help" [
  ]

  # Log a meal that was eaten
  export extern "journal meal help log" [
  ]

  # Plan a meal ahead; log it later with: journal eat ID
  export extern "journal meal help plan" [
  ]

  # List meals, newest first
  export extern "journal meal help list" [
  ]

  # Show a meal with its items
  export extern "journal meal help show" [
  ]

  # Change a meal: its time, name, note or state
  export extern "journal meal help edit" [
  ]

  # Log a planned meal as eaten
  export extern "journal meal help eat" [
  ]

  # Items of a meal: add, set, remove
  export extern "journal meal help item" [
  ]

  # Add to a meal what was forgotten
  export extern "journal meal help item add" [
  ]

  # Say anew what an item of a meal is, or how much of it
  export extern "journal meal help item set" [
  ]

  # Take items out of a meal
  export extern "journal meal help item remove" [
  ]

  # Delete meals, with their history and photos
  export extern "journal meal help delete" [
  ]

  # Write a meal once more: a logged one as eaten, a planned one as a plan
  export extern "journal meal help copy" [
  ]

  # Show a meal as it was before each change (of a local journal)
  export extern "journal meal help history" [
  ]

  # Create a meal from the exact body of the API
  export extern "journal meal help create" [
  ]

  # Change a meal with the exact body of the API
  export extern "journal meal help update" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal meal help help" [
  ]

  def "nu-complete journal food format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal food color" [] {
    [ "auto" "always" "never" ]
  }

  # Foods: search, show, save, change, copy, pin, delete
  export extern "journal food" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal food format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal food color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal food search library" [] {
    [ "mine" "off" "service" "composition" ]
  }

  def "nu-complete journal food search format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal food search color" [] {
    [ "auto" "always" "never" ]
  }

  # Find foods of one library by words of name or brand, or by barcode
  export extern "journal food search" [
    --library: string@"nu-complete journal food search library" # mine, off, service or composition
    --region: string          # List products of this country first: two letters
    --locale: string          # Name foods in this language where possible: fr, de
    --limit: string           # At most so many, 1 to 100; with --all the size of a page
    --offset: string          # Leave out so many of the first
    --all                     # Every one, page after page
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal food search format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal food search color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    ...words: string          # Words, or a whole barcode; nothing lists the library
  ]

  def "nu-complete journal food show format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal food show color" [] {
    [ "auto" "always" "never" ]
  }

  # Show a food
  export extern "journal food show" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal food show format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal food show color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    food: string              # The food: library/key, the first digits of an own food's id, its barcode or its name
  ]

  def "nu-complete journal food save format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal food save color" [] {
    [ "auto" "always" "never" ]
  }

  # Save a food of your own
  export extern "journal food save" [
    --per: string             # How much the values are for: 100g, 250ml, serving
    --kcal: string            # Energy in kilocalories
    --kj: string              # Energy in kilojoules, instead of --kcal
    --protein: string         # Protein in grams
    --carbs: string           # Available carbohydrate in grams, fibre not counted
    --fat: string             # Fat in grams
    --saturated-fat: string   # Saturated fat in grams
    --sugars: string          # Sugars in grams
    --fibre: string           # Fibre in grams
    --salt: string            # Salt in grams
    --sodium-mg: string       # Sodium in milligrams, instead of --salt
    --brand: string           # The brand
    --barcode: string         # The barcode, 8 to 14 digits
    --measure: string         # A household measure: "bowl=60g"; may stand several times
    --portion: string         # What is eaten when nobody says how much, and no measure does (whole, medium, one called like the food): "1 bowl"
    --note: string            # A note
    --composition: string     # The ingredients as printed on the label
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal food save format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal food save color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # What it is called
  ]

  def "nu-complete journal food edit format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal food edit color" [] {
    [ "auto" "always" "never" ]
  }

  # Change a food of your own; what is not given stays
  export extern "journal food edit" [
    --name: string            # A new name
    --servings: string        # How many servings it makes, of a recipe
    --per: string             # How much the values are for: 100g, 250ml, serving
    --kcal: string            # Energy in kilocalories
    --kj: string              # Energy in kilojoules, instead of --kcal
    --protein: string         # Protein in grams
    --carbs: string           # Available carbohydrate in grams, fibre not counted
    --fat: string             # Fat in grams
    --saturated-fat: string   # Saturated fat in grams
    --sugars: string          # Sugars in grams
    --fibre: string           # Fibre in grams
    --salt: string            # Salt in grams
    --sodium-mg: string       # Sodium in milligrams, instead of --salt
    --brand: string           # The brand
    --barcode: string         # The barcode, 8 to 14 digits
    --measure: string         # A household measure: "bowl=60g"; may stand several times
    --portion: string         # What is eaten when nobody says how much, and no measure does (whole, medium, one called like the food): "1 bowl"
    --note: string            # A note
    --composition: string     # The ingredients as printed on the label
    --editor(-e)              # Change it in an editor: VISUAL, else EDITOR, else vi
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal food edit format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal food edit color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    food: string              # The food: the first digits of its id, mine/ID, or its name
  ]

  def "nu-complete journal food copy format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal food copy color" [] {
    [ "auto" "always" "never" ]
  }

  # Save a food of a catalogue as one of your own, with what you say of it changed
  export extern "journal food copy" [
    --name: string            # Another name
    --per: string             # How much the values are for: 100g, 250ml, serving
    --kcal: string            # Energy in kilocalories
    --kj: string              # Energy in kilojoules, instead of --kcal
    --protein: string         # Protein in grams
    --carbs: string           # Available carbohydrate in grams, fibre not counted
    --fat: string             # Fat in grams
    --saturated-fat: string   # Saturated fat in grams
    --sugars: string          # Sugars in grams
    --fibre: string           # Fibre in grams
    --salt: string            # Salt in grams
    --sodium-mg: string       # Sodium in milligrams, instead of --salt
    --brand: string           # The brand
    --barcode: string         # The barcode, 8 to 14 digits
    --measure: string         # A household measure: "bowl=60g"; may stand several times
    --portion: string         # What is eaten when nobody says how much, and no measure does (whole, medium, one called like the food): "1 bowl"
    --note: string            # A note
    --composition: string     # The ingredients as printed on the label
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal food copy format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal food copy color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    food: string              # The food: library/key, the first digits of an own food's id, its barcode or its name
  ]

  def "nu-complete journal food delete format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal food delete color" [] {
    [ "auto" "always" "never" ]
  }

  # Delete a food of your own; meals and recipes that have it keep it
  export extern "journal food delete" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal food delete format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal food delete color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    food: string              # The food: the first digits of its id, mine/ID, or its name
  ]

  def "nu-complete journal food pin format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal food pin color" [] {
    [ "auto" "always" "never" ]
  }

  # Give a food a name of your own, which comes before all others, or list the names
  export extern "journal food pin" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal food pin format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal food pin color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name?: string             # What you type
    food?: string             # The food: library/key, the first digits of an own food's id, its barcode or its name
  ]

  def "nu-complete journal food unpin format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal food unpin color" [] {
    [ "auto" "always" "never" ]
  }

  # Take a name of your own from a food; the food stays
  export extern "journal food unpin" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal food unpin format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal food unpin color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # The name that was pinned
  ]

  def "nu-complete journal food create format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal food create color" [] {
    [ "auto" "always" "never" ]
  }

  # Save a food or recipe from the exact body of the API
  export extern "journal food create" [
    --file: path              # The JSON body; - is standard input
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal food create format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal food create color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal food help" [
  ]

  # Find foods of one library by words of name or brand, or by barcode
  export extern "journal food help search" [
  ]

  # Show a food
  export extern "journal food help show" [
  ]

  # Save a food of your own
  export extern "journal food help save" [
  ]

  # Change a food of your own; what is not given stays
  export extern "journal food help edit" [
  ]

  # Save a food of a catalogue as one of your own, with what you say of it changed
  export extern "journal food help copy" [
  ]

  # Delete a food of your own; meals and recipes that have it keep it
  export extern "journal food help delete" [
  ]

  # Give a food a name of your own, which comes before all others, or list the names
  export extern "journal food help pin" [
  ]

  # Take a name of your own from a food; the food stays
  export extern "journal food help unpin" [
  ]

  # Save a food or recipe from the exact body of the API
  export extern "journal food help create" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal food help help" [
  ]

  def "nu-complete journal recipe format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal recipe color" [] {
    [ "auto" "always" "never" ]
  }

  # Recipes: save
  export extern "journal recipe" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal recipe format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal recipe color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal recipe save format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal recipe save color" [] {
    [ "auto" "always" "never" ]
  }

  # Save a recipe; its nutrition is added up from the ingredients
  export extern "journal recipe save" [
    --servings: string        # How many servings it makes
    --ingredient: string      # An ingredient: "200 g flour"; may stand several times
    --step: string            # A step; may stand several times
    --minutes: string         # How many minutes it takes
    --cooked-weight: string   # What all of it weighs when cooked: then it can be logged by weight
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal recipe save format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal recipe save color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # What it is called
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal recipe help" [
  ]

  # Save a recipe; its nutrition is added up from the ingredients
  export extern "journal recipe help save" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal recipe help help" [
  ]

  def "nu-complete journal correction format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal correction color" [] {
    [ "auto" "always" "never" ]
  }

  # Corrections: the changes you proposed to catalogue products
  export extern "journal correction" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal correction format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal correction color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal correction list format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal correction list color" [] {
    [ "auto" "always" "never" ]
  }

  # List proposed corrections with their review, newest first
  export extern "journal correction list" [
    --limit: string           # At most so many, 1 to 100; with --all the size of a page
    --offset: string          # Leave out so many of the first
    --all                     # Every one, page after page
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal correction list format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal correction list color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal correction help" [
  ]

  # List proposed corrections with their review, newest first
  export extern "journal correction help list" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal correction help help" [
  ]

  def "nu-complete journal settings format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal settings color" [] {
    [ "auto" "always" "never" ]
  }

  # Settings: targets, preferences and body measurements
  export extern "journal settings" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal settings format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal settings color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal settings show format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal settings show color" [] {
    [ "auto" "always" "never" ]
  }

  # Show all settings
  export extern "journal settings show" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal settings show format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal settings show color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal settings update format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal settings update color" [] {
    [ "auto" "always" "never" ]
  }

  # Change settings with the exact body of the API
  export extern "journal settings update" [
    --file: path              # The JSON body; - is standard input
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal settings update format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal settings update color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal settings help" [
  ]

  # Show all settings
  export extern "journal settings help show" [
  ]

  # Change settings with the exact body of the API
  export extern "journal settings help update" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal settings help help" [
  ]

  def "nu-complete journal target format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal target color" [] {
    [ "auto" "always" "never" ]
  }

  # Daily targets: set, clear, show
  export extern "journal target" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal target format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal target color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal target set format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal target set color" [] {
    [ "auto" "always" "never" ]
  }

  # Set daily targets; those left out stay as they are on the first day
  export extern "journal target set" [
    --kcal: string            # Kilocalories
    --protein: string         # Grams of protein
    --carbs: string           # Grams of carbohydrate
    --fat: string             # Grams of fat
    --from: string            # The first day: today, mon, 17 nov, 2026-12-01; of several the next
    --through: string         # The last day: sun is the next from the first on; left out, it holds from then on
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal target set format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal target set color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal target clear format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal target clear color" [] {
    [ "auto" "always" "never" ]
  }

  # Have no targets from a day on
  export extern "journal target clear" [
    --from: string            # The first day: today, mon, 17 nov, 2026-12-01; of several the next
    --through: string         # The last day: sun is the next from the first on; left out, it holds from then on
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal target clear format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal target clear color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal target show format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal target show color" [] {
    [ "auto" "always" "never" ]
  }

  # Show all targets, or those of a day
  export extern "journal target show" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal target show format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal target show color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    day?: string              # The day: today, fri, 2026-11-17
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal target help" [
  ]

  # Set daily targets; those left out stay as they are on the first day
  export extern "journal target help set" [
  ]

  # Have no targets from a day on
  export extern "journal target help clear" [
  ]

  # Show all targets, or those of a day
  export extern "journal target help show" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal target help help" [
  ]

  def "nu-complete journal preference format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal preference color" [] {
    [ "auto" "always" "never" ]
  }

  # Preferences: units, deviceUnits, showTargets, assistantShortcut
  export extern "journal preference" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal preference format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal preference color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal preference show format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal preference show color" [] {
    [ "auto" "always" "never" ]
  }

  # Show preferences
  export extern "journal preference show" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal preference show format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal preference show color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal preference set format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal preference set color" [] {
    [ "auto" "always" "never" ]
  }

  # Set a preference
  export extern "journal preference set" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal preference set format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal preference set color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # units, deviceUnits, showTargets or assistantShortcut
    value: string             # Its value
  ]

  def "nu-complete journal preference unset format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal preference unset color" [] {
    [ "auto" "always" "never" ]
  }

  # Clear a preference
  export extern "journal preference unset" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal preference unset format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal preference unset color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # units or assistantShortcut
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal preference help" [
  ]

  # Show preferences
  export extern "journal preference help show" [
  ]

  # Set a preference
  export extern "journal preference help set" [
  ]

  # Clear a preference
  export extern "journal preference help unset" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal preference help help" [
  ]

  def "nu-complete journal body format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal body color" [] {
    [ "auto" "always" "never" ]
  }

  # Body measurements: weight, height, age, sex, activity
  export extern "journal body" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal body format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal body color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal body show format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal body show color" [] {
    [ "auto" "always" "never" ]
  }

  # Show body measurements
  export extern "journal body show" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal body show format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal body show color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal body set format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal body set color" [] {
    [ "auto" "always" "never" ]
  }

  # Set body measurements as they are now; to keep them over time: journal body log
  export extern "journal body set" [
    --weight: string          # 72.5kg, 170lb, "11st 6lb"; a number alone is kilograms, or pounds where units are imperial; with uk it has to have its unit
    --height: string          # 180, 180cm, 1.8m, 5ft11in; a number alone is centimetres
    --age: string             # Years, 1 to 130
    --sex: string             # female, male or unspecified
    --activity: string        # sitting, somewhat or very
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal body set format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal body set color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal body unset format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal body unset color" [] {
    [ "auto" "always" "never" ]
  }

  # Clear a body measurement
  export extern "journal body unset" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal body unset format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal body unset color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # weight, height, age, sex or activity
  ]

  def "nu-complete journal body log format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal body log color" [] {
    [ "auto" "always" "never" ]
  }

  # Keep body measurements over time (in a local journal)
  export extern "journal body log" [
    --weight: string          # 72.5kg, 170lb, "11st 6lb"; a number alone is kilograms, or pounds where units are imperial; with uk it has to have its unit
    --height: string          # 180, 180cm, 1.8m, 5ft11in; a number alone is centimetres
    --age: string             # Years, 1 to 130
    --sex: string             # female, male or unspecified
    --activity: string        # sitting, somewhat or very
    --at: string              # When: 7am, yesterday, 2026-11-17T08:30
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal body log format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal body log color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal body history format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal body history color" [] {
    [ "auto" "always" "never" ]
  }

  # Show what was measured over time, the latest first (of a local journal)
  export extern "journal body history" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal body history format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal body history color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal body help" [
  ]

  # Show body measurements
  export extern "journal body help show" [
  ]

  # Set body measurements as they are now; to keep them over time: journal body log
  export extern "journal body help set" [
  ]

  # Clear a body measurement
  export extern "journal body help unset" [
  ]

  # Keep body measurements over time (in a local journal)
  export extern "journal body help log" [
  ]

  # Show what was measured over time, the latest first (of a local journal)
  export extern "journal body help history" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal body help help" [
  ]

  def "nu-complete journal photo format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal photo color" [] {
    [ "auto" "always" "never" ]
  }

  # Photos: take them into a local journal
  export extern "journal photo" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal photo format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal photo color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal photo add format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal photo add color" [] {
    [ "auto" "always" "never" ]
  }

  # Take a photo in and print the path that meals and foods show it by
  export extern "journal photo add" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal photo add format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal photo add color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    file: path                # The photo; it is copied
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal photo help" [
  ]

  # Take a photo in and print the path that meals and foods show it by
  export extern "journal photo help add" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal photo help help" [
  ]

  def "nu-complete journal catalog format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal catalog color" [] {
    [ "auto" "always" "never" ]
  }

  # The catalogue: import foods, see what there is, review corrections
  export extern "journal catalog" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal catalog format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal catalog color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal catalog import library" [] {
    [ "off" "service" "composition" ]
  }

  def "nu-complete journal catalog import format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal catalog import color" [] {
    [ "auto" "always" "never" ]
  }

  # Add foods to the catalogue from a file, a folder, a zip, or standard input
  export extern "journal catalog import" [
    --country: string         # Only foods sold in this country: FR; of a row without countries, those that are known count
    --limit: string           # No more than so many foods; where that ends the reading, notInFile is not told
    --report: path            # Write what was left out, dropped, mended or merged to a file, a JSON object a line
    --data: path              # The folder of several people's journals; else your own data folder
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal catalog import format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal catalog import color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    library: string@"nu-complete journal catalog import library" # off, service or composition
    file: path                # The file, folder (or the one that holds it alone) or zip; - is standard input
  ]

  def "nu-complete journal catalog status format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal catalog status color" [] {
    [ "auto" "always" "never" ]
  }

  # Show what the catalogue holds, from which files and under which licences
  export extern "journal catalog status" [
    --data: path              # The folder of several people's journals; else your own data folder
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal catalog status format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal catalog status color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal catalog remove library" [] {
    [ "off" "service" "composition" ]
  }

  def "nu-complete journal catalog remove format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal catalog remove color" [] {
    [ "auto" "always" "never" ]
  }

  # Take a library out of the catalogue
  export extern "journal catalog remove" [
    --data: path              # The folder of several people's journals; else your own data folder
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal catalog remove format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal catalog remove color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    library: string@"nu-complete journal catalog remove library" # off, service or composition
  ]

  def "nu-complete journal catalog review format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal catalog review color" [] {
    [ "auto" "always" "never" ]
  }

  # Corrections that people proposed to catalogue foods: list, accept, reject
  export extern "journal catalog review" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal catalog review format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal catalog review color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal catalog review list format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal catalog review list color" [] {
    [ "auto" "always" "never" ]
  }

  # List what waits for a review, in all journals of the folder, the oldest first
  export extern "journal catalog review list" [
    --data: path              # The folder of several people's journals; else your own data folder
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal catalog review list format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal catalog review list color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal catalog review accept format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal catalog review accept color" [] {
    [ "auto" "always" "never" ]
  }

  # Take corrections over into the catalogue
  export extern "journal catalog review accept" [
    --note: string            # What to tell whoever proposed it
    --overwrite               # Also over what has changed in the product since it was proposed
    --data: path              # The folder of several people's journals; else your own data folder
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal catalog review accept format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal catalog review accept color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    ...ids: string            # Ids of corrections, or how they begin
  ]

  def "nu-complete journal catalog review reject format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal catalog review reject color" [] {
    [ "auto" "always" "never" ]
  }

  # Turn a correction down
  export extern "journal catalog review reject" [
    --note: string            # Why, for whoever proposed it
    --data: path              # The folder of several people's journals; else your own data folder
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal catalog review reject format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal catalog review reject color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    id: string                # The correction's id, or how it begins
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal catalog review help" [
  ]

  # List what waits for a review, in all journals of the folder, the oldest first
  export extern "journal catalog review help list" [
  ]

  # Take corrections over into the catalogue
  export extern "journal catalog review help accept" [
  ]

  # Turn a correction down
  export extern "journal catalog review help reject" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal catalog review help help" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal catalog help" [
  ]

  # Add foods to the catalogue from a file, a folder, a zip, or standard input
  export extern "journal catalog help import" [
  ]

  # Show what the catalogue holds, from which files and under which licences
  export extern "journal catalog help status" [
  ]

  # Take a library out of the catalogue
  export extern "journal catalog help remove" [
  ]

  # Corrections that people proposed to catalogue foods: list, accept, reject
  export extern "journal catalog help review" [
  ]

  # List what waits for a review, in all journals of the folder, the oldest first
  export extern "journal catalog help review list" [
  ]

  # Take corrections over into the catalogue
  export extern "journal catalog help review accept" [
  ]

  # Turn a correction down
  export extern "journal catalog help review reject" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal catalog help help" [
  ]

  def "nu-complete journal export format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal export color" [] {
    [ "auto" "always" "never" ]
  }

  # Write out everything: meals, own foods and recipes, settings
  export extern "journal export" [
    --output(-o): path        # The file to write, whole and for you alone; - or none is standard output
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal export format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal export color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal import from" [] {
    [ "journal" "cronometer" "myfitnesspal" "opennutritracker" ]
  }

  def "nu-complete journal import format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal import color" [] {
    [ "auto" "always" "never" ]
  }

  # Import what `journal export` wrote, or the diary of another program
  export extern "journal import" [
    --from: string@"nu-complete journal import from" # Which program wrote it: journal, cronometer, myfitnesspal, opennutritracker
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal import format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal import color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    file: path                # The file; - is standard input
  ]

  def "nu-complete journal api format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal api color" [] {
    [ "auto" "always" "never" ]
  }

  # Call an operation of the API and print the body it answers
  export extern "journal api" [
    --field(-f): string       # A query parameter, or id; may stand several times
    --file: path              # The JSON body; - is standard input
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal api format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal api color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    ...target: string         # An operation (listMeals), or a method and a path (GET /meals?limit=5)
  ]

  def "nu-complete journal context format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal context color" [] {
    [ "auto" "always" "never" ]
  }

  # Contexts: the journals you have, on disk and over HTTP
  export extern "journal context" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal context format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal context color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal context add format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal context add color" [] {
    [ "auto" "always" "never" ]
  }

  # Add a journal: a service by its base URL, or another file
  export extern "journal context add" [
    --url: string             # The base URL of a service: https, or http to this machine alone
    --path: path              # The file of a journal; it is made when it is first used
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal context add format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal context add color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # What to call it: letters and digits, and behind the first also . - _
  ]

  def "nu-complete journal context list format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal context list color" [] {
    [ "auto" "always" "never" ]
  }

  # List the contexts, and which of them is asked now
  export extern "journal context list" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal context list format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal context list color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal context use format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal context use color" [] {
    [ "auto" "always" "never" ]
  }

  # Choose the context that is meant where nothing nearer says another
  export extern "journal context use" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal context use format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal context use color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # The context; local is the journal of the data folder
  ]

  def "nu-complete journal context show format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal context show color" [] {
    [ "auto" "always" "never" ]
  }

  # Show a context; without a name the one that is asked now
  export extern "journal context show" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal context show format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal context show color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name?: string             # The context
  ]

  def "nu-complete journal context remove format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal context remove color" [] {
    [ "auto" "always" "never" ]
  }

  # Remove a context and its stored key; the file of a journal stays
  export extern "journal context remove" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal context remove format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal context remove color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # The context
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal context help" [
  ]

  # Add a journal: a service by its base URL, or another file
  export extern "journal context help add" [
  ]

  # List the contexts, and which of them is asked now
  export extern "journal context help list" [
  ]

  # Choose the context that is meant where nothing nearer says another
  export extern "journal context help use" [
  ]

  # Show a context; without a name the one that is asked now
  export extern "journal context help show" [
  ]

  # Remove a context and its stored key; the file of a journal stays
  export extern "journal context help remove" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal context help help" [
  ]

  def "nu-complete journal auth format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal auth color" [] {
    [ "auto" "always" "never" ]
  }

  # Keys to journals over HTTP: store one, see which is used, forget it
  export extern "journal auth" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal auth format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal auth color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal auth login format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal auth login color" [] {
    [ "auto" "always" "never" ]
  }

  # Store the key of a journal over HTTP
  export extern "journal auth login" [
    --with-key                # Read the key from standard input
    --key-command: string     # Keep no key but this command, which prints it whenever it is needed
    --insecure-storage        # Keep the key in plain text, in credentials.toml, which you alone may read
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal auth login format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal auth login color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal auth status format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal auth status color" [] {
    [ "auto" "always" "never" ]
  }

  # Show which key is used and where it comes from; never the key
  export extern "journal auth status" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal auth status format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal auth status color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal auth logout format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal auth logout color" [] {
    [ "auto" "always" "never" ]
  }

  # Forget the stored key, or the command that prints it
  export extern "journal auth logout" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal auth logout format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal auth logout color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal auth help" [
  ]

  # Store the key of a journal over HTTP
  export extern "journal auth help login" [
  ]

  # Show which key is used and where it comes from; never the key
  export extern "journal auth help status" [
  ]

  # Forget the stored key, or the command that prints it
  export extern "journal auth help logout" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal auth help help" [
  ]

  def "nu-complete journal config format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal config color" [] {
    [ "auto" "always" "never" ]
  }

  # The configuration: the zone, the context that is meant, the times of day, aliases
  export extern "journal config" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal config format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal config color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal config path format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal config path color" [] {
    [ "auto" "always" "never" ]
  }

  # Show where config.toml is
  export extern "journal config path" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal config path format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal config path color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal config list format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal config list color" [] {
    [ "auto" "always" "never" ]
  }

  # List what can be set, and what it is set to
  export extern "journal config list" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal config list format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal config list color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal config get format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal config get color" [] {
    [ "auto" "always" "never" ]
  }

  # Show what one name is set to
  export extern "journal config get" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal config get format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal config get color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # timezone, context, day.breakfast …, aliases.NAME, contexts.NAME.url or contexts.NAME.path
  ]

  def "nu-complete journal config set format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal config set color" [] {
    [ "auto" "always" "never" ]
  }

  # Set a name in config.toml; an empty value removes it
  export extern "journal config set" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal config set format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal config set color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # timezone, context, aliases.NAME, or when a time of day begins: day.breakfast, day.lunch, day.snack, day.dinner, day.night
    value: string             # Its value
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal config help" [
  ]

  # Show where config.toml is
  export extern "journal config help path" [
  ]

  # List what can be set, and what it is set to
  export extern "journal config help list" [
  ]

  # Show what one name is set to
  export extern "journal config help get" [
  ]

  # Set a name in config.toml; an empty value removes it
  export extern "journal config help set" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal config help help" [
  ]

  def "nu-complete journal db format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal db color" [] {
    [ "auto" "always" "never" ]
  }

  # The file of a journal on disk: where it is, whether it is whole, copies of it
  export extern "journal db" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal db format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal db color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal db path format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal db path color" [] {
    [ "auto" "always" "never" ]
  }

  # Show where the journal's file is
  export extern "journal db path" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal db path format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal db path color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal db check format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal db check color" [] {
    [ "auto" "always" "never" ]
  }

  # Look through the whole file of the journal; nothing is changed
  export extern "journal db check" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal db check format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal db check color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal db backup format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal db backup color" [] {
    [ "auto" "always" "never" ]
  }

  # Copy the journal into a file: meals, own foods, settings, body values, what can be undone
  export extern "journal db backup" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal db backup format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal db backup color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    copy?: path               # The file to make
  ]

  def "nu-complete journal db restore format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal db restore color" [] {
    [ "auto" "always" "never" ]
  }

  # Put a copy in the place of the journal; what was there is kept in backups/
  export extern "journal db restore" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal db restore format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal db restore color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    copy: path                # The copy, of journal db backup
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal db help" [
  ]

  # Show where the journal's file is
  export extern "journal db help path" [
  ]

  # Look through the whole file of the journal; nothing is changed
  export extern "journal db help check" [
  ]

  # Copy the journal into a file: meals, own foods, settings, body values, what can be undone
  export extern "journal db help backup" [
  ]

  # Put a copy in the place of the journal; what was there is kept in backups/
  export extern "journal db help restore" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal db help help" [
  ]

  def "nu-complete journal serve format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal serve color" [] {
    [ "auto" "always" "never" ]
  }

  # Answer this journal, or several people's, over HTTP to those who have a key
  export extern "journal serve" [
    --data: path              # Serve the journals of several people, which this folder keeps
    --listen: string          # Where to listen; port 0 picks one
    --tls-cert: path          # Speak TLS with this chain of certificates (PEM); other machines can then be served
    --tls-key: path           # The private key of the certificate (PEM)
    --behind-proxy            # Stand behind a proxy that speaks TLS: take each client's address from X-Forwarded-For
    --public-host: string     # A host name that is served besides the loopback ones; may stand several times
    --max-body: string        # The largest body that is taken, in bytes
    --rate-limit: string      # Requests a minute that each key may make, or off (keys that fail stay at 10)
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal serve format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal serve color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal key format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal key color" [] {
    [ "auto" "always" "never" ]
  }

  # Keys: create, list, revoke
  export extern "journal key" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal key format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal key color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal key create permission" [] {
    [ "read" "read-write" ]
  }

  def "nu-complete journal key create format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal key create color" [] {
    [ "auto" "always" "never" ]
  }

  # Make a key for journal serve; it is shown once
  export extern "journal key create" [
    --permission: string@"nu-complete journal key create permission" # read, or read-write
    --name: string            # What to call it, in at most 100 characters
    --expires: string         # When it stops working: 90d, 12h, 30m
    --data: path              # A folder of several people's journals, as journal serve --data serves it
    --user: string            # Whose journal it is, among several
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal key create format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal key create color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal key list format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal key list color" [] {
    [ "auto" "always" "never" ]
  }

  # List keys, newest first
  export extern "journal key list" [
    --data: path              # A folder of several people's journals, as journal serve --data serves it
    --user: string            # Whose journal it is, among several
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal key list format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal key list color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal key revoke format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal key revoke color" [] {
    [ "auto" "always" "never" ]
  }

  # Revoke a key; it stops working with the next request
  export extern "journal key revoke" [
    --data: path              # A folder of several people's journals, as journal serve --data serves it
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal key revoke format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal key revoke color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    key: string               # The key: its id, as journal key list shows it, or the whole of it
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal key help" [
  ]

  # Make a key for journal serve; it is shown once
  export extern "journal key help create" [
  ]

  # List keys, newest first
  export extern "journal key help list" [
  ]

  # Revoke a key; it stops working with the next request
  export extern "journal key help revoke" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal key help help" [
  ]

  def "nu-complete journal user format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal user color" [] {
    [ "auto" "always" "never" ]
  }

  # Several people's journals in one folder: add, list, remove
  export extern "journal user" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal user format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal user color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help
  ]

  def "nu-complete journal user add format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal user add color" [] {
    [ "auto" "always" "never" ]
  }

  # Add a person, who gets a journal of their own
  export extern "journal user add" [
    --data: path              # The folder of the journals; made if it is not there
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal user add format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal user add color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # What the person is called, in at most 100 characters
  ]

  def "nu-complete journal user list format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal user list color" [] {
    [ "auto" "always" "never" ]
  }

  # List the people of a folder, by name
  export extern "journal user list" [
    --data: path              # The folder of the journals
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal user list format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal user list color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal user remove format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal user remove color" [] {
    [ "auto" "always" "never" ]
  }

  # Remove a person with their journal, photos and keys, for good
  export extern "journal user remove" [
    --data: path              # The folder of the journals
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal user remove format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal user remove color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    name: string              # What the person is called
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal user help" [
  ]

  # Add a person, who gets a journal of their own
  export extern "journal user help add" [
  ]

  # List the people of a folder, by name
  export extern "journal user help list" [
  ]

  # Remove a person with their journal, photos and keys, for good
  export extern "journal user help remove" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal user help help" [
  ]

  def "nu-complete journal doctor format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal doctor color" [] {
    [ "auto" "always" "never" ]
  }

  # Look whether the configuration, the journal, the key and the terminal are well
  export extern "journal doctor" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal doctor format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal doctor color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal about format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal about color" [] {
    [ "auto" "always" "never" ]
  }

  # Show the version, the data in this program and its licences
  export extern "journal about" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal about format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal about color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete journal completions shell" [] {
    [ "bash" "zsh" "fish" "powershell" "nushell" ]
  }

  def "nu-complete journal completions format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal completions color" [] {
    [ "auto" "always" "never" ]
  }

  # Print completions for a shell
  export extern "journal completions" [
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal completions format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal completions color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    shell: string@"nu-complete journal completions shell" # The shell
  ]

  def "nu-complete journal man format" [] {
    [ "table" "plain" "json" "ndjson" "csv" ]
  }

  def "nu-complete journal man color" [] {
    [ "auto" "always" "never" ]
  }

  # Print the man page of a command, or write all of them into a folder
  export extern "journal man" [
    --out: path               # Write every page into this folder instead
    --context(-C): string     # The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    --json                    # Print JSON: the same as --format json
    --jq: string              # Print what this expression of jq makes of the JSON; texts print as they are
    --format: string@"nu-complete journal man format" # How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    --quiet(-q)               # Print only the ids of what was written, and no notes but which other journal that was
    --dry-run(-n)             # Change nothing; show what would be sent
    --yes(-y)                 # Answer yes to every question
    --no-input                # Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    --verbose(-v)             # Tell what is asked of which journal, and how long it took; twice: how it was sent
    --color: string@"nu-complete journal man color" # Colours: auto, always, never
    --tz: string              # The IANA timezone times are meant in, such as Europe/Berlin
    --help(-h)                # Print help (see more with '--help')
    ...command: string        # The command, or a topic of help: meal log; nothing is journal itself
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal help" [
  ]

  # Log a meal that was eaten
  export extern "journal help log" [
  ]

  # Plan a meal ahead; log it later with: journal eat ID
  export extern "journal help plan" [
  ]

  # Log a planned meal as eaten
  export extern "journal help eat" [
  ]

  # Eat the same again: a meal or a day, yesterday's when left out
  export extern "journal help again" [
  ]

  # Show how a day stands: meals, sums, targets
  export extern "journal help today" [
  ]

  # Find foods in all libraries at once
  export extern "journal help find" [
  ]

  # Sum up what was eaten, by day, week or month
  export extern "journal help report" [
  ]

  # Take back what the last command changed: meals, foods, settings
  export extern "journal help undo" [
  ]

  # Do again what was undone last, until something else is changed
  export extern "journal help redo" [
  ]

  # Meals: log, plan, list, show, copy, change, delete
  export extern "journal help meal" [
  ]

  # Log a meal that was eaten
  export extern "journal help meal log" [
  ]

  # Plan a meal ahead; log it later with: journal eat ID
  export extern "journal help meal plan" [
  ]

  # List meals, newest first
  export extern "journal help meal list" [
  ]

  # Show a meal with its items
  export extern "journal help meal show" [
  ]

  # Change a meal: its time, name, note or state
  export extern "journal help meal edit" [
  ]

  # Log a planned meal as eaten
  export extern "journal help meal eat" [
  ]

  # Items of a meal: add, set, remove
  export extern "journal help meal item" [
  ]

  # Add to a meal what was forgotten
  export extern "journal help meal item add" [
  ]

  # Say anew what an item of a meal is, or how much of it
  export extern "journal help meal item set" [
  ]

  # Take items out of a meal
  export extern "journal help meal item remove" [
  ]

  # Delete meals, with their history and photos
  export extern "journal help meal delete" [
  ]

  # Write a meal once more: a logged one as eaten, a planned one as a plan
  export extern "journal help meal copy" [
  ]

  # Show a meal as it was before each change (of a local journal)
  export extern "journal help meal history" [
  ]

  # Create a meal from the exact body of the API
  export extern "journal help meal create" [
  ]

  # Change a meal with the exact body of the API
  export extern "journal help meal update" [
  ]

  # Foods: search, show, save, change, copy, pin, delete
  export extern "journal help food" [
  ]

  # Find foods of one library by words of name or brand, or by barcode
  export extern "journal help food search" [
  ]

  # Show a food
  export extern "journal help food show" [
  ]

  # Save a food of your own
  export extern "journal help food save" [
  ]

  # Change a food of your own; what is not given stays
  export extern "journal help food edit" [
  ]

  # Save a food of a catalogue as one of your own, with what you say of it changed
  export extern "journal help food copy" [
  ]

  # Delete a food of your own; meals and recipes that have it keep it
  export extern "journal help food delete" [
  ]

  # Give a food a name of your own, which comes before all others, or list the names
  export extern "journal help food pin" [
  ]

  # Take a name of your own from a food; the food stays
  export extern "journal help food unpin" [
  ]

  # Save a food or recipe from the exact body of the API
  export extern "journal help food create" [
  ]

  # Recipes: save
  export extern "journal help recipe" [
  ]

  # Save a recipe; its nutrition is added up from the ingredients
  export extern "journal help recipe save" [
  ]

  # Corrections: the changes you proposed to catalogue products
  export extern "journal help correction" [
  ]

  # List proposed corrections with their review, newest first
  export extern "journal help correction list" [
  ]

  # Settings: targets, preferences and body measurements
  export extern "journal help settings" [
  ]

  # Show all settings
  export extern "journal help settings show" [
  ]

  # Change settings with the exact body of the API
  export extern "journal help settings update" [
  ]

  # Daily targets: set, clear, show
  export extern "journal help target" [
  ]

  # Set daily targets; those left out stay as they are on the first day
  export extern "journal help target set" [
  ]

  # Have no targets from a day on
  export extern "journal help target clear" [
  ]

  # Show all targets, or those of a day
  export extern "journal help target show" [
  ]

  # Preferences: units, deviceUnits, showTargets, assistantShortcut
  export extern "journal help preference" [
  ]

  # Show preferences
  export extern "journal help preference show" [
  ]

  # Set a preference
  export extern "journal help preference set" [
  ]

  # Clear a preference
  export extern "journal help preference unset" [
  ]

  # Body measurements: weight, height, age, sex, activity
  export extern "journal help body" [
  ]

  # Show body measurements
  export extern "journal help body show" [
  ]

  # Set body measurements as they are now; to keep them over time: journal body log
  export extern "journal help body set" [
  ]

  # Clear a body measurement
  export extern "journal help body unset" [
  ]

  # Keep body measurements over time (in a local journal)
  export extern "journal help body log" [
  ]

  # Show what was measured over time, the latest first (of a local journal)
  export extern "journal help body history" [
  ]

  # Photos: take them into a local journal
  export extern "journal help photo" [
  ]

  # Take a photo in and print the path that meals and foods show it by
  export extern "journal help photo add" [
  ]

  # The catalogue: import foods, see what there is, review corrections
  export extern "journal help catalog" [
  ]

  # Add foods to the catalogue from a file, a folder, a zip, or standard input
  export extern "journal help catalog import" [
  ]

  # Show what the catalogue holds, from which files and under which licences
  export extern "journal help catalog status" [
  ]

  # Take a library out of the catalogue
  export extern "journal help catalog remove" [
  ]

  # Corrections that people proposed to catalogue foods: list, accept, reject
  export extern "journal help catalog review" [
  ]

  # List what waits for a review, in all journals of the folder, the oldest first
  export extern "journal help catalog review list" [
  ]

  # Take corrections over into the catalogue
  export extern "journal help catalog review accept" [
  ]

  # Turn a correction down
  export extern "journal help catalog review reject" [
  ]

  # Write out everything: meals, own foods and recipes, settings
  export extern "journal help export" [
  ]

  # Import what `journal export` wrote, or the diary of another program
  export extern "journal help import" [
  ]

  # Call an operation of the API and print the body it answers
  export extern "journal help api" [
  ]

  # Contexts: the journals you have, on disk and over HTTP
  export extern "journal help context" [
  ]

  # Add a journal: a service by its base URL, or another file
  export extern "journal help context add" [
  ]

  # List the contexts, and which of them is asked now
  export extern "journal help context list" [
  ]

  # Choose the context that is meant where nothing nearer says another
  export extern "journal help context use" [
  ]

  # Show a context; without a name the one that is asked now
  export extern "journal help context show" [
  ]

  # Remove a context and its stored key; the file of a journal stays
  export extern "journal help context remove" [
  ]

  # Keys to journals over HTTP: store one, see which is used, forget it
  export extern "journal help auth" [
  ]

  # Store the key of a journal over HTTP
  export extern "journal help auth login" [
  ]

  # Show which key is used and where it comes from; never the key
  export extern "journal help auth status" [
  ]

  # Forget the stored key, or the command that prints it
  export extern "journal help auth logout" [
  ]

  # The configuration: the zone, the context that is meant, the times of day, aliases
  export extern "journal help config" [
  ]

  # Show where config.toml is
  export extern "journal help config path" [
  ]

  # List what can be set, and what it is set to
  export extern "journal help config list" [
  ]

  # Show what one name is set to
  export extern "journal help config get" [
  ]

  # Set a name in config.toml; an empty value removes it
  export extern "journal help config set" [
  ]

  # The file of a journal on disk: where it is, whether it is whole, copies of it
  export extern "journal help db" [
  ]

  # Show where the journal's file is
  export extern "journal help db path" [
  ]

  # Look through the whole file of the journal; nothing is changed
  export extern "journal help db check" [
  ]

  # Copy the journal into a file: meals, own foods, settings, body values, what can be undone
  export extern "journal help db backup" [
  ]

  # Put a copy in the place of the journal; what was there is kept in backups/
  export extern "journal help db restore" [
  ]

  # Answer this journal, or several people's, over HTTP to those who have a key
  export extern "journal help serve" [
  ]

  # Keys: create, list, revoke
  export extern "journal help key" [
  ]

  # Make a key for journal serve; it is shown once
  export extern "journal help key create" [
  ]

  # List keys, newest first
  export extern "journal help key list" [
  ]

  # Revoke a key; it stops working with the next request
  export extern "journal help key revoke" [
  ]

  # Several people's journals in one folder: add, list, remove
  export extern "journal help user" [
  ]

  # Add a person, who gets a journal of their own
  export extern "journal help user add" [
  ]

  # List the people of a folder, by name
  export extern "journal help user list" [
  ]

  # Remove a person with their journal, photos and keys, for good
  export extern "journal help user remove" [
  ]

  # Look whether the configuration, the journal, the key and the terminal are well
  export extern "journal help doctor" [
  ]

  # Show the version, the data in this program and its licences
  export extern "journal help about" [
  ]

  # Print completions for a shell
  export extern "journal help completions" [
  ]

  # Print the man page of a command, or write all of them into a folder
  export extern "journal help man" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "journal help help" [
  ]

}

export use completions *
