import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { callsDuring } from './calls.ts';
import { pathOf, throughInterceptor } from './wire.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { dateAfter } from './seed.ts';
import { makeStates } from './states.ts';
import { addExample } from './example-work.ts';
import { COACH_SCOPES, coachSignedIn, Visitor } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });

test('COACH-10: the page says so if nothing needs a decision', async () => {
  const coach = await coachSignedIn(started());
  const seen = (await coach.get('/coach')).text;
  assert.match(seen, /You have nothing to decide\./);
  // The season replaces an empty desk.
  assert.doesNotMatch(seen, /All done/);
  assert.match(seen, /<b class="big">0<\/b> of \d+ played/);
  assert.doesNotMatch(seen, /Your first season/);
  assert.doesNotMatch(seen, /class="cnt"/);
});

/** A club with something to decide of every kind. */
const ready = once(async () => {
  const clubhouse = started();
  const { league, season } = clubhouse;
  const states = await makeStates(clubhouse);
  await league.must('PATCH', `/v1/seasons/${season.id}`, { results_deadline: dateAfter(10) });
  const applicants = await Promise.all(
    [
      ['Aurelia', 'Montague-Šimić', 'aurelia@example.org'],
      ['Jürgen', 'Großkreutz', 'edmund.eckersley@example.org'],
      ['Wilma', 'Weg', 'wilma@example.org'],
    ].map(([first, surname, email]) =>
      league.must('POST', '/v1/join-requests', {
        first_name: first,
        surname,
        email,
        phone: '+44 20 7946 0018',
        gender: 'female',
        wants_to_play: 'singles_mixed',
        self_level: 3,
        privacy_notice: '2026-01',
      }),
    ),
  );
  await league.must('POST', '/v1/competitions', {
    season_id: season.id,
    name: 'Spring singles',
    discipline: 'singles',
  });
  const ids = applicants.map((one) => expectText(one['id']));
  return { ...clubhouse, states, applicants: ids, coach: await coachSignedIn(clubhouse) };
});

test('COACH-5, COACH-23: the start page takes five calls to the league, and one for the running season', async () => {
  const { coach, season } = await ready();
  const called = await callsDuring(started(), () => coach.get('/coach'));
  const expected = ['chase-list', 'competitions', 'join-requests', 'matches', 'seasons'];
  assert.deepEqual(
    called.map(({ path }) => path).toSorted(),
    [...expected, `seasons/${season.id}/progress`].map((path) => `/v1/${path}`),
  );
});

test('COACH-5: the most urgent task comes first', async () => {
  const { coach } = await ready();
  const seen = (await coach.get('/coach')).text;
  assert.match(seen, /five decisions to make/);
  assert.match(seen, /class="cnt"[^>]*>5</);
  const order = [
    /One match with different scores/,
    /Close to the deadline/,
    /Applications/,
    /Drafts to review/,
  ];
  const found = order.map((sentence) => seen.search(sentence));
  assert.ok(!found.includes(-1), String(found));
  assert.deepEqual(
    found,
    found.toSorted((one, other) => one - other),
  );
  assert.match(seen, /Autumn/);
  assert.match(seen, /10 days left/);
});

