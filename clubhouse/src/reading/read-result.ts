import type { Format } from '../score/format.ts';
import { otherSide, type Side } from '../score/entry.ts';
import { readStatement, type Statement } from '../score/read-statement.ts';
import { findShape } from './lexicon.ts';
import type { ReplyReading } from './reading.ts';
import {
  isBehindDay,
  isBesideClock,
  isNamedClock,
  isOddClock,
  mayBeClock,
  mayBeDate,
  readOrdinal,
  countWhenWords,
} from './when.ts';

/** A statement about the result; the winner is null if the text does not name one. */
export interface ResultStatement extends Statement {
  /** `Won 6-4 6-2` omits the subject: the author, unless another person was mentioned before. */
  readonly isImplied: boolean;
  /** The subject is a player of the other side. */
  readonly isOfThem: boolean;
  readonly isNotPlayed: boolean;
  /** `6-4 for Anna` may be a single set, so figures after it need their own words. */
  readonly isOfSet: boolean;
  /** `3-1 in the second`, but no score of the first set. */
  readonly lacksSets: boolean;
}

/** `unknown`: a word does not belong to results. `unclear`: the words do not fit together. */
type ResultFault = 'unknown' | 'unclear';

const SET = /^\d{1,2}[-:/][1-9]?\d(\(\d{1,2}([-:]\d{1,2})?\))?$/;
const COMPACT = /^\d{2,4}(\(\d{1,2}\))?$/;
/** Units of numbers that are not scores: `90 minutes`, `2 sets`. */
const COUNTED = /^(min|minuten|minutes|mins|std|stunde|stunden|hour|hours|h|sets?|satz|sätzen?)$/;

/** Words that leave an absence one; others may not: "did not come back", "kam nicht gut". */
const OF_ABSENCE =
  /^(the|a|my|our|of|der|die|das|dem|den|mein|match|game|spiel|zum|zur|to|at|on|um|uhr|am|leider|unfortunately|sadly|sorry|just|heute?|gestern|today|tonight|yesterday|abend|evening|wieder|again|es|it|it's|so|been|had|hatte|due|wegen|injury|verletzung)$/;

/** A sentence as letters: the lexicon's, `S` for a set, and the digit of an ordinal. */
interface ResultShape {
  readonly letters: string;
  /** The scores in order, one for each `S`. */
  readonly sets: readonly string[];
}

/** Reads one sentence, in which every word must be known (REPLY-4). */
export function readResult(words: readonly string[]): ResultStatement | ResultFault {
  const shape = findSentenceShape(words);
  if (shape === null) return 'unknown';
  const slashes = shape.sets.filter((set) => set.includes('/')).length;
  if (slashes > 0 && slashes < shape.sets.length) return 'unclear';
  // "10:15, 6-4 6-2" begins with a time.
  const hasOthers = shape.sets.some((set) => /^\d+-/.test(set));
  if (hasOthers && shape.sets.some(mayBeClock)) return 'unclear';
  const sets = [...shape.sets];
  const clauses: ResultStatement[] = [];
  for (const letters of splitClauses(shape.letters)) {
    const own = sets.splice(0, letters.replaceAll(/[^S]/g, '').length);
    const clause = readClause(letters, own);
    if (clause === null) return 'unclear';
    clauses.push({ ...clause, isOfLoser: clause.isOfLoser && own.length > 0 });
  }
  const joined = joinStatements(clauses);
  if (joined === null) return 'unclear';
  return { ...joined, sets: shape.sets, lacksSets: hasWrongPlace(shape.letters) };
}

/** Null if a word is unknown. */
function findSentenceShape(words: readonly string[]): ResultShape | null {
  let letters = '';
  const sets: string[] = [];
  const hasStopped = words.some((word) => findShape(word) === 'r');
  const isAbsence = words.some((word) => findShape(word) === 'x');
  const isOnly = words.filter((word) => SET.test(word)).length === 1;
  const hasCompact = words.filter((word) => COMPACT.test(word)).length > 1;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const isSet = SET.test(word) || (hasCompact && COMPACT.test(word));
    const isClock = hasStopped ? isNamedClock(words, at) : isBesideClock(words, at);
    if (isSet && ((isClock && isOddClock(word)) || mayBeDate(words, at))) return null;
    if (isSet && isOnly && mayBeClock(word) && isBehindDay(words, at)) return null;
    const length = isSet && !isClock ? 0 : countWhenWords(words, at);
    const place = readOrdinal(word);
    const letter = place !== null && place < 10 ? String(place) : (findShape(word) ?? '');
    if (/^\d{1,3}$/.test(word) && COUNTED.test(words[at + 1] ?? '')) at++;
    else if (length > 0) at += length - 1;
    else if (isSet) {
      sets.push(word);
      letters += 'S';
    } else if (letter === '' || (isAbsence && letter === '_' && !OF_ABSENCE.test(word)))
      return null;
    else letters += letter;
  }
  // "Anna beat Tom": the first name is the winner.
  const named = letters.includes('b') ? letters.replaceAll(/(?<=t.*)M/g, 'o') : letters;
  return { letters: named.replaceAll('M', 'm'), sets };
}

