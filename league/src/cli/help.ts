export const HELP = `npm run league                               run the service
npm run league -- members import FILE.csv    import members; previews without --yes
npm run league -- members export [FILE.csv]  export members
npm run league -- boxes import FILE.csv      fill a draft from a sheet; previews without --yes
npm run league -- export [FILE]              export a competition's tables or results
npm run league -- keys create|list|revoke    API keys for coaches and programs
npm run league -- login-links                sign-in links for a mail merge
npm run league -- backup FILE                back up the database, even while the service runs
npm run league -- restore FILE               restore a backup
npm run league -- move --to DATABASE_URL     move the data to PostgreSQL
npm run league -- start-over                 forget the club that was installed here
npm run league -- doctor                     check settings, files and data
npm run league -- demo                       play a made-up club on the running service

Add --help to a command for details. Commands use the settings of the service.
Exit codes: 0 done, 1 not done, 2 usage error.
`;

const DETAILS: Readonly<Record<string, string>> = {
  'members import': `members import FILE.csv [--yes] [--skip-refused] [--lenient] [--ignore COLUMN]
               [--map COLUMN=FIELD] [--value WORD=VALUE] [--date-order dmy|mdy|ymd]
               [--encoding NAME] [--who LINE=ID|new] [--accept-losses]

Imports members from a CSV file saved by a spreadsheet, in any encoding, with commas, semicolons or
tabs. One line names the columns: either the API's fields of a member, or the usual English and
German headings ("E-mail", "Geburtsdatum", "First name" and "Surname", "Nachname, Vorname").
Titles above that line are ignored. See docs/import.md.

A row is matched by id, then by member number, then by name and date of birth, then by address and
name. An empty cell changes nothing. If a household shares an address, one member gets it, and the
others get a note.

Without --yes, nothing is written: the output shows what each line would do, with the values before
and after. An import remembers --map, --ignore and --value.
  --yes                 write everything, or nothing if a line is refused
  --skip-refused        with --yes: write the other lines
  --lenient             leave cells blank that cannot be read, and list them
  --map COLUMN=FIELD    the field of a column, named by heading or letter; can be repeated
  --ignore COLUMN       skip a column; can be repeated
  --value WORD=VALUE    the meaning of a word: --value passiv=paused; can be repeated
  --date-order ORDER    how to read 03/04/1990: dmy, mdy or ymd
  --encoding NAME       the encoding, if it cannot be detected: Windows-1250, ISO-8859-2 …
  --who LINE=ID         the member a line is about, if it could be several; LINE=new: a new member
  --accept-losses       write values even if they get shorter, or lose accents or letters
`,
  'members export': `members export [FILE.csv]

Writes all members except removed ones, in UTF-8, to a new file or to standard output. A cell that a
spreadsheet would run as a formula starts with an apostrophe, which an import removes.
`,
  'boxes import': `boxes import FILE.csv --competition NAME [--yes] [--skip-refused]
             [--map CELL=MEMBER]

Creates the divisions and entries of a draft from a sheet of boxes. Either the boxes are side by
side, in one or more rows of boxes, each with its name as the heading and its players below. Or each
player has a row, with a column "Box" beside the name, address or id. Numbers beside names are
ignored. Put a pair in one cell: Ann Lee / Bo Berg.

Names match without regard to accents and case, also with the surname first, and by initials or a
part of the name if only one member fits; the output says so. Other names are listed with the
members they could mean.

Without --yes, nothing is written. Players who are already in the box stay there.
  --competition NAME  the draft, by name or id
  --yes               write everything, or nothing if a cell is refused
  --skip-refused      with --yes: write the other cells
  --map CELL=MEMBER   the member a cell means, by name, address or id; can be repeated
`,
  export: `export --competition NAME --format tables|results [FILE]

Writes a competition to a new file or to standard output, with the names that players see but no
other personal data.
  --competition NAME  the competition, by name or id
  --format tables     the tables of all divisions, as CSV
  --format results    every match with its result, as CSV
`,
  'keys create': `keys create --name NAME [--scopes LIST | --coach | --admin] [--expires WHEN] [--json]

Creates an API key and shows it only once. Give each coach a separate key, so that the feed shows
who did what. Without scopes, a key can read the league and report results.
  --scopes LIST    league:read, league:write, results:write, members:read, members:write,
                   members:pii, admin; separated by commas
  --coach          all scopes except admin
  --admin          all scopes
  --expires WHEN   the last valid day in the club's time zone, such as 2027-03-31, or an instant
                   such as 2027-03-31T18:00:00Z
  --json           print the API's answer
`,
  'keys list': `keys list [--revoked] [--json]

Lists the API keys, oldest first, with their scopes and when they were last used.
  --revoked  include revoked keys
  --json     print the API's answer
`,
  'keys revoke': `keys revoke KEY

Revokes a key immediately. KEY is its id, or its first characters as \`keys list\` shows them. The
last admin key cannot be revoked.
`,
  'login-links': `login-links [--csv FILE] [--url ADDRESS] [--days N] [--all]

Creates a single-use sign-in link for every member who has an address, has never signed in and has
not left. The file has the columns member_id, display_name, full_name, email, link and expires_at,
for the mail merge of a word processor or mail program. Without --csv, no links are created: the
output shows how many there would be, and who has no address. This command sends nothing.
  --csv FILE     create the links and write them to a new file that only you can read
  --url ADDRESS  the sign-in page of your website, with {token} in place of the token;
                 without it, the column link contains only the token
  --days N       how long a link works: 1 to 7 days, 7 by default
  --all          include members who have signed in before
`,
  demo: `demo [--url ADDRESS] [--key KEY] [--years N] [--members M] [--seed S]

Plays a season of a small club through the API of the service with the same settings, and prints its
tables. The first run installs the club and keeps its keys in demo-keys in the data folder. Never
run it on a real club: it adds members and seasons.
  --url ADDRESS  the address of the service, if it differs from the settings (or DEMO_URL)
  --key KEY      an administrator key of an existing club (or DEMO_KEY)
  --years N      the number of seasons, for a club of --members (120) by --seed; checks each draft
`,
  backup: `backup FILE

Copies the embedded database to a new file, even while the service runs. The copy is consistent,
verified and has a checksum. For PostgreSQL, it prints the command to use instead.
`,
  restore: `restore FILE [--without-checksum] [--despite-findings]

Replaces the embedded database with a backup, whatever state it is in. Stop the service first. The
previous data is kept beside it. The backup is verified first: its checksum, pages, references and
ledger. An interrupted restore is completed by the next start or by another restore. For PostgreSQL,
it prints the command to use instead.
  --without-checksum  accept a manual copy, or data that a restore kept
  --despite-findings  accept a backup that fails the doctor's checks
`,
  'start-over': `start-over

Forgets the club that was installed here, so that the next start offers to set up a new one.
Refuses if the database contains a club. Deletes nothing: an unreadable database file is kept under
another name.
`,
  move: `move --to DATABASE_URL

Moves the club from the embedded database to an empty PostgreSQL database, and verifies the row
counts and checksums of all tables before it commits. Stop the service first. Keys, sessions and
cursors of the event feed stay valid. The old database is not changed.
`,
  doctor: `doctor [--json]

Checks settings, files, disk, clock, tables and the ledger without changing anything, and says what
to do about each finding. --json prints a list for programs. The exit code is 1 if a check failed.
`,
};

export function getHelp(command: string): string {
  return DETAILS[command] ?? HELP;
}