test('COACH-23: the season overview shows matches played by box, open tasks and who has not begun', async () => {
  const { coach, season } = await ready();
  const seen = (await coach.get('/coach')).text;
  const cards = seen.split('class="card flush glance"').slice(1);
  assert.equal(cards.length, 2);
  const singles = cards.find((card) => card.includes(season.singles.id)) ?? '';
  assert.match(singles, /<b class="big">1<\/b> of 15 played/);
  assert.match(singles, new RegExp(`href="/tables/${season.singles.division}"><b>Box 3</b>`));
  assert.match(singles, /1 of 15/);
  assert.match(singles, /2 are missing the second entry · one with different scores/);
  // Both cards are hatched with the same pattern.
  assert.equal(seen.match(/url\(#hatch\)/g)?.length, 2);
  assert.equal(seen.match(/id="hatch"/g)?.length, 1);
  const german = (await coach.get('/coach', { 'accept-language': 'de' })).text;
  assert.match(german, /<b class="big">1<\/b> von 15 gespielt/);
});

test('COACH-23: if the league does not report the season’s progress, the desk works without it', async () => {
  const { coach } = await ready();
  const refusal = { code: 'forbidden', title: 'No', status: 403 };
  await throughInterceptor(
    started(),
    async (call, send) =>
      pathOf(call).endsWith('/progress') ? Response.json(refusal, { status: 403 }) : send(call),
    async () => {
      const seen = await coach.get('/coach');
      assert.equal(seen.status, 200);
      assert.match(seen.text, /they disagree on/);
      assert.doesNotMatch(seen.text, /class="card flush glance"/);
    },
  );
});

test('COACH-6: a dispute shows who is involved, what both say and since when; a record’s is not a decision', async () => {
  const { coach, league, season } = await ready();
  const seen = (await coach.get('/coach')).text;
  const [one, other] = ['Hannah Brandt', 'Priya Raghunathan'];
  assert.match(seen, new RegExp(`(${one} v ${other}|${other} v ${one})`));
  assert.match(seen, /Singles, Box 3 · they disagree on how it ended · since \w{3} \d+ \w{3}/);
  assert.match(seen, /Hannah Brandt beat Priya Raghunathan 6\u2060–\u20603 7\u2060–\u20606\(4\)/);
  assert.match(seen, /won’t play this match/);
  await league.must('PATCH', `/v1/competitions/${season.singles.id}`, { state: 'complete' });
  try {
    assert.doesNotMatch((await coach.get('/coach')).text, /differ/);
  } finally {
    await league.must('PATCH', `/v1/competitions/${season.singles.id}`, { state: 'active' });
  }
});

test('TAB-15: a match decided by a withdrawal is not a dispute and needs no report', async () => {
  const { coach, league, season } = await ready();
  const path = `/v1/competitions/${season.singles.id}/entries`;
  const { data } = await league.must('GET', path);
  const priyas = list(data).find((one) => expectText(one['label']) === 'Priya Raghunathan');
  const withdrawal = `/v1/entries/${expectText(priyas?.['id'])}/withdrawal`;
  await league.must('POST', withdrawal);
  try {
    assert.doesNotMatch(
      (await coach.get('/coach')).text,
      /they disagree on|one with different scores/,
    );
  } finally {
    await league.must('DELETE', withdrawal);
  }
});

test('COACH-7: players near the deadline are listed with what is left and a prepared email', async () => {
  const { coach } = await ready();
  const seen = (await coach.get('/coach')).text;
  const [, near = ''] = seen.split('is-deadline');
  assert.equal(near.split('</section>')[0]?.match(/class="item desk-row"/g)?.length, 8);
  assert.match(near, /and 4 more\. You can read the emails before they are sent\./);
  // If the league has a further page, the number of others with something to do is unknown.
  await throughInterceptor(
    started(),
    async (call, send) => {
      const answer = await send(call);
      if (!pathOf(call).startsWith('/v1/chase-list')) return answer;
      return Response.json({ ...((await answer.json()) as object), next_cursor: 'further' });
    },
    async () => assert.match((await coach.get('/coach')).text, /and many more\. You can read/),
  );
  assert.match(seen, /<h3>Léa Marchetti<\/h3>/);
  assert.match(seen, /Singles · Box 3 · played 1 · needs 3 more · 4 left to play · 10 days left/);
  const [, letter = ''] = /href="(mailto:lea\.marchetti[^"]+)"/i.exec(seen) ?? [];
  const body = new URL(letter.replaceAll('&amp;', '&')).searchParams.get('body') ?? '';
  assert.match(body, /^Hi Léa,\n\nThere are 10 days left\. Still to do:\n\n- /);
  assert.match(body, /- Tomasz Wieczorek\n/);
  assert.doesNotMatch(body, /Hannah/);
  const [, hers = ''] = /href="(mailto:hannah[^"]+)"/.exec(seen) ?? [];
  const told = new URL(hers.replaceAll('&amp;', '&')).searchParams.get('body') ?? '';
  assert.match(told, /- Priya Raghunathan: you entered different scores/);
  assert.match(told, /- Bartholomew Featherstonehaugh: played, please enter the score/);
  assert.doesNotMatch(told, /Tomasz/);
});

test('COACH-8: an applicant is accepted or declined once, and a member’s address is pointed out', async () => {
  const { coach, league, applicants } = await ready();
  const [aurelia, jurgen, wilma] = applicants;
  const seen = (await coach.get('/coach')).text;
  assert.match(seen, /Aurelia Montague-Šimić/);
  assert.match(seen, /singles and mixed doubles · self-assessed level 3/);
  assert.match(seen, /Same address as the member Edmund Eckersley/);
  assert.match(seen, /30 days left/);
  const decide = (id: string | undefined, how: string) =>
    coach.post(`/coach/applications/${id}`, { decide: how });
  assert.equal((await decide(aurelia, 'nonsense')).location, '/coach');
  assert.equal((await decide(aurelia, 'accept')).location, '/coach?done=accepted');
  assert.match((await coach.get('/coach?done=accepted')).text, /They are now a member/);
  const { data } = await league.must('GET', '/v1/members?q=Aurelia');
  assert.equal(list(data).length, 1);
  const taken = await decide(jurgen, 'accept');
  assert.equal(taken.status, 409);
  assert.match(taken.text, /Another member already has this address/);
  assert.equal((await decide(wilma, 'decline')).location, '/coach?done=declined');
  for (const how of ['accept', 'decline']) {
    const late = await decide(wilma, how);
    assert.equal(late.status, 409);
    assert.match(late.text, /Someone has already handled this application/);
  }
  assert.doesNotMatch((await coach.get('/coach')).text, /Wilma/);
});

