import type { ClubTime } from './reading.ts';
import { timeAt, type TimeTest } from './when-words.ts';

/** What a sentence says of the proposed times, by their places. */
export interface TimeStatement {
  readonly picked: readonly number[];
  readonly refused: readonly number[];
  /** `Yes` or `no` and nothing else: it speaks of a time only where a single one is proposed. */
  readonly isBare: boolean;
}

export type TimeFault = 'unknown' | 'unclear';

const YES = new Set(
  `good fine great perfect works work ok okay suits suit super passt passen passe geht gehen gut prima perfekt klasse gerne gern
  recht klar toll bestens ideal sure ja yes yep yeah jo jawohl absolutely definitely einverstanden deal confirmed
  bestätigt bestätige zusage nehme nehmen nehm take choose pick wunderbar lovely brilliant excellent cool alright klappt
  gebongt möglich possible best besten better besser`.split(/\s+/),
);
const NO = new Set(
  `no nope nein none neither nicht not kein keiner keine keinen keines can't cannot doesn't don't won't isn't nee
  impossible unmöglich bad schlecht`.split(/\s+/),
);
/** Without a word of what is meant, these say no to whatever was asked. */
const BARE_NO = /^(no|nope|nein|nee|not|nicht|bad|schlecht)$/;
/** "Not both" leaves one open. */
const BOTH = /^(both|beide|beiden|beides)$/;
const FILLER = new Set(
  `i we ich wir me mir us uns for für is ist am at um on the der die das den dem a one ones termin termine time times
  slot slots option vorschlag vorschläge date dates day days tag tage uhr o'clock of von vom these those them davon
  dabei diese dieser dieses diesen dann then there da dort see you euch dir dich bis sehen thanks thank danke vielen
  dank very sehr really well would wäre würde wären würden be kann können könnt can do make with damit leider unfortunately sadly
  please bitte sorry tut leid hi und and freue freuen mich auf looking forward to it es that this i'll we'll let's i'd it's that's
  that'd nur only lieber bei my mein für'n ganz gar hervorragend number nr nummer variante @ in works wieder play
  spielen spielt having haben hab habe zeit free frei available dabei-bin bin werden mal too is- also
  suggested proposed vorgeschlagene vorgeschlagenen your dein deine deinen deiner euer eure lot all alle allen alles any beide
  beiden both either lassen machen mache go take-it glück problem- leid- works- hin
  an tagen terminen beides lets happy glad prefer bevorzuge`.split(/\s+/),
);
const SEVERAL = /^(all|alle|allen|alles|any|beide|beiden|beides|both|either)$/;
const CLAUSE = /^(,|but|aber|dafür|and|und)$/;
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/ (no|kein) problem /, ' ok '],
  [/ in ordnung /, ' ok '],
  [/ (can not|can't|cannot|could not|couldn't) (make|do|play) /, " can't "],
  [/ keine? zeit /, ' nicht '],
  [/ (too|not|nicht|zu) (bad|schlecht) /, ' <busy> '],
  [/ alles klar /, ' ok '],
  [/ (fine|good|ok|okay) by (me|us) /, ' ok '],
  [/ (i'm|i am|we're|we are|count (me|us)) in(?= $| , )/, ' ok'],
  [/ see you (then|there) $/, ' ok '],
  [/ let's say /, " let's "],
  [/ (i'm|i am|we're|we are) (not )?(free|available) /, ' $2free '],
  [/ am liebsten /, ' lieber '],
  [/ (\S*tag|mittwoch|sonnabend) schon(?= $| ,)/, ' $1 '],
  [
    / (i am|i'm|we are|we're) (away|busy|abroad|on holiday) (on )?both (days|times|dates) /,
    ' both cannot ',
  ],
  [
    / (bin|sind) (ich |wir |leider )?an beiden (tagen|terminen) (leider )?(weg|verreist|unterwegs|im urlaub|nicht da|verhindert) /,
    ' beide cannot ',
  ],
  // Who works or plays then means another thing than that it works.
  [/ (i|we|at|to) works? /, ' <busy> '],
  [/ (i|ich) (play|spiele) /, ' <busy> '],
];

/** Reads one sentence; every one of its words has to be known (REPLY-8). */
export function readTimes(
  words: readonly string[],
  proposed: readonly ClubTime[],
): TimeStatement | TimeFault {
  const known = withPhrases(words);
  if (!known.some((word) => YES.has(word) || NO.has(word)) && !hasTime(known)) return 'unknown';
  const hasNo = known.some((word) => NO.has(word));
  const clauses = hasNo ? clausesOf(known) : [known.filter((word) => word !== ',')];
  const parts = clauses.map((clause) => readPart(clause, proposed));
  const found: Part[] = [];
  for (const part of parts) {
    if (part === 'unknown' || part === 'unclear')
      return parts.includes('unknown') ? 'unknown' : 'unclear';
    found.push(part);
  }
  return join(found, proposed.length);
}

