import process from 'node:process';
import { startClubhouse } from './clubhouse.ts';
import { Visitor } from './visitor.ts';

/**
 * `npm run lab -- clubhouse-guess` requests a thousand links and reports the answer times. Half of
 * the links are for addresses that the club knows. The design of the page keeps the answers alike
 * (SIGN-2). The numbers have no limit and are for reading.
 */

const KNOWN = 100;
const ASKS = 1000;
/** An address gets five links an hour, so each is requested as often. */
const TIMES = 5;

const closers: (() => unknown)[] = [];
try {
  const clubhouse = await startClubhouse({}, (close) => closers.push(close));
  for (let index = 0; index < KNOWN; index++) {
    const member = { display_name: `Member ${index}`, email: `known${index}@example.org` };
    await clubhouse.league.must('POST', '/v1/members', member);
  }
  const took: Readonly<Record<'known' | 'unknown', number[]>> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let count = 0; count < ASKS; count++) {
    const kind = count % 2 === 0 ? 'known' : 'unknown';
    const email = `${kind}${Math.floor(count / 2 / TIMES)}@example.org`;
    // A network gets thirty attempts an hour, so an attacker uses many networks.
    const network = `198.18.${Math.floor(count / 25)}.1`;
    const visitor = new Visitor(clubhouse, { 'x-forwarded-for': network });
    const begun = performance.now();
    const { status, location, text } = await visitor.post('/sign-in', { email });
    took[kind].push(performance.now() - begun);
    answers.add(`${status} ${location} ${text}`);
  }
  for (const [kind, times] of Object.entries(took)) {
    const sorted = times.toSorted((one, other) => one - other);
    const [median, slow] = [0.5, 0.95].map((part) => sorted[Math.floor(part * sorted.length)] ?? 0);
    const said = `median ${median?.toFixed(2)} ms, 95 % within ${slow?.toFixed(2)} ms`;
    process.stdout.write(`${kind}: ${times.length} asked, ${said}\n`);
  }
  process.stdout.write(`answers: ${answers.size} (${[...answers].join('; ')})\n`);
} finally {
  for (const close of closers.toReversed()) await close();
}
