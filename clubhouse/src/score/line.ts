import { getShownPoints } from './entry.ts';
import type { Format, ScorePair } from './format.ts';
import { isSetWord, normaliseMarks, separateSets } from './read-sets.ts';
import { type Reading, readStatement, type Statement } from './read-statement.ts';

const WON = /^(won|win|beat|gewonnen|sieg|gewann)$/;
const LOST = /^(lost|lose|loss|verloren|niederlage|verlor)$/;
const DRAWN = /^(drew|draw|drawn|tie|tied|level|unentschieden|remis)$/;
const ENDINGS: readonly (readonly [RegExp, Statement['ending']])[] = [
  [/^(ret|retd|retired|retirement|injured|aufg|aufgabe|aufgegeben|verletzt)$/, 'retired'],
  [/^(w[/.]?o|walkover|no-?show|kampflos|nichtantritt)$/, 'walkover'],
  [/^(conceded|concession|gave|verzichtet|geschenkt|abgeschenkt)$/, 'conceded'],
];
/** Words and marks that people write around a score and that carry no meaning. */
const FILLER =
  /^(i|we|ich|wir|it|the|by|mit|and|und|him|her|them|gegen|against|nach|tb|time|up|zeit|um|games?|:|-|–)$/;
const MAX_SETS = 7;

/**
 * Reads a match in text-message style: `won 63 64`, `lost 6:4 3:6 10:7`, `6-3 2-0 ret.`, `drawn
 * 9-9` (RPT-6). Without a word for the winner, the writer's figures come first. The page shows the
 * reading before sending.
 */
export function readLine(text: string, format: Format): Reading {
  const said = { won: null, isDrawn: false, ending: null, stopped: null, isOfLoser: false };
  const statement: Statement = { ...said, sets: [] };
  for (const part of splitLine(text)) {
    const word = part.replace(/\.+$/, '');
    const change = readChange(word, statement);
    if (change === null) return { kind: 'unclear', part };
    if (isContradiction(statement, change)) return { kind: 'contradiction' };
    Object.assign(statement, change);
  }
  if (statement.sets.length > MAX_SETS) return { kind: 'unclear', part: text.trim() };
  const reading = readStatement(statement, format);
  const hasOwnFirst = statement.won === null && statement.sets.length > 0;
  if (reading.kind !== 'which_result' || !hasOwnFirst) return reading;
  const [entry] = reading.entries;
  // With split sets, nobody was certainly ahead, so the text must name the side that stopped.
  const isOpen = entry.ending === 'retired' && isSplit(entry.sets.map(getShownPoints));
  return isOpen ? reading : { kind: 'result', entry };
}

function readChange(word: string, { sets }: Statement): Partial<Statement> | null {
  if (WON.test(word)) return { won: 'me' };
  if (LOST.test(word)) return { won: 'them' };
  if (DRAWN.test(word)) return { isDrawn: true };
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  if (ending !== undefined) return { ending: ending[1] };
  if (isSetWord(word)) return { sets: [...sets, word] };
  return FILLER.test(word) ? {} : null;
}

function isContradiction(before: Statement, change: Partial<Statement>): boolean {
  const [won, ending] = [change.won ?? null, change.ending ?? null];
  const hasOther = <T>(one: T | null, other: T | null) =>
    one !== null && other !== null && one !== other;
  return hasOther(before.won, won) || hasOther(before.ending, ending);
}

function isSplit(sets: readonly ScorePair[]): boolean {
  const leads = new Set(sets.map(([mine, theirs]) => Math.sign(mine - theirs)));
  return leads.has(1) === leads.has(-1);
}

/** Drops typographic marks such as commas, brackets and non-breaking characters. */
function splitLine(text: string): string[] {
  const bare = normaliseMarks(text.toLowerCase().replaceAll('\u2060', ''));
  return separateSets(joinSpacedPairs(bare))
    .split(/[\s,;!&+|]+/)
    .map((word) => (/.\(/.test(word) ? word : word.replaceAll(/[()]/g, '')))
    .filter(Boolean);
}

/** Joins `6 - 4`. `63 - 64` stays two sets, so one of the figures must be a single digit. */
function joinSpacedPairs(text: string): string {
  const pair = /(?<![\d:/-]|[:/-] )(?:(\d) ([:-]) (\d\d?)|(\d\d) ([:-]) (\d))(?![\d:/-]| [:/-])/g;
  return text.replaceAll(pair, '$1$2$3$4$5$6');
}