function withPhrases(words: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  for (const [pattern, said] of PHRASES) text = text.replace(pattern, said);
  return text.trim().split(' ');
}

function hasTime(words: readonly string[]): boolean {
  return words.some((word, at) => /^\d{1,2}$/.test(word) || timeAt(words, at) !== null);
}

function clausesOf(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const word of words) {
    if (CLAUSE.test(word)) clauses.push([]);
    else clauses.at(-1)?.push(word);
  }
  return clauses.filter((one) => one.length > 0);
}

interface Part {
  readonly says: 'yes' | 'no' | 'nothing';
  /** The proposed times that it speaks of; null where it names none. */
  readonly named: readonly number[] | null;
  readonly isBare: boolean;
  readonly isOfSeveral: boolean;
}

function readPart(words: readonly string[], proposed: readonly ClubTime[]): Part | TimeFault {
  const tests: TimeTest[] = [];
  let [yes, no, bareNo] = [0, 0, 0];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const time = isDoing(words, at) ? null : timeAt(words, at);
    if (time !== null) {
      tests.push(time.test);
      at += time.length - 1;
    } else if (NO.has(word)) {
      no++;
      if (BARE_NO.test(word)) bareNo++;
    } else if (YES.has(word)) yes++;
    else if (!FILLER.has(word) && !/^\d{1,2}$/.test(word)) return 'unknown';
    else if (/^\d{1,2}$/.test(word)) tests.push(placeOf(words, at));
  }
  if (no > 1) return 'unclear';
  const lastNo = words.findLastIndex((word) => NO.has(word));
  if (no > 0 && words.slice(lastNo).some((word) => BOTH.test(word))) return 'unclear';
  const count = proposed.length;
  const fits = proposed.flatMap((time, index) =>
    tests.every((test) => test(time, index, count)) ? [index] : [],
  );
  const hasMore = yes > 0 || words.some((word) => /^(kann|können|can)$/.test(word));
  return {
    says: no > 0 ? 'no' : yes > 0 || tests.length > 0 ? 'yes' : 'nothing',
    named: tests.length === 0 ? null : fits,
    isBare: no > 0 ? bareNo === no && !hasMore : yes > 0 && tests.length === 0,
    isOfSeveral: words.some((word) => SEVERAL.test(word)),
  };
}

/** In "I can do Saturday" no Thursday is meant ("Do"). */
function isDoing(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  return (
    words[at] === 'do' &&
    /^(can|could|i|we|can't|cannot|i'll|we'll|let's|lets|to|would|only)$/.test(before)
  );
}

/** A number alone is a place among the times, or an hour: where both can be meant, neither is certain. */
function placeOf(words: readonly string[], at: number): TimeTest {
  const number = Number(words[at]);
  return ({ time }, index) =>
    index === number - 1 || time === `${String(number).padStart(2, '0')}:00`;
}

function join(parts: readonly Part[], count: number): TimeStatement | TimeFault {
  const said = parts.filter(({ says }) => says !== 'nothing');
  const [picked, refused] = [new Set<number>(), new Set<number>()];
  for (const part of said) {
    if (part.named !== null) {
      const [only] = part.named;
      if (only === undefined || part.named.length > 1) return 'unclear';
      (part.says === 'yes' ? picked : refused).add(only);
    } else if (part.says === 'no' && !part.isBare) {
      for (let index = 0; index < count; index++) refused.add(index);
    }
  }
  const [isAgreed, isRefused] = [hasUnnamed(said, 'yes'), hasUnnamed(said, 'no')];
  if (isRefused && (picked.size > 0 || isAgreed)) return 'unclear';
  if (said.some(({ says, isOfSeveral }) => says === 'yes' && isOfSeveral)) return 'unclear';
  if (isAgreed && picked.size === 0 && count === 1) picked.add(0);
  if (isRefused && refused.size === 0 && count === 1) refused.add(0);
  if (picked.size === 0 && refused.size === 0) return 'unclear';
  return { picked: [...picked], refused: [...refused], isBare: said.every(({ isBare }) => isBare) };
}

function hasUnnamed(parts: readonly Part[], what: 'yes' | 'no'): boolean {
  return parts.some(({ says, named }) => says === what && named === null);
}
