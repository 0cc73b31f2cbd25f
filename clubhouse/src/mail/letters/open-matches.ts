import { type ExampleMatch, findResultExample } from '../../reading/examples.ts';
import type { Block, Contact } from '../letter.ts';
import { makeAnswerable, type AnswerableLetter } from './about-matches.ts';
import { sanitiseText, type Voice } from './voice.ts';

interface OpenMatch extends ExampleMatch {
  readonly id: string;
  readonly opponent: string;
  /** `Singles, Box 3` */
  readonly where: string;
}

interface MatchToPlay extends OpenMatch {
  /** The other side, with contact details that the reader may see. */
  readonly contacts: readonly Contact[];
}

/** An entry that needs more matches to be ranked. */
interface ShortEntry {
  readonly where: string;
  readonly played: number;
  readonly minimum: number;
}

export interface OpenMatches {
  /** Matches without any report. */
  readonly toPlay: readonly MatchToPlay[];
  readonly toReport: readonly OpenMatch[];
  readonly toClear: readonly OpenMatch[];
  readonly short: readonly ShortEntry[];
}

export function countOpenMatches({ toPlay, toReport, toClear }: OpenMatches): number {
  return toPlay.length + toReport.length + toClear.length;
}

export function makeOpenMatchesAnswerable(
  { toPlay, toReport, toClear }: OpenMatches,
  { words }: Voice,
): AnswerableLetter {
  const all = [...toPlay, ...toReport, ...toClear];
  return makeAnswerable(all, findResultExample(all, words.replyLetters.examples));
}

export function makeShortBlocks({ short }: OpenMatches, { words }: Voice): Block[] {
  return short.map(({ played, minimum, where }) => ({
    type: 'paragraph',
    text: words.seasonLetters.week.short(played, minimum, sanitiseText(where)),
  }));
}

export function makeMatchBlocks(
  { toPlay, toReport, toClear }: OpenMatches,
  { words }: Voice,
): Block[] {
  const { week: say } = words.seasonLetters;
  const listed = (heading: string, those: readonly OpenMatch[]): Block[] =>
    those.length === 0
      ? []
      : [
          { type: 'heading', text: heading, isSub: true },
          {
            type: 'list',
            items: those.map(({ opponent, where }) =>
              say.match(sanitiseText(opponent), sanitiseText(where)),
            ),
          },
        ];
  return [
    ...listed(say.toReport, toReport),
    ...listed(say.toClear, toClear),
    ...(toPlay.length === 0 ? [] : [{ type: 'heading', text: say.toPlay, isSub: true } as const]),
    ...toPlay.map((match) => makeContactBlock(match, say.match)),
  ];
}

/** Opponents who cannot be contacted appear by name, because the match still has to be played. */
function makeContactBlock(
  { opponent, where, contacts }: MatchToPlay,
  say: (name: string, where: string) => string,
): Block {
  if (contacts.length === 0) {
    return { type: 'list', items: [say(sanitiseText(opponent), sanitiseText(where))] };
  }
  return { type: 'contacts', people: contacts.map((one) => ({ ...one, about: where })) };
}