/**
 * "Anna and Ben won": two players of one side count as one. "Anna and I played": `Z` for both
 * sides, who can only have played.
 */
function splitClauses(letters: string): string[] {
  return (
    letters
      .replaceAll(/S,+(?=S)/g, 'S')
      // "I won against Anna, she led 6-4": a verb begins another clause.
      .replaceAll(/(?<![afkyi])([tmo]),+(?=\1)|([tm]),+(?=\2(?![_\d]*[hvwlbrxqceg]))/g, '$1$2')
      .replaceAll(/t+,m+|m+,t+/g, 'Z')
      .replaceAll(/([tmo])\1+/g, '$1')
      .split(',')
      .filter((clause) => clause !== '')
  );
}

const NOTHING: ResultStatement = {
  sets: [],
  won: null,
  isImplied: false,
  isDrawn: false,
  ending: null,
  stopped: null,
  isOfLoser: false,
  isOfThem: false,
  isNotPlayed: false,
  isOfSet: false,
  lacksSets: false,
};
const ENDINGS: ReadonlyMap<string, NonNullable<ResultStatement['ending']>> = new Map([
  ['r', 'retired'],
  ['x', 'walkover'],
  ['q', 'walkover'],
  ['c', 'conceded'],
]);
/**
 * "I won", "habe ich verloren", "Winner: Anna"; a name alone after "won" may be the person
 * addressed.
 */
const OUTCOME = /^[hv]*([mt]?)[hv]*[wl]n?[hv]*$|^[wl]n?(?:[hv]*(m)|[hv]+([tou]))$/;
/** "I was beaten", and without "was" also "I beat Anna", "mich hat Anna geschlagen", "beat her". */
const BEATEN = /^h?([mt]?)[vg]b$|^v([mt])b$/;
const BEATS = { me: /^(mb[tu]|m[tu]b|[tu]mb|b[tu])$/, them: /^(tbo|tob|otb)$/ };
/** "Anna retired", "ret. Anna". */
const ENDED = /^([mt]?)[rxqc]([mt]?)$/;
/** "I gave Anna a walkover", "Anna got a walkover". */
const GIVEN = /^([mt])(e[motu]?|g)q$/;

function readSide(letter: string | undefined): Side | null {
  if (letter === undefined || letter === '') return null;
  return letter === 'm' || letter === 'o' ? 'me' : 'them';
}

