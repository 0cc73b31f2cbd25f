import process from 'node:process';
import { type RecordedFrame, recordGame } from '../test/recorded-game.ts';

/*
 * `npm run lab -- traffic-analysis` shows what lengths and times of frames tell the relay. For each
 * pattern, the most frequent meaning in one half of ten games is the guess for the other half.
 */

const GAMES = 10;
const FIRST = Number(process.env['SIM_SEED'] ?? 1);
/** Answers within this time are automatic, in a network without delay. */
const MAX_ANSWER_MS = 100;

type FrameFeature = (
  frame: RecordedFrame,
  before: RecordedFrame | undefined,
  after: RecordedFrame | undefined,
) => string;

const byLength: FrameFeature = ({ bytes }) => `${bytes}`;
const byTime: FrameFeature = (frame, before, after) =>
  [isAnswer(frame, before), after !== undefined && isAnswer(after, frame)].join();
const LOOKS: readonly (readonly [string, FrameFeature])[] = [
  ['nothing but which is the most common', () => ''],
  ['length', byLength],
  ['what answers what, and how soon', byTime],
  ['both', (...at) => `${byLength(...at)} ${byTime(...at)}`],
];

const games: (readonly RecordedFrame[])[] = [];
for (let game = 0; game < GAMES; game++) games.push(await recordGame(FIRST + game));
const lengths = new Set(games.flat().map(({ bytes }) => bytes));
process.stdout.write(
  `${games.flat().length} frames, of ${[...lengths].toSorted((a, b) => a - b).join(', ')} bytes.\n`,
);
for (const [name, look] of LOOKS) {
  const right = guessGame(games.slice(0, GAMES / 2), games.slice(GAMES / 2), look);
  process.stdout.write(`By ${name}: ${Math.round(right * 100)}% of the kinds are guessed.\n`);
}

function isAnswer(frame: RecordedFrame, before: RecordedFrame | undefined): boolean {
  return before !== undefined && before.from !== frame.from && frame.at - before.at < MAX_ANSWER_MS;
}

/** @returns the share of the second half's frames that are guessed correctly */
function guessGame(
  known: readonly (readonly RecordedFrame[])[],
  unknown: readonly (readonly RecordedFrame[])[],
  look: FrameFeature,
): number {
  const counts = new Map<string, Map<string, number>>();
  for (const [seen, kind] of known.flatMap((game) => extractFeatures(game, look))) {
    const ofLook = counts.get(seen) ?? new Map<string, number>();
    counts.set(seen, ofLook.set(kind, (ofLook.get(kind) ?? 0) + 1));
  }
  const most = (seen: string) =>
    [...(counts.get(seen) ?? [])].toSorted((one, other) => other[1] - one[1])[0]?.[0];
  const tried = unknown.flatMap((game) => extractFeatures(game, look));
  return tried.filter(([seen, kind]) => most(seen) === kind).length / tried.length;
}

function extractFeatures(
  game: readonly RecordedFrame[],
  look: FrameFeature,
): (readonly [string, string])[] {
  return game.map((frame, at) => [look(frame, game[at - 1], game[at + 1]), frame.kind] as const);
}
