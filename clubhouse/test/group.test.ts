import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectText, list } from 'test-kit/club-calls';
import { makeLadder } from './boxes.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { coachSignedIn, type Visitor } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });
const DAY_MS = 86_400_000;

async function textOf(coach: Visitor, path = '/coach/group'): Promise<string> {
  const seen = await coach.get(path);
  assert.equal(seen.status, 200, seen.text);
  return /<textarea[^>]*>([^<]*)</.exec(seen.text)?.[1] ?? '';
}

/** Runs a check some days before or after the season's first or last day. */
async function at(
  days: number,
  edge: 'starts_on' | 'results_deadline',
  check: () => Promise<void>,
) {
  const { clock, league, season } = started();
  const now = clock.now;
  const found = await league.must('GET', `/v1/seasons/${season.id}`);
  clock.now = Date.parse(`${expectText(found[edge])}T12:00:00Z`) + days * DAY_MS;
  await check();
  clock.now = now;
}

test('GROUP-1: Today offers a text for a week after a season begins and from ten days before its end', async () => {
  const coach = await coachSignedIn(started());
  const offered = async () =>
    /([^>]*) <a href="\/coach\/group">/.exec((await coach.get('/coach')).text)?.[1] ?? null;
  const days = [
    [0, 'starts_on', 'Autumn has begun.'],
    [6, 'starts_on', 'Autumn has begun.'],
    [7, 'starts_on', null],
    [-11, 'results_deadline', null],
    [-10, 'results_deadline', '10 days left in Autumn.'],
    [0, 'results_deadline', 'Today is the last day of Autumn.'],
  ] as const;
  for (const [day, edge, said] of days) {
    await at(day, edge, async () => assert.equal(await offered(), said, `${edge} ${day}`));
  }
  assert.match((await coach.get('/coach')).text, /href="\/coach\/group">Text for the group/);
});

test('GROUP-2: the text counts matches and places, and leads to the site', async () => {
  await makeLadder(started());
  const coach = await coachSignedIn(started());
  await at(0, 'starts_on', async () => {
    const [first = '', second = '', third] = (await textOf(coach)).split('\n');
    assert.match(first, /^Autumn has begun\. \d+ places in 5 boxes, \d+ matches to play\.$/);
    assert.match(second, /^Play your matches and enter your scores by \w+ \d+ \w+\.$/);
    assert.equal(third, `Tables and results: ${started().url}/`);
  });
  await at(-10, 'results_deadline', async () => {
    const [first = ''] = (await textOf(coach)).split('\n');
    assert.match(first, /^10 days left in Autumn\. 6 of \d+ matches have been played\.$/);
  });
});

test('GROUP-3: the text names the players in first place only if the coach ticks it', async () => {
  const coach = await coachSignedIn(started());
  assert.doesNotMatch(await textOf(coach), /Eckersley/);
  assert.match(await textOf(coach, '/coach/group?names=1'), /^Ladder, Box 2: Edmund Eckersley$/m);
});

test('GROUP-4: without script the text is a field, and the script offers to copy and share it', async () => {
  const coach = await coachSignedIn(started());
  const page = (await coach.get('/coach/group')).text;
  assert.match(
    page,
    /<copy-button[^>]* data-label="Copy"[^>]* data-share="Share"><div[^>]*><label for="text">Text<\/label><textarea[^>]* id="text"/,
  );
});

test('GROUP-2: after the last competition closes, the text says that the tables are final', async () => {
  const { league } = started();
  const found = await league.must('GET', '/v1/competitions?state=active&limit=100');
  for (const { id } of list(found['data'])) {
    await league.must('PATCH', `/v1/competitions/${expectText(id)}`, { state: 'complete' });
  }
  const coach = await coachSignedIn(started());
  assert.match(
    await textOf(coach),
    /^The tables of Autumn are final\. 6 matches in 5 boxes\.\nTables/,
  );
});