test('COACH-20: a report unanswered for a week is listed, and can be settled from there', async () => {
  const { coach, clock, states } = await ready();
  assert.doesNotMatch((await coach.get('/coach')).text, /unconfirmed result/);
  clock.now += 8 * 86_400_000;
  try {
    const seen = (await coach.get('/coach')).text;
    assert.match(seen, /Two unconfirmed results/);
    assert.match(seen, /No answer from Tomasz Wieczorek for a week/);
    assert.match(seen, /Hannah Brandt beat Tomasz Wieczorek 6/);
    assert.ok(seen.includes(`href="/coach/matches/${states.theirTurn}"`));
    assert.match(seen, /class="cnt"[^>]*>\d+</);
  } finally {
    clock.now -= 8 * 86_400_000;
  }
});

test('COACH-20, COACH-5: a key that expires soon is mentioned, and work waiting for a coach comes first', async () => {
  const { league, clock, store } = await ready();
  const visitor = new Visitor(started());
  const expires = new Date(clock.now + 10 * 86_400_000).toISOString();
  const made = await league.must('POST', '/v1/api-keys', {
    name: 'Ed, coach',
    scopes: COACH_SCOPES,
    expires_at: expires,
  });
  await visitor.post('/coach/sign-in', { key: expectText(made['key']) });
  const seen = (await visitor.get('/coach')).text;
  assert.match(seen, /Your key works until \d+ \w+ \d{4}\. Ask an administrator/);
  const { coach } = await ready();
  assert.doesNotMatch((await coach.get('/coach')).text, /Your key works until/);
  const items = [{ name: 'Ann', how: 'done' as const }];
  const work = addExample(store, { items, state: 'restarted', now: clock.now });
  const halted = (await coach.get('/coach')).text;
  assert.ok(
    halted.search(/In progress/) < halted.search(/One match with different scores/),
    'it is first',
  );
  assert.match(halted, /paused after 0 of 1: click “Continue”/);
  store.works.move(work, ['restarted'], 'running', clock.now);
  const running = (await coach.get('/coach')).text;
  assert.ok(running.search(/In progress/) > running.search(/One match with different scores/));
  store.works.move(work, ['running'], 'finished', clock.now);
  assert.doesNotMatch((await coach.get('/coach')).text, /In progress/);
});

test('COACH-15: undelivered emails are mentioned, and nothing is if all were delivered', async () => {
  const { coach, store, clock } = await ready();
  const said = async () =>
    /class="note warn"[^>]*>[\s\S]*?<p>([^<]+server log[^<]+)/.exec(
      (await coach.get('/coach')).text,
    )?.[1];
  assert.equal(await said(), undefined);
  const letter = { kind: 'settled', subject: 'Settled', blocks: [] } as const;
  for (const name of ['one', 'two']) {
    const to = { address: `${name}@example.org`, name };
    store.outbox.add({ key: name, to, language: 'en', letter, about: [] });
  }
  assert.equal(await said(), undefined);
  clock.now += 16 * 60_000;
  try {
    assert.match((await said()) ?? '', /^2 emails have been waiting to be sent since /);
    const claimed = store.outbox.claim();
    store.outbox.end(claimed?.place ?? 0, 'refused', '550 no such address');
    assert.match((await said()) ?? '', /^One email has been waiting.+One email was rejected/);
  } finally {
    clock.now -= 16 * 60_000;
  }
});

test('WEB-7: every link on every page that a coach reaches works', async () => {
  const { coach } = await ready();
  const waiting = ['/coach', '/coach/sign-in'];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = await coach.get(path);
    assert.ok(page.status < 400, `${path} gives ${page.status}`);
    if (page.headers.get('content-type')?.startsWith('text/html') !== true) continue;
    for (const [, link = ''] of page.text.matchAll(/ (?:href|src)="(\/[^"#]*)/g)) {
      const next = link.replaceAll('&amp;', '&');
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  assert.ok(seen.size > 4);
});

test('COACH-9: a draft shows its progress, and only members’ changes make it outdated', async () => {
  const { coach, league, season } = await ready();
  const { must } = league;
  const shown = (name: string) =>
    new RegExp(`${name} <span class="pill \\w*">[^<]+</span></h3><p class="meta">[^<]+`);
  const said = async (name: string) =>
    shown(name).exec((await coach.get('/coach')).text)?.[0] ?? '';
  assert.match(await said('Spring singles'), /Not filled yet/);
  const made = await must('POST', '/v1/competitions', {
    season_id: season.id,
    name: 'Summer singles',
    discipline: 'singles',
    previous_competition_id: season.singles.id,
  });
  const path = `/v1/competitions/${expectText(made['id'])}`;
  await must('POST', `${path}/placements`);
  assert.match(await said('Summer singles'), /Filled, not shared.*Players cannot see it yet/);
  await must('PATCH', path, { placements_decided: true });
  assert.match(await said('Summer singles'), /Ready.*Players can see their place/);
  const [moved, asked] = list((await must('GET', `${path}/entries`))['data']);
  await must('PATCH', `/v1/entries/${expectText(moved?.['id'])}`, { division_id: null });
  assert.match(await said('Summer singles'), /Ready/);
  const [member] = list(asked?.['members']);
  await must('PUT', `/v1/members/${expectText(member?.['id'])}/wants-to-play`, {
    wants_to_play: 'not_now',
  });
  assert.match(await said('Summer singles'), /Out of date.*preferences have changed since then/);
});
