import type { ResultStatement, Side } from './result.ts';
import { clausesOf, hasMixedMarks, isThem, type Token, tokensOf } from './result-tokens.ts';
import { RESULT_PHRASES, type ResultWord } from './result-words.ts';

/** `unknown`: a word is not of results. `unclear`: its words are, but do not fit together. */
export type ResultFault = 'unknown' | 'unclear';

/** Reads one sentence; every one of its words has to be known (REPLY-4). */
export function readResult(words: readonly string[]): ResultStatement | ResultFault {
  const tokens = tokensOf(words);
  if (tokens === null) return 'unknown';
  const clauses = clausesOf(tokens);
  const found: Clause[] = [];
  for (const clause of clauses.map(readClause)) {
    if (clause === null) return 'unclear';
    found.push(clause);
  }
  return hasMixedMarks(tokens) ? 'unclear' : joinClauses(found, tokens);
}

export function withResultPhrases(words: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  for (const [pattern, said] of RESULT_PHRASES) text = text.replace(pattern, said);
  return text.trim().split(/ +/);
}

interface Clause extends Omit<ResultStatement, 'lacksSets'> {
  readonly hasVerb: boolean;
}

/** Who is spoken of in a clause, and behind which preposition. */
interface Persons {
  readonly me: boolean;
  readonly them: boolean;
  readonly meObject: boolean;
  readonly themObject: boolean;
  /** Behind `against`, `to`, `with` and the like. */
  readonly behind: ReadonlyMap<ResultWord, Side>;
  readonly isThemAfterVerb: boolean;
  /** `Won 6-4 6-2 Anna`: the name may be the person that it speaks to. */
  readonly isThemLast: boolean;
  /** Both sides stand behind the same kind of word. */
  readonly isSplit: boolean;
  /** `A win for Anna`, where "won for Anna" says nothing. */
  readonly hasNoun: boolean;
}

const PREPOSITIONS: readonly ResultWord[] = ['against', 'for', 'to', 'by', 'with'];
const OUTCOMES: readonly ResultWord[] = ['win', 'lose', 'beat'];
const ENDINGS = {
  retired: 'retired',
  'no-show': 'walkover',
  walkover: 'walkover',
  conceded: 'conceded',
} as const;

function readClause(tokens: readonly Token[]): Clause | null {
  const kinds = new Set(tokens.map(({ kind }) => kind));
  const persons = personsOf(tokens);
  if (persons.isSplit) return null;
  const sets = tokens.flatMap((token) => (token.kind === 'score' ? [token.text] : []));
  const outcomes = OUTCOMES.filter((kind) => kinds.has(kind));
  const endings = (['retired', 'no-show', 'walkover', 'conceded'] as const).filter((kind) =>
    kinds.has(kind),
  );
  const isNotPlayed = kinds.has('not-played');
  const hasVerb = kinds.has('play') || isNotPlayed || kinds.has('draw');
  if (outcomes.length > 1 || endings.length > 1) return null;
  const [outcome, end] = [outcomes[0], endings[0]];
  if (kinds.has('both') && (outcome !== undefined || end !== undefined)) return null;
  const base = {
    sets,
    isDrawn: kinds.has('draw'),
    isNotPlayed,
    hasVerb,
    isOfThem: isActor(persons),
  };
  if (outcome !== undefined) return withOutcome(base, outcome, end, persons);
  const given = persons.behind.get('for') ?? persons.behind.get('to') ?? null;
  if (end !== undefined) return withEnding(base, end, given, persons);
  if (!hasVerb && (persons.me || persons.them || persons.meObject || persons.themObject))
    return null;
  const won = sets.length > 0 ? given : null;
  if (given !== null && won === null && !hasVerb) return null;
  return { ...base, won, isImplied: false, isOfLoser: false, ending: null, stopped: null };
}

type Base = Pick<Clause, 'sets' | 'isDrawn' | 'isNotPlayed' | 'hasVerb' | 'isOfThem'>;

function withOutcome(
  base: Base,
  outcome: ResultWord,
  end: keyof typeof ENDINGS | undefined,
  persons: Persons,
): Clause | null {
  const who = outcome === 'beat' ? beaterOf(persons) : subjectOf(persons);
  if (who === null || base.isDrawn || base.isNotPlayed) return null;
  const won = outcome === 'lose' ? other(who.side) : who.side;
  const ending = end === undefined ? null : ENDINGS[end];
  return {
    ...base,
    won,
    isImplied: who.isImplied,
    isOfLoser: outcome === 'lose' && persons.them,
    ending,
    stopped: ending === null || who.isImplied ? null : other(won),
    hasVerb: true,
  };
}

function withEnding(
  base: Base,
  end: keyof typeof ENDINGS,
  given: Side | null,
  { me, them, meObject, themObject }: Persons,
): Clause | null {
  if ((me && them) || base.isNotPlayed || base.isDrawn || meObject || themObject) return null;
  const subject = me ? 'me' : them ? 'them' : null;
  // "Walkover for me" is won; "retired for me" is nothing that anybody says.
  if (given !== null && (subject !== null || end !== 'walkover')) return null;
  // "Anna walkover": whether she got it or gave it nobody can tell.
  const stopped = given === null ? (end === 'walkover' ? null : subject) : other(given);
  const [won, ending] = [stopped === null ? null : other(stopped), ENDINGS[end]];
  return { ...base, won, isImplied: false, isOfLoser: false, ending, stopped, hasVerb: true };
}

