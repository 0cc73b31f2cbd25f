import type { Format } from '../../src/score/format.ts';
import type { ReplyContext } from '../../src/reading/reading.ts';
import type { QuotedLetter } from './shapes/shape.ts';

const SET = { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } } as const;
/** Best of three; the third is a set or a match tiebreak. */
export const TENNIS: Format = {
  bestOf: 3,
  set: SET,
  finalSet: {
    either: [SET, { matchTiebreak: { to: 10, winBy: 2, points: 'optional' } }],
  },
  draws: false,
  unfinished: 'refused',
  playAll: false,
};

/** With no proposed time, one, or two. */
export const CONTEXTS = {
  none: makeContext([]),
  one: makeContext([{ date: '2026-11-28', time: '18:30' }]),
  two: makeContext([
    { date: '2026-11-28', time: '18:30' },
    { date: '2026-11-29', time: '10:00' },
  ]),
} as const;

function makeContext(proposed: ReplyContext['proposed']): ReplyContext {
  return { format: TENNIS, opponents: ['Anna Berg'], proposed };
}

/**
 * An email with everything that must not be read: another score, a winner, times, and example
 * replies.
 */
export const LETTER: QuotedLetter = {
  from: { name: 'TC Grün-Weiß', address: 'reply+k3v9@club.example' },
  subject: 'Anna Berg proposes Sunday, 10:00',
  text: [
    'Hello Tom,',
    '',
    'Anna Berg has entered your match: they won 6–1 6–0.',
    'Anna Berg proposes two times, the first is Saturday, 28 November 2026, 18:30,',
    'the second is Sunday, 29 November 2026, 10:00. Yes, Sunday is good.',
    '',
    'Answer this letter: "6-1 6-0", "he didn\'t show", "none of these works".',
    'Ich habe 6:0 6:0 gewonnen.',
    'Noch nicht gespielt.',
    'https://club.example/matches/61-60',
    '',
    '-- ',
    'TC Grün-Weiß',
  ].join('\n'),
};

type Proposed = keyof typeof CONTEXTS;
/** A reply, the proposed times, and the expected reading. */
export type SentenceCase = readonly [written: string, proposed: Proposed, reading: string];

export const RESULT_SENTENCES: readonly SentenceCase[] = [
  ['6-4 3-6 10-7', 'none', 'either me 6-4 3-6 10-7 | them 4-6 6-3 7-10'],
  ['Won 6-4 6-2', 'none', 'me 6-4 6-2'],
  ['won 63 64', 'none', 'me 6-3 6-4'],
  ['I won 7-6 (4) 6-2!', 'two', 'me 7-6(7-4) 6-2'],
  ['I lost 6-4 6-3.', 'none', 'them 4-6 3-6'],
  ['I lost 4-6 3-6.', 'one', 'them 4-6 3-6'],
  ['We played yesterday at 18:30, 6-4 6-2 to me', 'none', 'me 6-4 6-2'],
  ['I beat Anna 6-4, 6-2. Great match!', 'none', 'me 6-4 6-2'],
  ['Anna beat me 6-4 6-2', 'two', 'them 4-6 2-6'],
  ['Lost to Anna Berg, 6-4 6-2', 'none', 'them 4-6 2-6'],
  ['She won 6-4 3-6 [10-8]', 'none', 'them 4-6 6-3 8-10'],
  ['Hi Anna,\n\nI won 6-4 6-2 yesterday.\n\nCheers\nTom', 'none', 'me 6-4 6-2'],
  ['won 2:0', 'none', 'incomplete_score'],
  ['won 4-6 3-6', 'none', 'either them 4-6 3-6 | me 6-4 6-3'],
  ['verloren 4:6 3:6', 'none', 'them 4-6 3-6'],
  ['Ich hab 6:3 6:4 gewonnen', 'none', 'me 6-3 6-4'],
  ['Hallo Anna, wir haben gestern gespielt, 6:4 6:2 für mich. Gruß Tom', 'none', 'me 6-4 6-2'],
  ['Anna hat 6:4 6:2 gewonnen', 'none', 'them 4-6 2-6'],
  ['Gegen Anna leider 4:6, 6:3 und 7:10 verloren.\nViele Grüße\nTom', 'none', 'them 4-6 6-3 7-10'],
  ['Wir haben gespielt.\nErgebnis: 6:4 6:2 für Anna', 'one', 'them 4-6 2-6'],
  ['Sieg für mich, 6:4 6:2 👍', 'none', 'me 6-4 6-2'],
  ['Winner: Anna, 6-4 6-2', 'none', 'them 4-6 2-6'],
  ['Gewonnen hat Anna, 6:4 6:2', 'none', 'them 4-6 2-6'],
  ['Sieg für Anna 6:4 6:2', 'none', 'them 4-6 2-6'],
  ['Erster Satz 6:4, zweiter Satz 6:3 für mich', 'none', 'me 6-4 6-3'],
  ['Ich habe 6 zu 4 und 6 zu 2 gewonnen', 'none', 'me 6-4 6-2'],
  ['Anna played really well. Won 6-4 6-2', 'none', 'either me 6-4 6-2 | them 4-6 2-6'],
  ['Anna lost 4-6 2-6', 'none', 'me 6-4 6-2'],
  ['Anna lost 6-4 6-2', 'none', 'me 6-4 6-2'],
  ['We have not played yet', 'none', 'not_played'],
  ['Noch nicht gespielt', 'two', 'not_played'],
  ['Wir haben leider noch nicht gespielt, das Wetter war zu schlecht.', 'none', 'not_played'],
];

