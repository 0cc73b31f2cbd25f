import type { WriteTransaction } from './database.ts';

/** Stored rules, which may lack members added later. */
interface StoredRules {
  readonly format: object;
  readonly points: object;
  readonly walkover: object;
  readonly retirement: object;
  readonly movement: object;
}

/** Adds rules newer than the stored ones, with the values then in force, not defaults (RUL-1). */
export async function completeRules(db: WriteTransaction): Promise<void> {
  await rewriteRules(db, addLaterRules);
}

/** Adds how often each pairing is played: once, before this rule existed. */
export async function addRounds(db: WriteTransaction): Promise<void> {
  await rewriteRules(db, (rules) => ({ rounds: 1, ...rules }));
}

/** Adds what happens to a stopped match: nothing, before this rule existed. */
export async function addStoppedMatches(db: WriteTransaction): Promise<void> {
  await rewriteRules(db, completeStoppedMatches);
}

export function completeStoppedMatches({
  format,
  points,
  retirement,
  ...others
}: StoredRules): object {
  return {
    ...others,
    format: { unfinishedSet: null, ...format },
    points: { retiredLoss: null, ...points },
    retirement: { games: 'as_played', ...retirement },
  };
}

/** Adds tiers: before this rule existed, no division was parallel to another. */
export async function addTiers(db: WriteTransaction): Promise<void> {
  await rewriteRules(db, completeTiers);
}

/** Adds `tiers`, which older rules lack. */
export function completeTiers({ movement, ...others }: StoredRules): object {
  return { ...others, movement: { tiers: null, ...movement } };
}

async function rewriteRules(
  db: WriteTransaction,
  complete: (rules: StoredRules) => object,
): Promise<void> {
  const rows = await db.selectFrom('competitions').select(['id', 'rules']).execute();
  for (const { id, rules: text } of rows) {
    const stored = readRules(text);
    // Left as it is if damaged: reading it raises an error that names it.
    if (stored === null) continue;
    const rules = JSON.stringify(complete(stored));
    await db.updateTable('competitions').set({ rules }).where('id', '=', id).execute();
  }
}

export function addLaterRules({ format, points, walkover, ...others }: StoredRules): object {
  return {
    format: { draws: false, unfinished: 'refused', playAll: false, ...format },
    points: { draw: null, byResult: [], ...points },
    walkover: { games: null, ...walkover },
    headToHead: 'all_met',
    ...others,
  };
}

function readRules(text: string): StoredRules | null {
  try {
    const rules: unknown = JSON.parse(text);
    return isStoredRules(rules) ? rules : null;
  } catch {
    return null;
  }
}

function isStoredRules(rules: unknown): rules is StoredRules {
  if (typeof rules !== 'object' || rules === null) return false;
  const parts = ['format', 'points', 'walkover', 'retirement', 'movement'].map((name): unknown =>
    Reflect.get(rules, name),
  );
  return parts.every((part) => typeof part === 'object' && part !== null);
}