function personsOf(tokens: readonly Token[]): Persons {
  const behind = new Map<ResultWord, Side>();
  const bare = new Set<ResultWord>();
  let [isThemAfterVerb, isThemLast, isSplit] = [false, false, false];
  let [hadVerb, hadOutcome] = [false, false];
  for (const [index, { kind }] of tokens.entries()) {
    const before = tokens[index - 1]?.kind;
    const side = sideOf(kind);
    if (kind === 'play' || kind === 'beat') hadVerb = true;
    if (kind === 'win' || kind === 'lose') hadOutcome = true;
    if (side === null) continue;
    const preposition = PREPOSITIONS.find((one) => one === before);
    const again = tokens[index - 1];
    if (preposition !== undefined) {
      isSplit ||= (behind.get(preposition) ?? side) !== side;
      behind.set(preposition, side);
    } else if (!(kind === 'them' && isThem(again) && behind.size > 0)) {
      bare.add(kind as ResultWord);
      if (side === 'them' && hadVerb) isThemAfterVerb = true;
      if (side === 'them' && hadOutcome && before !== 'have' && !isThem(again)) isThemLast = true;
    }
  }
  return {
    me: bare.has('me'),
    them: bare.has('them'),
    meObject: bare.has('me-object'),
    themObject: bare.has('them-object'),
    behind,
    isThemAfterVerb,
    isThemLast,
    isSplit: isSplit || behind.get('for') === other(behind.get('to') ?? behind.get('for') ?? 'me'),
    hasNoun: tokens.some(({ kind }) => kind === 'noun'),
  };
}

function sideOf(kind: Token['kind']): Side | null {
  if (kind === 'me' || kind === 'me-object') return 'me';
  return kind === 'them' || kind === 'them-object' ? 'them' : null;
}

function isActor({ them, me, isThemAfterVerb }: Persons): boolean {
  return them && !me && !isThemAfterVerb;
}

/** Who won or lost; null where the words do not settle it. */
function subjectOf(persons: Persons) {
  const { me, them, meObject, themObject, behind } = persons;
  if (persons.isThemLast) return null;
  if ((me && them) || meObject || themObject) return null;
  // "Won by Anna", "I won with Anna": who is of the other side did not win for the writer.
  if (behind.has('by') || behind.has('with')) return null;
  const rival = behind.get('against') ?? behind.get('to');
  const given = behind.get('for');
  const side = me ? 'me' : them ? 'them' : given;
  if (side === undefined) return rival === 'me' ? null : { side: 'me' as const, isImplied: true };
  if (!me && !them && side === 'them' && !persons.hasNoun) return null;
  if (rival === side || (given !== undefined && given !== side)) return null;
  return { side, isImplied: false };
}

/** Who beat whom; null where the words do not settle it. */
function beaterOf({ me, them, meObject, themObject, behind, isThemAfterVerb }: Persons) {
  if (behind.has('by') || behind.has('for') || behind.has('against') || behind.has('to'))
    return null;
  if (me)
    return !meObject && (them || themObject) ? { side: 'me' as const, isImplied: false } : null;
  if (meObject) return them && !themObject ? { side: 'them' as const, isImplied: false } : null;
  const isEnglish = isThemAfterVerb && them !== themObject;
  return isEnglish ? { side: 'me' as const, isImplied: true } : null;
}

export function other(side: Side): Side {
  return side === 'me' ? 'them' : 'me';
}

function joinClauses(
  clauses: readonly Clause[],
  tokens: readonly Token[],
): ResultStatement | ResultFault {
  const endings = new Set(clauses.flatMap(({ ending }) => ending ?? []));
  const stopped = new Set(clauses.flatMap((one) => one.stopped ?? []));
  const said = new Set(
    clauses.flatMap(({ won, isImplied }) => (won === null || isImplied ? [] : [won])),
  );
  const implied = new Set(
    clauses.flatMap(({ won, isImplied }) => (isImplied && won !== null ? [won] : [])),
  );
  if (endings.size > 1 || stopped.size > 1 || said.size > 1 || implied.size > 1) return 'unclear';
  const [won = null] = said;
  const [left = null] = implied;
  if (won !== null && left !== null && won !== left) return 'unclear';
  return {
    sets: clauses.flatMap(({ sets }) => sets),
    won: won ?? left,
    isImplied: won === null && left !== null,
    isDrawn: clauses.some(({ isDrawn }) => isDrawn),
    ending: [...endings][0] ?? null,
    stopped: [...stopped][0] ?? null,
    isOfThem: clauses.some(({ isOfThem }) => isOfThem),
    isOfLoser: clauses.some(({ isOfLoser, sets }) => isOfLoser && sets.length > 0),
    isNotPlayed: clauses.some(({ isNotPlayed }) => isNotPlayed),
    lacksSets: hasWrongPlace(tokens),
  };
}

/** `3-1 in the second` without a first: a place that is said is not the one at which the set stands. */
function hasWrongPlace(tokens: readonly Token[]): boolean {
  let scores = 0;
  return tokens.some((token, index) => {
    if (token.kind === 'score') scores++;
    if (token.kind !== 'place') return false;
    const rest = tokens.slice(index + 1);
    const clause = rest.slice(0, rest.findIndex(({ kind }) => kind === 'clause') >>> 0);
    const isAhead = clause.some(({ kind }) => kind === 'score');
    return token.place !== (isAhead ? scores : scores - 1);
  });
}
