import { addDivisions } from '../competitions/add-divisions.ts';
import type { Competition } from '../competitions/schema.ts';
import { readAllCompetitions } from '../competitions/store.ts';
import { listDivisions } from '../competitions/divisions-store.ts';
import type { Database, Snapshot } from '../db/database.ts';
import type { WriteDependencies, Writer } from '../db/writer.ts';
import { enterRows, refuseRows } from '../entries/enter.ts';
import { readAllEntries } from '../entries/store.ts';
import { readAllMembers } from '../members/store.ts';
import { fold } from '../shared/fold.ts';
import { scoreBoxLikeness, readBoxes } from './boxes-sheet.ts';
import { type BoxContext, type BoxPlan, planBoxes } from './boxes-plan.ts';
import { readSheet, type Sheet } from '../member-import/csv.ts';
import { readBytes } from './read-bytes.ts';
import { CommandError, type Terminal } from './terminal.ts';
import { makeNameKey } from '../member-import/person-name.ts';
import { writeOrExplain } from './write-or-explain.ts';

export interface BoxesWish {
  readonly file: string;
  /** The draft's id or name. */
  readonly competition: string;
  readonly yes: boolean;
  readonly skipRefused: boolean;
  readonly meant: BoxContext['meant'];
}

/** Shows who would play where, then writes all of it in one transaction (CLI-16). */
export async function importBoxes(
  database: Database,
  writing: WriteDependencies,
  terminal: Terminal,
  wish: BoxesWish,
): Promise<number> {
  const { rows, broken, isSure } = readBoxSheet(await readBytes(wish.file));
  const [first] = broken;
  if (first) throw new CommandError(`line ${first.line}: ${first.reason.message}.`);
  const cells = readBoxes(rows);
  const planIn = async (db: Snapshot) => {
    const competition = await findDraft(db, wish.competition);
    const plan = planBoxes(cells, await readContext(db, competition, wish.meant));
    return { competition, plan };
  };
  const { competition, plan } = await database.read(planIn);
  const doubtful = isSure ? undefined : plan.boxes.find(isNewWithLetters);
  if (doubtful) {
    throw new CommandError(
      `The characters in "${doubtful.name}" can be read in several ways. Save the file as CSV in UTF-8.`,
    );
  }
  reportPlan(terminal, competition, plan, wish.yes);
  if (!wish.yes || (plan.refused.length > 0 && !wish.skipRefused)) {
    const mend = 'Correct these cells, say who they mean with --map, or use --skip-refused.';
    terminal.out(`Nothing has been written. ${wish.yes ? mend : 'Add --yes to write it.'}\n`);
    return plan.refused.length === 0 ? 0 : 1;
  }
  // Planned again inside the write: nobody can have come in between.
  await writeOrExplain(database, writing, async (writer) => {
    const now = await planIn(writer.db);
    if (JSON.stringify(now.plan) !== JSON.stringify(plan)) {
      throw new CommandError('The club’s data changed in the meantime. Check the plan again.');
    }
    return executeBoxPlan(writer, competition, plan);
  });
  terminal.out('Done.\n');
  return 0;
}

/** Only looks up players' names and never adds members: unknown names are listed. */
function readBoxSheet(bytes: Uint8Array): Sheet & { readonly isSure: boolean } {
  const sheet = readSheet(bytes, scoreBoxLikeness);
  if (sheet.decoded.isSure) return { ...sheet, isSure: true };
  return { ...readSheet(bytes, scoreBoxLikeness, 'Windows-1252'), isSure: false };
}

/** A new box stores its name, so its encoding must not be guessed. */
function isNewWithLetters({ name, isNew }: BoxPlan['boxes'][number]): boolean {
  return isNew && /\P{ASCII}/u.test(name);
}

async function executeBoxPlan(writer: Writer, competition: Competition, plan: BoxPlan) {
  const there = await listDivisions(writer.db, competition.id);
  const missing = plan.boxes.filter(({ isNew }) => isNew);
  const made = await addDivisions(
    writer,
    competition.id,
    missing.map(({ name }, index) => ({ name, position: there.length + index + 1 })),
  );
  const ids = new Map([...there, ...made].map(({ id, name }) => [makeNameKey(name), id]));
  const rows = plan.boxes.flatMap(({ name, entries }) =>
    entries.map(({ members }) => ({
      member_ids: members.map(({ id }) => id),
      division_id: ids.get(makeNameKey(name)) ?? null,
    })),
  );
  const done = await enterRows(writer, competition, rows);
  return 'faults' in done ? refuseRows(done.faults, rows.length, '') : done;
}

/** @throws CommandError if there is no such draft, or several */
async function findDraft(db: Snapshot, named: string): Promise<Competition> {
  const all = await readAllCompetitions(db);
  const isNamed = ({ id, name }: Competition) => id === named || fold(name) === fold(named);
  const found = all.filter((one) => isNamed(one));
  const [draft, ...others] = found.filter(({ state }) => state === 'draft');
  if (draft && others.length === 0) return draft;
  if (draft) throw new CommandError(`Several drafts are called "${named}". Give the id.`);
  if (found.length > 0) throw new CommandError(`"${named}" is no longer a draft.`);
  const names = all.filter(({ state }) => state === 'draft').map(({ name }) => `"${name}"`);
  const there = names.length === 0 ? 'There are no drafts.' : `The drafts are ${names.join(', ')}.`;
  throw new CommandError(`There is no competition "${named}". ${there}`);
}

async function readContext(
  db: Snapshot,
  { id, discipline }: Competition,
  meant: BoxContext['meant'],
): Promise<BoxContext> {
  const entries = (await readAllEntries(db, id)).map(({ members, division_id: divisionId }) => ({
    memberIds: members.map((member) => member.id),
    divisionId,
  }));
  const [members, divisions] = [await readAllMembers(db), await listDivisions(db, id)];
  return { discipline, members, divisions, entries, meant };
}

function reportPlan(
  terminal: Terminal,
  competition: Competition,
  plan: BoxPlan,
  done: boolean,
): void {
  const would = done ? '' : 'would be ';
  terminal.out(`${competition.name}, ${competition.discipline}:\n`);
  for (const { name, isNew, entries } of plan.boxes) {
    const who = entries.map(({ members }) => members.map((one) => one.display_name).join(' / '));
    const made = isNew ? ` (${would}created)` : '';
    terminal.out(`${name}${made}: ${who.length === 0 ? 'nobody new' : who.join(', ')}\n`);
  }
  for (const remark of plan.remarks) terminal.out(`${remark}\n`);
  for (const reason of plan.refused) terminal.out(`${reason.replace(/: /, ': REFUSED: ')}\n`);
  const entered = plan.boxes.reduce((sum, { entries }) => sum + entries.length, 0);
  terminal.out(
    `${plan.boxes.filter(({ isNew }) => isNew).length} boxes ${would}created, ${entered} entries ` +
      `${would}created, ${plan.same} already there, ${plan.refused.length} refused.\n`,
  );
}
