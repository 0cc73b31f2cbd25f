export const HELP = `npm run league                               the service itself
npm run league -- members import FILE.csv    read members, a dry run first
npm run league -- members export [FILE.csv]  write members
npm run league -- boxes import FILE.csv      make a draft's boxes from a sheet, a dry run first
npm run league -- export [FILE]              write a competition's tables or results
npm run league -- keys create|list|revoke    API keys for coaches and programs
npm run league -- login-links                a sign-in link for each member, for a mail merge
npm run league -- backup FILE                copy the database, also while the service runs
npm run league -- restore FILE               put a backup in its place
npm run league -- move --to DATABASE_URL     move to PostgreSQL
npm run league -- start-anew                 forget the club that was here
npm run league -- doctor                     look whether all is well
npm run league -- demo                       play a club against the running service

Add --help to a command to read more. The settings are those of the service.
Exit codes: 0 done, 1 not done, 2 mistyped.
`;

const DETAILS: Readonly<Record<string, string>> = {
  'members import': `members import FILE.csv [--yes] [--skip-refused] [--lenient] [--ignore COLUMN]
               [--map COLUMN=FIELD] [--value WORD=VALUE] [--date-order dmy|mdy|ymd]
               [--encoding NAME] [--who LINE=ID|new] [--accept-losses]

Reads members from a table that a spreadsheet wrote, in any encoding, with commas, semicolons or
tabs. A line of it names the columns: the fields of a member as the API calls them,
or as clubs do in English and German ("E-mail", "Geburtsdatum", "First name" and "Surname",
"Nachname, Vorname"). Titles may stand above it. docs/import.md tells more.

A row is about the member of its id; else of its member number; else of its name and date of birth;
else of its address and name. An empty cell changes nothing. Of a household that shares an address
one holds it, and of the others it is noted.

Without --yes nothing is written: each line tells what would become of it, with each value before
and after. What --map, --ignore and --value say is remembered once it is written.
  --yes                 write it; nothing while a line is refused
  --skip-refused        with --yes: write the others
  --lenient             leave blank what no field takes, and tell it
  --map COLUMN=FIELD    what a column holds, by its heading or its letter; may be given again
  --ignore COLUMN       pass a column over; may be given again
  --value WORD=VALUE    what a word of the file means: --value passiv=paused; may be given again
  --date-order ORDER    how 03/04/1990 is meant: dmy, mdy or ymd
  --encoding NAME       how its letters are written, where nothing tells: Windows-1250, ISO-8859-2 …
  --who LINE=ID         whom a line is about, where it may be several; LINE=new: somebody new
  --accept-losses       write it although values get shorter, or lose accents or letters
`,
  'members export': `members export [FILE.csv]

Writes every member who is not removed, in UTF-8, to a new file or to the standard output. Cells
that a spreadsheet would run as a formula begin with an apostrophe, which an import takes away.
`,
  'boxes import': `boxes import FILE.csv --competition NAME [--yes] [--skip-refused]
             [--map CELL=MEMBER]

Makes the divisions and entries of a draft from a sheet of boxes: the boxes side by side, each with
its name in the heading and its players below, also in several rows of boxes; or a row for each
player, with a column "Box" beside the name, address or id. Numbers beside names are passed over.
Put a pair in one cell: Ann Lee / Bo Berg.

Names are found without accents and case, surname first, and by initials or a part where that can
be one member alone: the plan says so. Whoever cannot be told is listed, with whom it may be.

Without --yes nothing is written; with it all or nothing. Whoever is in the box already stays.
  --competition NAME  the draft, by its name or id
  --yes               write it; nothing while a cell is refused
  --skip-refused      with --yes: write the others
  --map CELL=MEMBER   whom a cell means: a name, an address or an id; may be given again
`,
  export: `export --competition NAME --format tables|results [FILE]

Writes a competition to a new file or to the standard output, with the names that players see and
nothing personal.
  --competition NAME  which one, by its name or id
  --format tables     the tables of all divisions, as CSV
  --format results    every match with its result, as CSV
`,
  'keys create': `keys create --name NAME [--scopes LIST | --coach | --admin] [--expires WHEN] [--json]

Makes an API key and shows it this once: a key of their own for each coach, so that the feed
tells who did what. Without scopes it reads the league and reports results.
  --scopes LIST    league:read, league:write, results:write, members:read, members:write,
                   members:pii, admin; with commas
  --coach          every scope but admin
  --admin          every scope
  --expires WHEN   the last day that it works, 2027-03-31 in the club's time zone, or an instant
                   such as 2027-03-31T18:00:00Z
  --json           the whole answer as the API gives it
`,
  'keys list': `keys list [--revoked] [--json]

Lists the API keys, oldest first, with their scopes and when they were last used.
  --revoked  also those that are revoked
  --json     as the API gives them
`,
  'keys revoke': `keys revoke KEY

Revokes a key at once. KEY is its id, or its first characters as \`keys list\` shows them. The last
key that holds admin stays.
`,
  'login-links': `login-links [--csv FILE] [--url ADDRESS] [--days N] [--all]

Makes a link with which a member signs in once, for every member with an address who has never
signed in and has not left: a table with member_id, display_name, full_name, email, link and
expires_at, for the mail merge of your word processor or mail program. Without --csv nothing is
made: it tells how many there would be, and who has no address. Nothing is sent from here.
  --csv FILE     make the links, and write them to a new file that only you can read
  --url ADDRESS  the page of your website that signs in, with {token} where the token goes;
                 without it the column link holds the bare token
  --days N       how long a link works: 1 to 7 days, 7 by default
  --all          also for members who have signed in before
`,
  demo: `demo [--url ADDRESS] [--key KEY] [--years N] [--members M] [--seed S]

Plays a season of a small club through the API, against the service that runs by the same
settings, and prints its tables. Installs the club the first time: its keys are kept in the
data folder, in demo-keys. Never play it on a real club: it adds members and seasons.
  --url ADDRESS  where the service is, when not where the settings say (or DEMO_URL)
  --key KEY      an administrator key of a club that is there already (or DEMO_KEY)
  --years N      so many seasons of a club of --members (120), by a --seed, each draft checked
`,
  backup: `backup FILE

Copies the embedded database to a new file: one consistent state, checked, with a checksum, also
while the service runs. On PostgreSQL it tells which line does that.
`,
  restore: `restore FILE [--without-checksum] [--despite-findings]

Puts a backup in the place of the embedded database, whatever state that is in. Stop the service
first. What was there is kept beside it. The copy is checked before it is used: its checksum, its
pages, its references, its ledger. Killed on the way, it is carried through at the next start, or
by another restore. On PostgreSQL it tells which line does that.
  --without-checksum  take a copy made by hand, or what a restore kept
  --despite-findings  take one whose rows fail the checks of the doctor
`,
  'start-anew': `start-anew

Forgets the club that was installed here, so that the next start opens set-up for a new one.
Refuses while a club is in the database. Deletes nothing: a database file that cannot be read is
kept under another name.
`,
  move: `move --to DATABASE_URL

Moves the club from the embedded database to an empty PostgreSQL, and verifies every table by
counts and checksums before anything is committed. Stop the service first. Keys, sessions and
the cursors of the event feed stay good. The old database is left as it is.
`,
  doctor: `doctor [--json]

Looks over settings, files, disk, clock, tables and the ledger without changing anything, and
says for each what to do; with --json as a list for programs. Exit code 1 when something failed.
`,
};

export function helpFor(command: string): string {
  return DETAILS[command] ?? HELP;
}