/** Reads a clause by its letters; null if its meaning is ambiguous. */
function readClause(letters: string, sets: readonly string[]): ResultStatement | null {
  // "Gegen die Anna 6:4 6:2 gewonnen": behind an article, a person may look like the winner.
  if (/[afkyi]_+[motu]/.test(letters)) return null;
  const behind = new Map<string, Side>();
  for (const [, preposition = '', person] of letters.matchAll(/([afkyi])([motu])/g)) {
    const side = readSide(person) ?? 'me';
    if ((behind.get(preposition) ?? side) !== side) return null;
    behind.set(preposition, side);
  }
  const [goal = null, target = null] = [behind.get('f'), behind.get('k')];
  if (goal !== null && target !== null && goal !== target) return null;
  const bare = letters
    .replaceAll(/[afkyi][motu]/g, '')
    .replaceAll(/[_*Safkyi\d]/g, '')
    .replaceAll(/([rxqcwlb])\1+/g, '$1');
  const endings = bare.split('').flatMap((letter) => ENDINGS.get(letter) ?? []);
  const outcomes = bare.match(/[wlb]/g) ?? [];
  if (endings.length > 1 || outcomes.length > 1) return null;
  // "I lost the first set 4-6 6-4 6-3": what was lost is a part of the match.
  if (/[wlbrxqceg]/.test(bare) && /\*|^[^S]*0[^S\d]*S[^\d]*S/.test(letters)) return null;
  const [ending = null] = endings;
  const isOfThem = /t/.test(bare) && !/m|[pb].*t/.test(bare);
  const base = { ...NOTHING, sets, isOfThem, ending };
  const [isDrawn, isNotPlayed] = [bare.includes('d'), bare.includes('-')];
  if (outcomes.length > 0) {
    const verbal = bare.replaceAll(/[rxqcp]/g, '');
    const who = outcomes[0] === 'b' ? findNamedWinner(verbal, behind) : readOutcome(verbal, behind);
    if (who === null || isDrawn || isNotPlayed) return null;
    const stopped = ending === null || who.isImplied ? null : otherSide(who.won);
    return { ...base, ...who, stopped };
  }
  if (ending !== null) {
    if (isDrawn || isNotPlayed) return null;
    const stopped = findStopper(bare.replaceAll(/[hvp]/g, ''), goal ?? target);
    if (stopped === undefined) return null;
    return { ...base, stopped, won: stopped === null ? null : otherSide(stopped) };
  }
  const hasVerb = /[pd-]/.test(bare);
  const given = goal ?? target;
  // "Tom - Anna 6-4 6-2" does not say whose figures come first.
  const rival = { me: 'm', them: 't' }[behind.get('a') ?? 'me'];
  const isPairing = /^(mt|tm)$/.test(behind.has('a') ? bare + rival : bare);
  if (!hasVerb && !isPairing && (/[motuZeg]/.test(bare) || (given !== null && sets.length === 0)))
    return null;
  const isOfSet = given !== null && sets.length === 1 && /[4-9]|\d\d/.test(sets[0] ?? '');
  return { ...base, won: sets.length > 0 ? given : null, isDrawn, isNotPlayed, isOfSet };
}

type Winner = Pick<ResultStatement, 'won' | 'isImplied' | 'isOfLoser'> & { readonly won: Side };

/** Finds which side won or lost; null if that is ambiguous. */
function readOutcome(bare: string, behind: ReadonlyMap<string, Side>): Winner | null {
  const found = OUTCOME.exec(bare);
  // "Won by Anna", "I won with Anna": a player of the other side cannot win for the author.
  if (found === null || behind.has('y') || behind.has('i')) return null;
  const said = readSide(found[1]) ?? readSide(found[2]) ?? readSide(found[3]);
  const given = behind.get('f') ?? null;
  const rival = behind.get('a') ?? behind.get('k') ?? null;
  // "A win for Anna" names the winner; "won for Anna" does not.
  if (said === null && given === 'them' && !bare.includes('n')) return null;
  const subject = said ?? given ?? 'me';
  if (rival === subject || (given !== null && given !== subject)) return null;
  const isLoser = bare.includes('l');
  // "The win went to Anna" is not one over her.
  if (behind.has('k') && (!isLoser || bare.includes('n'))) return null;
  return {
    won: isLoser ? otherSide(subject) : subject,
    isImplied: said === null && given === null,
    isOfLoser: isLoser && said === 'them',
  };
}

/** Finds the winner and the loser of "beat"; null if they are ambiguous. */
function findNamedWinner(bare: string, behind: ReadonlyMap<string, Side>): Winner | null {
  if (['a', 'f', 'k'].some((one) => behind.has(one))) return null;
  const beaten = BEATEN.exec(bare);
  const by = behind.get('y') ?? null;
  if (beaten !== null) {
    const said = readSide(beaten[1]) ?? readSide(beaten[2]);
    if (by !== null && by === (said ?? 'me')) return null;
    const isLoser = said ?? 'me';
    return { won: otherSide(isLoser), isImplied: said === null, isOfLoser: said === 'them' };
  }
  const active = bare.replaceAll('h', '');
  const winner = BEATS.me.test(active) ? 'me' : BEATS.them.test(active) ? 'them' : null;
  if (winner === null || by !== null) return null;
  return { won: winner, isImplied: active.startsWith('b'), isOfLoser: false };
}

