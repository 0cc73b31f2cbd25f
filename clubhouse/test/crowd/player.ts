import { setTimeout as sleep } from 'node:timers/promises';
import { expectText } from 'test-kit/club-calls';
import type { Clubhouse } from '../clubhouse.ts';
import { type PageResponse, Visitor } from '../visitor.ts';
import type { SceneMatch } from './club.ts';
import type { Journal } from './journal.ts';

interface PlayerOptions {
  readonly clubhouse: Clubhouse;
  readonly id: string;
  readonly matches: readonly SceneMatch[];
  readonly journal: Journal;
  readonly random: () => number;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** The player's own games first. */
const SETS = ['6-0', '6-1', '6-2', '6-3', '6-4', '7-5'];
const MIN_WAIT_MS = 2000;
const MAX_WAIT_MS = 9000;

/** A player who occasionally reports a match, and amends the report. */
export async function playFor(options: PlayerOptions): Promise<void> {
  const { clubhouse, id, matches, journal, random, until } = options;
  const visitor = new Visitor(clubhouse);
  const link = await clubhouse.league.must('POST', `/v1/members/${id}/login-link`);
  await visitor.post(`/sign-in/${expectText(link['token'])}`);
  const own = matches.filter(({ sides }) => sides.includes(id));
  while (Date.now() < until) {
    const match = own[Math.floor(random() * own.length)];
    if (match === undefined) return;
    const sets = drawScore(random);
    const what = `report ${match.id} ${match.sides.indexOf(id)}`;
    const seen = await report(visitor, `/matches/${match.id}/report`, sets);
    if (seen === null) {
      journal.refused.push({ who: id, what, said: 'it is decided: there is no form any more' });
    } else if (seen.status === 303) {
      journal.done.push({ who: id, what, from: null, to: sets.join(' ') });
    } else if (seen.status < 500) {
      journal.refused.push({ who: id, what, said: readAnswer(seen) });
    } else journal.faults.push(`${what}: ${seen.status}`);
    await sleep(MIN_WAIT_MS + random() * (MAX_WAIT_MS - MIN_WAIT_MS));
  }
}

/** Two sets with the same winner. */
function drawScore(random: () => number): string[] {
  const isWon = random() < 0.5;
  return [0, 1].map(() => {
    const set = SETS[Math.floor(random() * SETS.length)] ?? '6-0';
    return isWon ? set : set.split('-').toReversed().join('-');
  });
}

/**
 * Reports without a script, so the sentence is confirmed first.
 * @returns null if the match's page says that it is decided
 */
async function report(
  visitor: Visitor,
  path: string,
  sets: readonly string[],
): Promise<PageResponse | null> {
  const form = await visitor.get(path);
  if (form.status === 303) return null;
  if (form.status !== 200) return form;
  const scores = Object.fromEntries(sets.map((set, index) => [`s${index + 1}`, set]));
  const read = await visitor.post(path, { ...readHiddenFields(form.text), ...scores });
  if (read.status !== 200) return read;
  return visitor.post(path, { ...readHiddenFields(read.text), ...scores });
}

function readHiddenFields(html: string): Record<string, string> {
  const [, form = ''] = html.split('id="report"');
  const fields = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}

/** The explanation on a page that refuses. */
function readAnswer({ text: html, location }: PageResponse): string {
  if (location !== null) return location;
  const [, main = ''] = html.split('<main');
  return main
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 200);
}
