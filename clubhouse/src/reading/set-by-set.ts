import type { ResultStatement, Side } from './result.ts';
import type { Token } from './result-tokens.ts';

const SCORE = /^\d{1,2}[-:/]\d{1,2}(\(.*\))?$/;
const PAIR = /(\d{1,2})([-:/])(\d{1,2})/g;
/** Any other kind of word would say something else than who won a set. */
const KINDS: ReadonlySet<Token['kind']> = new Set([
  'me',
  'win',
  'lose',
  'score',
  'place',
  'set',
  'filler',
  'have',
]);

/** One set: its figures, the writer's first, and who won it. */
interface SetStatement {
  readonly text: string;
  readonly won: Side;
}

/**
 * Reads a match that is told set by set: "I won the first 6-4, lost the second 3-6 and won the
 * tiebreak 10-7". Who won a set decides the order of its figures, whichever was written first. Null
 * where the match is told otherwise.
 */
export function readSetBySet(clauses: readonly (readonly Token[])[]): ResultStatement | null {
  const sets = clauses.map(readSet);
  const told = sets.filter((set) => set !== null);
  const mine = told.filter(({ won }) => won === 'me').length;
  const theirs = told.length - mine;
  if (told.length < sets.length || mine === theirs || mine === 0 || theirs === 0) return null;
  return {
    sets: told.map(({ text }) => text),
    won: mine > theirs ? 'me' : 'them',
    isImplied: !clauses.flat().some(({ kind }) => kind === 'me'),
    isDrawn: false,
    ending: null,
    stopped: null,
    isOfThem: false,
    isNotPlayed: false,
    isOfLoser: false,
    lacksSets: false,
  };
}

/** @param index of the set in the match, which a place that is said has to be */
function readSet(clause: readonly Token[], index: number): SetStatement | null {
  const scores = clause.flatMap((token) => (token.kind === 'score' ? [token.text] : []));
  const outcomes = clause.flatMap(({ kind }) => (kind === 'win' || kind === 'lose' ? [kind] : []));
  const isInOrder = clause.every((token) => token.kind !== 'place' || token.place === index);
  const [text = '', outcome] = [scores[0], outcomes[0]];
  if (scores.length !== 1 || outcomes.length !== 1 || !isInOrder || !SCORE.test(text)) return null;
  if (!clause.every(({ kind }) => KINDS.has(kind))) return null;
  const [mine = 0, theirs = 0] = text.split(/[-:/(]/).map(Number);
  if (mine === theirs) return null;
  const isMineFirst = mine > theirs === (outcome === 'win');
  return {
    text: isMineFirst ? text : text.replaceAll(PAIR, '$3$2$1'),
    won: outcome === 'win' ? 'me' : 'them',
  };
}