/** Finds the side that stopped. Null if no word says so, undefined if the words do not fit. */
function findStopper(bare: string, given: Side | null): Side | null | undefined {
  const [, giver, verb = ''] = GIVEN.exec(bare) ?? [];
  const gave = readSide(giver);
  if (gave !== null) return given !== null ? undefined : verb === 'g' ? otherSide(gave) : gave;
  const found = ENDED.exec(bare);
  if (found === null || (found[1] !== '' && found[2] !== '')) return undefined;
  const subject = readSide(found[1]) ?? readSide(found[2]);
  // "Walkover for me" is a win; nobody says "retired for me".
  if (given !== null) return subject === null && bare === 'q' ? otherSide(given) : undefined;
  // "Anna walkover" does not tell whether she got it or gave it.
  return bare.includes('q') ? null : subject;
}

/** `3-1 in the second` without a first set: the stated position differs from the set's own. */
function hasWrongPlace(letters: string): boolean {
  return [...letters.matchAll(/\d/g)].some(({ 0: place, index }) => {
    const scores = letters.slice(0, index).replaceAll(/[^S]/g, '').length;
    const isAhead = /^[^,]*S/.test(letters.slice(index + 1));
    return Number(place) !== (isAhead ? scores : scores - 1);
  });
}

/** Joins statements and their sets in order; null if they contradict each other. */
function joinStatements(all: readonly ResultStatement[]): ResultStatement | null {
  const only = <T>(values: readonly (T | null)[]) => {
    const [one = null, ...more] = new Set(values.filter((value) => value !== null));
    return more.length > 0 ? undefined : one;
  };
  const said = only(all.map(({ won, isImplied }) => (isImplied ? null : won)));
  const implied = only(all.map(({ won, isImplied }) => (isImplied ? won : null)));
  const ending = only(all.map((one) => one.ending));
  const stopped = only(all.map((one) => one.stopped));
  if (said === undefined || implied === undefined) return null;
  if (ending === undefined || stopped === undefined) return null;
  if (said !== null && implied !== null && said !== implied) return null;
  const scored = all.filter(({ sets }) => sets.length > 0);
  if (scored.some(({ won }, at) => won === null && scored[at - 1]?.isOfSet === true)) return null;
  return {
    sets: all.flatMap((one) => one.sets),
    won: said ?? implied,
    isImplied: said === null && implied !== null,
    isDrawn: all.some((one) => one.isDrawn),
    ending,
    stopped,
    isOfLoser: all.some((one) => one.isOfLoser),
    isOfThem: all.some((one) => one.isOfThem),
    isNotPlayed: all.some((one) => one.isNotPlayed),
    isOfSet: scored.at(-1)?.isOfSet ?? false,
    lacksSets: all.some((one) => one.lacksSets),
  };
}

/**
 * The combined result of several sentences. Null if they contradict each other, or no match in this
 * format can end like that (REPLY-5, REPLY-6).
 * @param isOfThem whether another side's player was mentioned, so that a bare "won" may be theirs
 */
export function combineStatements(
  statements: readonly ResultStatement[],
  isOfThem: boolean,
  format: Format,
): ReplyReading | null {
  const told = joinStatements(
    statements.map((one) => (isOfThem && one.isImplied ? { ...one, won: null } : one)),
  );
  if (told === null) return null;
  // A repeated score counts once; sets spread over sentences form one score.
  const scores = new Set(
    statements.flatMap(({ sets }) => (sets.length === 0 ? [] : [sets.join(' ')])),
  );
  const [score = ''] = scores;
  const reading = readStatement(
    scores.size === 1 ? { ...told, sets: score.split(' ') } : told,
    format,
  );
  if (told.lacksSets && reading.kind !== 'empty') return { kind: 'incomplete_score' };
  switch (reading.kind) {
    case 'result':
    case 'which_result':
    case 'incomplete_score':
      return reading;
    case 'sets_alone':
      return { kind: 'incomplete_score' };
    case 'empty':
    case 'contradiction':
    case 'unclear':
    case 'refused':
      return null;
  }
}
