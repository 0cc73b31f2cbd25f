export const HELP = `npm run league                               the service itself
npm run league -- members import FILE.csv    read members, a dry run first
npm run league -- members export [FILE.csv]  write members
npm run league -- backup FILE                copy the database, also while the service runs
npm run league -- restore FILE               put a backup in its place
npm run league -- move --to DATABASE_URL     move to PostgreSQL
npm run league -- start-anew                 forget the club that was here
npm run league -- doctor                     look whether all is well

Add --help to a command to read more. The settings are those of the service.
Exit codes: 0 done, 1 not done, 2 mistyped.
`;

const DETAILS: Readonly<Record<string, string>> = {
  'members import': `members import FILE.csv [--yes] [--skip-refused] [--ignore COLUMN]

Reads members from a table that a spreadsheet wrote: UTF-8 or Windows-1252, with commas,
semicolons or tabs. The first line names the columns: the fields of a member as the API calls
them, or as people do ("E-mail", "Date of birth", "First name" and "Surname").

A member is found by the column id, else by address, whatever its case. An empty cell changes
nothing. Dates are 1990-02-28 or 28.02.1990.

Without --yes nothing is written: each line tells what would become of it.
  --yes            write it, all in one step; nothing while a line is refused
  --skip-refused   with --yes: write the others
  --ignore COLUMN  pass a column over; may be given again
`,
  'members export': `members export [FILE.csv]

Writes every member who is not removed, in UTF-8, to a new file or to the standard output. Cells
that a spreadsheet would run as a formula begin with an apostrophe, which an import takes away.
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
  doctor: `doctor

Looks over settings, files, disk, clock, tables and the ledger without changing anything, and
says for each what to do. Exit code 1 when something failed.
`,
};

export function helpFor(command: string): string {
  return DETAILS[command] ?? HELP;
}
