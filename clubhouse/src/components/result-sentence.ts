import type { Api } from '../api/client.ts';
import { toJudgedEntry, formatScore, type StoredEntry } from '../score/entry.ts';
import { fill } from '../messages/fill.ts';
import type { Words } from '../messages/en.ts';

type MatchSides = Api<'Match'>['sides'];

/** States a claim or a result in the third person: `Ann Lee beat Bo Berg 6–3 6–4`. */
export function describeStoredEntry(
  said: StoredEntry,
  sides: MatchSides,
  { results }: Words['today'],
): string {
  const entry = toJudgedEntry(said, 0);
  const isTurned = entry.winner === 'them';
  const [first, second] = [getSideLabel(sides, 0), getSideLabel(sides, 1)];
  const isPair = sides.some(({ members }) => members.length > 1);
  const isDrawn = said.outcome === 'completed' && entry.winner === null;
  return fill(results[isPair ? 'pair' : 'one'][isDrawn ? 'drawn' : said.outcome], {
    winner: isTurned ? second : first,
    loser: isTurned ? first : second,
    score: formatScore(entry),
  });
}

export function getSideLabel(sides: MatchSides, side: 0 | 1): string {
  const found = sides.find((one) => one.side === side);
  return found?.label ?? (found?.members ?? []).map((one) => one.display_name).join(' & ');
}