export const ENDING_SENTENCES: readonly SentenceCase[] = [
  ['he didn’t show', 'none', 'me walkover'],
  ['Anna did not turn up', 'two', 'me walkover'],
  ['no show', 'none', 'either me walkover | them walkover'],
  ['retired at 3-1 in the second, knee', 'none', 'incomplete_score'],
  [
    '6-3, retired at 3-1 in the second, knee',
    'none',
    'either me retired 6-3 3-1 | them retired 3-6 1-3',
  ],
  ['Anna retired at 6-3 3-1, knee', 'none', 'me retired 6-3 3-1'],
  ['Kampflos gewonnen', 'none', 'me walkover'],
  ['Anna ist leider nicht erschienen.', 'none', 'me walkover'],
  ['Anna musste beim Stand von 6:3 2:0 verletzt aufgeben', 'none', 'me retired 6-3 2-0'],
  ['I retired at 1-6 0-3', 'none', 'them retired 1-6 0-3'],
  ['I retired at 6-1 3-0', 'none', 'either them retired 6-1 3-0 | them retired 1-6 0-3'],
  ['I did not show up', 'none', 'them walkover'],
  ['Anna conceded', 'none', 'me conceded'],
  ['Anna retired', 'none', 'incomplete_score'],
  ['Anna retired at 9-1', 'none', '?'],
  ["Anna didn't show, 6-0 6-0", 'none', '?'],
  ["I won, I didn't show up", 'none', '?'],
];

/** Figures that are not scores, however they look. */
export const FIGURE_SENTENCES: readonly SentenceCase[] = [
  ['Call me on 0170 6462636', 'none', '?'],
  ['My number is 64 62 63', 'none', '?'],
  ['I live at 6/4 Park Road', 'none', '?'],
  ['The balls are 6,40 €', 'none', '?'],
  ['I won 6-4 6-2. Really 7-5 7-5', 'none', '?'],
  ['I won 6-4 6-2. My number is 0170 6462', 'none', '?'],
  ['see you at 6-7', 'two', '?'],
  ['6:30 geht', 'none', '?'],
  ['6:30 geht', 'two', 'time 0'],
  ['6-7 works', 'two', '?'],
  ['Wir spielen am 28.11.', 'none', '?'],
  ['18:30', 'none', '?'],
];

