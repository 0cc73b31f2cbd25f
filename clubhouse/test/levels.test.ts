import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { coachSignedIn } from './visitor.ts';

const started = clubhouseForTests();
const PATH = '/coach/members/levels/ratings';

const coach = once(() => coachSignedIn(started()));
const levelOf = async (id: string) =>
  (await started().league.must('GET', `/v1/members/${id}`))['level'];

async function add(display_name: string, fields: object): Promise<string> {
  const body = { display_name, ...fields };
  return expectText((await started().league.must('POST', '/v1/members', body))['id']);
}

/** Six members with LK ratings, of whom one has a level; one with another system. */
const rated = once(async () => {
  const lk = (rating: number, more: object = {}) => ({ rating, rating_system: 'LK', ...more });
  return {
    ann: await add('Ann Rated', lk(3.5)),
    bo: await add('Bo Rated', lk(9)),
    cy: await add('Cy Rated', lk(9)),
    di: await add('Di Rated', lk(14.2, { level: 9 })),
    ed: await add('Ed Rated', lk(20)),
    flo: await add('Flo Rated', lk(23)),
    gus: await add('Gus Rated', { rating: 7.1, rating_system: 'UTR' }),
  };
});

/** The fields that the page's button sends. */
function confirmation(html: string): Record<string, string> {
  const form = /<form class="card" method="post".*?<\/form>/s.exec(html)?.[0] ?? '';
  return Object.fromEntries(
    [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
}

/** The members below each heading. */
function listed(html: string): Map<string, readonly string[]> {
  const sections = [...html.matchAll(/<h3>([^<]*)<\/h3><ul[^>]*>(.*?)<\/ul>/gs)];
  return new Map(
    sections.map(([, heading = '', list = '']) => [
      heading,
      [...list.matchAll(/<li[^>]*>([^<]*)</g)].map(([, name = '']) => name),
    ]),
  );
}

test('LVL-1: a rating is shown on the member’s page and next to their level', async () => {
  const { ann, gus } = await rated();
  const visitor = await coach();
  assert.match((await visitor.get(`/coach/members/${ann}`)).text, /Rating<\/dt><dd>LK 3\.5</);
  const { text: page } = await visitor.get('/coach/members/levels');
  assert.match(page, /Gus Rated<span class="meta block">UTR 7\.1</);
  assert.match(page, new RegExp(`href="${PATH}"`));
  const hannah = started().season.members.get('Hannah Brandt') ?? '';
  assert.doesNotMatch((await visitor.get(`/coach/members/${hannah}`)).text, /Rating<\/dt>/);
  assert.equal(gus.length, 36);
});

test('LVL-3: a preview saves nothing; members with a level, or without such a rating, are listed and left out', async () => {
  const { ann, di } = await rated();
  const visitor = await coach();
  const { text: page } = await visitor.get(`${PATH}?levels=3&first=2`);
  assert.deepEqual(
    [...listed(page)],
    [
      ['Level 2: 3 members', ['Ann Rated', 'Bo Rated', 'Cy Rated']],
      ['Level 4: 2 members', ['Ed Rated', 'Flo Rated']],
    ],
  );
  assert.match(page, /One member keeps their level<\/b>.*?<p[^>]*>Di Rated \(Level 9\)/s);
  assert.match(page, /have no such rating.*Gus Rated \(UTR 7\.1\)/s);
  assert.deepEqual([await levelOf(ann), await levelOf(di)], [null, 9]);
});

test('LVL-3: exactly what was previewed is saved, or nothing is', async () => {
  const people = await rated();
  const visitor = await coach();
  const seen = confirmation((await visitor.get(`${PATH}?levels=3&first=2`)).text);
  await started().league.must('PATCH', `/v1/members/${people.flo}`, { level: 8 });
  const late = await visitor.post(PATH, seen);
  assert.equal(late.status, 409);
  assert.match(late.text, /Nothing was saved/);
  assert.equal(await levelOf(people.ann), null);
  const again = await visitor.post(PATH, confirmation(late.text));
  assert.equal(again.location, '/coach/members/levels?saved=4');
  const levels = await Promise.all(Object.values(people).map(levelOf));
  assert.deepEqual(levels, [2, 2, 2, 9, 4, 8, null]);
  const all = confirmation((await visitor.get(`${PATH}?levels=3&first=2&replaces=1`)).text);
  assert.equal((await visitor.post(PATH, all)).location, '/coach/members/levels?saved=2');
  assert.deepEqual([await levelOf(people.di), await levelOf(people.flo)], [3, 4]);
});

test('LVL-2, LVL-4: the coach can set borders, and errors are shown at their field', async () => {
  await rated();
  const visitor = await coach();
  const { text: page } = await visitor.get(`${PATH}?by=borders&borders=9%3B+20&replaces=1&first=5`);
  assert.deepEqual(
    [...listed(page)].map(([heading]) => heading),
    ['Level 5: 3 members', 'Level 6: 2 members', 'Level 7: one member'],
  );
  for (const [query, fault] of [
    ['levels=1', 'levels'],
    ['levels=10&first=2', 'levels'],
    ['by=borders&borders=x', 'borders'],
    ['by=borders&borders=1+2+3&first=8', 'borders'],
  ] as const) {
    const { text: wrong } = await visitor.get(`${PATH}?${query}`);
    assert.match(wrong, new RegExp(`id="${fault}-fault"`), query);
    assert.doesNotMatch(wrong, /name="seen"/, query);
  }
  assert.match(
    (await visitor.get(`${PATH}?levels=10&first=1`)).text,
    /name="seen"|No levels change/,
  );
  for (const id of Object.values(await rated())) {
    await started().league.must('PATCH', `/v1/members/${id}`, { rating_system: 'ours' });
  }
  const unknown = await visitor.get(PATH);
  assert.match(unknown.text, /id="best-fault"/);
  assert.equal((await visitor.post(PATH, {})).status, 422);
  assert.doesNotMatch((await visitor.get(`${PATH}?best=high`)).text, /id="best-fault"/);
});
