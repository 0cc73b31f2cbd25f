import { readReply } from '../src/reading/read-reply.ts';
import { readWrittenText } from '../src/reading/written-text.ts';
import { REPLY_SHAPES } from '../test/replies/shapes/all.ts';
import { Chance } from '../test/replies/chance.ts';
import {
  chanceMeaning,
  generateReply,
  judgeReading,
  type Judgement,
  sayMeaning,
} from '../test/replies/reply-generator.ts';
import { sayReading } from '../test/replies/say-reading.ts';
import { CONTEXTS, LETTER } from '../test/replies/sentences.ts';

/**
 * `npm run lab -- reply-shapes` counts how many of 20,000 replies in random layouts are read, lead
 * to a question, are not understood, or are misread. None may be misread.
 */

const say = (line: string) => void process.stdout.write(`${line}\n`);

const REPLIES = 20_000;
const TODAY = '2026-11-20';
const counts: Record<Judgement, number> = { right: 0, asked: 0, not_understood: 0, wrong: 0 };
let unreadThoughClear = 0;

for (let seed = 0; seed < REPLIES; seed++) {
  const chance = new Chance(seed);
  const proposed = chance.of([CONTEXTS.none, CONTEXTS.one, CONTEXTS.two]);
  const context = { ...proposed, today: TODAY };
  const meaning = chanceMeaning(chance, context);
  const reply = generateReply(seed, meaning, context, LETTER);
  const reading = readReply(readWrittenText(reply.message), context);
  const judged = judgeReading(reading, meaning);
  counts[judged]++;
  if (reply.leavesOpen === null && judged !== 'right') {
    unreadThoughClear++;
    if (process.argv.includes('--unread'))
      say(`${judged}: ${JSON.stringify(reply.own)} ${sayMeaning(meaning)}`);
  }
  if (judged === 'wrong') {
    const own = JSON.stringify(reply.own);
    say(`${reply.shape}: ${own}, meant ${sayMeaning(meaning)}, read ${sayReading(reading)}`);
  }
}

say(`${REPLIES} replies in ${REPLY_SHAPES.length} shapes`);
for (const [judged, count] of Object.entries(counts)) {
  say(
    `${judged.padEnd(16)}${String(count).padStart(6)}${`${((count * 100) / REPLIES).toFixed(2)} %`.padStart(10)}`,
  );
}
say(`clear, and not read: ${unreadThoughClear}`);
if (counts.wrong > 0) process.exitCode = 1;