export const TIME_SENTENCES: readonly SentenceCase[] = [
  ['Saturday is good', 'two', 'time 0'],
  ['the second', 'two', 'time 1'],
  ['Sunday at 10 is perfect for me, thanks!', 'two', 'time 1'],
  ['18:30 works', 'two', 'time 0'],
  ['Saturday, see you there', 'two', 'time 0'],
  ["Saturday doesn't work, Sunday is good", 'two', 'time 1'],
  ['I can do Saturday', 'one', 'time 0'],
  ['yes', 'one', 'time 0'],
  ['yes', 'two', '?'],
  ['Samstag passt', 'two', 'time 0'],
  ['der zweite Termin', 'two', 'time 1'],
  ['10 Uhr ist super', 'two', 'time 1'],
  ['Hallo,\nam 29.11. um 10 Uhr passt es mir gut.\nLG Tom', 'two', 'time 1'],
  ['Ja, gerne!', 'one', 'time 0'],
  ['Samstagabend passt mir', 'two', 'time 0'],
  ['none of these works', 'two', 'decline'],
  ['geht leider nicht', 'two', 'decline'],
  ['Beide Termine passen mir leider nicht', 'two', 'decline'],
  ['Samstag passt nicht', 'one', 'decline'],
  ['Samstag passt nicht', 'two', '?'],
];

/** Sentences that look like a result or an answer but are none, or not certain. */
export const UNCERTAIN_SENTENCES: readonly SentenceCase[] = [
  ['did we play 6-4 6-2?', 'none', '?'],
  ['If I had won 6-4 6-2', 'none', '?'],
  ['Gewonnen hätte ich gern 6:4 6:2', 'none', '?'],
  ['I did not win 6-4 6-2', 'none', '?'],
  ["I won't win 6-4 6-2", 'none', '?'],
  ['I won 6-4 6-2. Just kidding!', 'none', '?'],
  ['I won 6-4 6-2. No wait, it was the other way round', 'none', '?'],
  ['Ich glaube ich habe 6:4 6:2 gewonnen', 'none', '?'],
  ['My brother won 6-4 6-2', 'none', '?'],
  ['Last year I won 6-4 6-2', 'none', '?'],
  ['I won 6-4 6-2, Anna won 6-4 6-2', 'none', '?'],
  ['I won 6-4 6-2. I lost 4-6 2-6', 'none', '?'],
  ['I lost my racket', 'none', '?'],
  ['6-4 6-4 6-4', 'none', '?'],
  ['9-4 9-2', 'none', '?'],
  ['Saturday or Sunday', 'two', '?'],
  ["Saturday is good if it doesn't rain", 'two', '?'],
  ['Saturday at 19:00 works', 'two', '?'],
  ['Sunday after 10:00', 'two', '?'],
  ['Maybe Saturday', 'two', '?'],
  ['both work', 'two', '?'],
  ['No, Saturday is good', 'two', '?'],
  ['Tomorrow is good', 'one', '?'],
  ['Saturday works for you?', 'two', '?'],
  ['Geht Samstag', 'two', '?'],
  ['I work on Saturday', 'two', '?'],
  ['I play on Saturday', 'one', '?'],
  ['Noch nicht', 'one', '?'],
  ['Haben wir 6:4 6:2 gewonnen', 'none', '?'],
  ['Have you not played yet', 'none', '?'],
  ['Ich gewann mit Anna 6:4 6:2', 'none', '?'],
  ['Hi Anna won 6-4 6-2', 'none', '?'],
  ['6-4 6-2 won by Anna', 'none', '?'],
  ['Anna 6-4 6-2', 'none', '?'],
  ['Won 6-4 6-2 Anna', 'none', '?'],
  ['Won for Anna 6-4 6-2', 'none', '?'],
  ['6-4 6-2 to me for Anna', 'none', '?'],
  ['Anna and I won 6-4 6-2', 'none', '?'],
];
