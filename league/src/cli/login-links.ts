import { splitIntoBatches } from '../db/batches.ts';
import type { Database } from '../db/database.ts';
import type { WriteDependencies } from '../db/writer.ts';
import type { Member } from '../members/schema.ts';
import { readAllMembers } from '../members/store.ts';
import { mintLoginLink } from '../sessions/mint-login-link.ts';
import type { LoginLink } from '../sessions/schema.ts';
import { Refusal } from '../shared/refusal.ts';
import { writeCsv } from './csv-text.ts';
import { NewFile } from './new-file.ts';
import { Progress, type Terminal } from './terminal.ts';
import { describeRefusal, writeOrExplain } from './write-or-explain.ts';

/** Links per write, so that other requests run in between. */
const BATCH_LINKS = 20;
const HEADINGS = ['member_id', 'display_name', 'full_name', 'email', 'link', 'expires_at'];

export interface LinksWish {
  /** The output file; null for a dry run. */
  readonly file: string | null;
  /** Includes members who have signed in before. */
  readonly all: boolean;
  /** A page address with `{token}` in it; null writes the bare token. */
  readonly url: string | null;
  readonly minutes: number;
}

/** Makes a table for a mail merge (CLI-12); without a file, only lists the members. */
export async function makeLoginLinks(
  database: Database,
  writing: WriteDependencies,
  terminal: Terminal,
  wish: LinksWish,
): Promise<number> {
  const present = (await database.readOne((db) => readAllMembers(db))).filter(
    ({ status, last_signed_in_at: signedIn }) =>
      status !== 'left' && (wish.all || signedIn === null),
  );
  const reachable = present.filter(({ email }) => typeof email === 'string');
  reportLinks(terminal, present, wish);
  if (wish.file === null) {
    terminal.out('No links were created. Add --csv FILE to create them.\n');
    return 0;
  }
  const file = await NewFile.create(wish.file);
  const passed: string[] = [];
  await file.fill(async () => {
    const rows = await createLinks(database, writing, terminal, {
      members: reachable,
      wish,
      passed,
    });
    return writeCsv(HEADINGS, rows);
  });
  for (const line of passed) terminal.out(`${line}\n`);
  terminal.out(
    `Wrote ${reachable.length - passed.length} links to ${wish.file}. Anyone who has a link can sign in ` +
      'as that member. Send the links, then delete the file.\n',
  );
  return passed.length === 0 ? 0 : 1;
}

function reportLinks(terminal: Terminal, present: readonly Member[], { all }: LinksWish): void {
  const without = present.filter(({ email }) => typeof email !== 'string');
  const who = all ? 'members' : 'members who have never signed in';
  terminal.out(`${present.length - without.length} ${who} have an address.\n`);
  if (without.length === 0) return;
  const names = without.map((member) => member.display_name).join(', ');
  terminal.out(`${without.length} have no address and get no link: ${names}.\n`);
}

interface LinkBatch {
  readonly members: readonly Member[];
  readonly wish: LinksWish;
  /** Members refused by the rules, with the reason; collected along the way. */
  readonly passed: string[];
}

async function createLinks(
  database: Database,
  writing: WriteDependencies,
  terminal: Terminal,
  { members, wish, passed }: LinkBatch,
): Promise<string[][]> {
  const progress = new Progress(terminal, 'making links', members.length);
  const rows: string[][] = [];
  for (const some of splitIntoBatches(members, BATCH_LINKS)) {
    await writeOrExplain(database, writing, async (writer) => {
      for (const member of some) {
        const expected = { expected_email: member.email ?? '', expires_in_minutes: wish.minutes };
        const link = await mintLoginLink(writer, member.id, expected);
        if (link instanceof Refusal)
          passed.push(`${member.display_name}: ${describeRefusal(link)}`);
        else rows.push(makeRow(member, link, wish.url));
      }
      return null;
    });
    progress.at(rows.length);
  }
  progress.end();
  return rows;
}

function makeRow(member: Member, link: LoginLink, url: string | null): string[] {
  return [
    member.id,
    member.display_name,
    member.full_name ?? '',
    member.email ?? '',
    url === null ? link.token : url.replaceAll('{token}', link.token),
    link.expires_at,
  ];
}
