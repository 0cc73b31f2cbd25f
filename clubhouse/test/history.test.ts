import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { matchOf } from './seed.ts';
import { makeStates } from './states.ts';
import { coachSignedIn, signedIn, Visitor } from './visitor.ts';
import { lookAndSend } from './send.ts';
import { workDone } from './work-done.ts';

const started = clubhouseForTests({ keepsLetters: true });
const ready = once(async () => {
  const { league, season } = started();
  const states = await makeStates(started());
  const settle = { outcome: 'walkover', retired_side: 1, reason: 'no_response' };
  await league.must('POST', `/v1/matches/${states.open}/settlement`, settle);
  const erased = await league.must('POST', '/v1/members', { display_name: 'Edda Erased' });
  await league.must('PATCH', `/v1/members/${expectText(erased['id'])}`, { level: 2 });
  await league.must('POST', `/v1/members/${expectText(erased['id'])}/erase`);
  return { ...started(), season, states, coach: await coachSignedIn(started()) };
});

/** The text lines of the log. */
function linesOf(html: string): string[] {
  return [...html.matchAll(/<li class="item (?:log|story)-row">(.*?)<\/li>/gs)].map(
    ([, line = '']) =>
      line
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll(/\s+/g, ' ')
        .trim(),
  );
}

test('HIST-2: the history can be filtered by day, group, person, competition, key and time, in at most four calls', async () => {
  const { coach, season } = await ready();
  const lines = async (query: string) => linesOf((await coach.get(`/coach/history?${query}`)).text);
  const all = await lines('');
  assert.equal(all.length, 50);
  const keys = await lines('what=keys');
  assert.ok(keys.length > 0 && keys.every((line) => /The key “/.test(line)), keys.join('\n'));
  assert.match(keys.join('\n'), /The key “Ana, coach” was created\. by Coach$/m);
  const hannah = season.members.get('Hannah Brandt') ?? '';
  const results = await lines(`what=results&member=${hannah}`);
  assert.ok(
    results.length >= 6 && results.every((line) => line.includes('Hannah')),
    results.join('\n'),
  );
  const mixed = await lines(`what=results&competition=${season.mixed.id}`);
  assert.equal(mixed.length, 1);
  assert.match(
    mixed[0] ?? '',
    /Ingrid Solheim .*: settled \(walkover\), because one side did not respond\. by Coach$/,
  );
  const [, by = ''] =
    /href="\/coach\/history\?by=([0-9a-f-]+)"/.exec((await coach.get('/coach/history')).text) ?? [];
  const bySeed = await lines(`by=${by}`);
  assert.ok(bySeed.length > 20 && bySeed.every((line) => line.endsWith('by Coach')));
  assert.match((await coach.get(`/coach/history?by=${by}`)).text, /with the key “Coach”/);
  assert.deepEqual(await lines('from=2020-01-01&to=2020-12-31'), []);
  const today = new Date(started().clock.now).toISOString().slice(0, 10);
  assert.equal((await lines(`from=${today.slice(0, 4)}-01-01`)).length, 50);
  assert.match(
    (await coach.get('/coach/history?from=2026-02-02&to=2026-02-01')).text,
    /The first day must not be after the last/,
  );
  assert.match((await coach.get('/coach/history?what=nonsense&from=x')).text, /log-row/);
  assert.equal((await coach.get('/coach/history?member=x')).status, 404);
  const paths = [
    '',
    '?what=results',
    `?member=${hannah}`,
    '?who=Hannah',
    `?member=${hannah}&who=Tomasz`,
  ];
  for (const path of paths) {
    const calls = await listCalls(started(), coach, `/coach/history${path}`);
    assert.ok(calls.length <= 4, calls.join(' '));
  }
  assert.equal((await new Visitor(started()).get('/coach/history')).status, 303);
});

test('HIST-2: a typed name is one person, or a choice of possible ones', async () => {
  const { coach } = await ready();
  const one = (await coach.get('/coach/history?who=tomasz&what=results')).text;
  assert.match(one, /Only events by or about Tomasz Wieczorek/);
  assert.ok(linesOf(one).every((line) => line.includes('Tomasz')));
  const several = (await coach.get('/coach/history?who=a')).text;
  assert.match(several, /Who do you mean by “a”\?/);
  assert.equal(linesOf(several).length, 0);
  const [, link = ''] = /href="(\/coach\/history\?who=L%C3%A9a[^"]+)"/.exec(several) ?? [];
  const chosen = (await coach.get(link.replaceAll('&amp;', '&'))).text;
  assert.match(chosen, /Only events by or about Léa Marchetti/);
  assert.match((await coach.get('/coach/history?who=nobody+at+all')).text, /Nobody is called/);
});

test('HIST-2: older pages follow without gaps and link back to the newest', async () => {
  const { coach, league } = await ready();
  const feed = list((await league.must('GET', '/v1/events?order=newest&limit=200'))['data']);
  const seen: string[] = [];
  let path = '/coach/history';
  for (let pages = 0; path !== '' && pages < 10; pages++) {
    const { text: html } = await coach.get(path);
    seen.push(...[...html.matchAll(/<time[^>]* datetime="([^"]+)"/gi)].map(([, at = '']) => at));
    const [, older = ''] = /<a class="btn" href="([^"]+)">Older/.exec(html) ?? [];
    assert.equal(html.includes('>Newest<'), pages > 0);
    path = older.replaceAll('&amp;', '&');
  }
  assert.ok(seen.length >= feed.length && feed.length > 50);
  const times = feed.map((event) => expectText(event['occurred_at']));
  assert.deepEqual(seen.slice(-times.length), times.slice(-seen.length));
});

test('HIST-3: it says who did it, and names no erased member', async () => {
  const { coach } = await ready();
  const german = { 'accept-language': 'de' };
  const members = await coach.get('/coach/history?what=members', german);
  assert.doesNotMatch(members.text, /Edda/);
  const lines = linesOf(members.text);
  assert.match(
    lines.join('\n'),
    /Die Daten eines Mitglieds wurden gelöscht\. Die Ergebnisse bleiben\. von Coach/,
  );
  assert.match(lines.join('\n'), /Ein gelöschtes Mitglied: Spielstärke geändert\. von Coach/);
});

test('HIST-6: the person is named, not the website that passed the request on', async () => {
  const { coach, league, store } = await ready();
  const email = 'ina.invited@example.org';
  const ina = await league.must('POST', '/v1/members', { display_name: 'Ina Invited', email });
  const id = expectText(ina['id']);
  const pressed = await lookAndSend(coach, `/coach/send/invitations?member=${id}`);
  await workDone(coach, pressed.location);
  for (let letter = store.outbox.claim(); letter !== null; letter = store.outbox.claim()) {
    store.outbox.handOver(letter.place);
    store.outbox.end(letter.place, 'sent', null);
  }
  const asWebsite = (path: string, body: object) =>
    league.as(league.websiteKey, 'POST', `/v1/members/${id}/${path}`, body);
  await asWebsite('invitation', { outcome: 'accepted', email });
  await asWebsite('login-link', {});
  const lines = linesOf((await coach.get(`/coach/history?member=${id}`)).text).join('\n');
  assert.match(lines, /Ina Invited was invited\. by Ana, coach$/m);
  assert.match(lines, /link was created for Ina Invited\. requested on the website$/m);
  const { text: page } = await coach.get(`/coach/members/${id}`);
  assert.match(page, /, Ana, coach: invited</);
  const player = await signedIn(started(), 'Tomasz Wieczorek');
  await player.post('/sign-out', { everywhere: '1' });
  const all = linesOf((await coach.get('/coach/history')).text).join('\n');
  assert.match(all, /Tomasz Wieczorek was signed out\. by Tomasz Wieczorek$/m);
  assert.match(all, /Tomasz Wieczorek signed in\.$/m);
  const club = linesOf((await coach.get('/coach/history?what=club')).text).join('\n');
  assert.match(club, /was set up\.$/m);
  assert.doesNotMatch(`${lines}${all}${club}`, /by by|by Website/);
});

test('HIST-4: a match’s history tells in order who said what, and how it ended', async () => {
  const { coach, states, season, store, clock } = await ready();
  const story = async (match: string) => {
    const seen = await coach.get(`/coach/matches/${match}/history`);
    return linesOf(seen.text).map((line) => line.replace(/^.*?\d\d:\d\d ?/, ''));
  };
  const hers = await story(states.differs);
  assert.match(hers[0] ?? '', /^The match was created\./);
  assert.match(
    hers[1] ?? '',
    /^Hannah Brandt entered: Hannah Brandt beat Priya Raghunathan .* by Coach$/,
  );
  assert.match(hers[2] ?? '', /^Priya Raghunathan entered: .*won’t play this match\. by Coach$/);
  assert.match(hers[3] ?? '', /^The two entries differ\.$/);
  const played = await story(states.played);
  assert.match(
    played.at(-1) ?? '',
    /^Both entries match\. Result: Hannah Brandt beat Léa Marchetti/,
  );
  const settled = await story(states.open);
  assert.match(
    settled.at(-1) ?? '',
    /^Settled, because one side did not respond: .*a walkover for .* by Coach$/,
  );
  const match = matchOf(season.singles, 'Edmund', 'Priya');
  assert.match(
    (await coach.get(`/coach/matches/${match}/history`)).text,
    /Nobody has entered a result yet/,
  );
  const time = Date.parse('2026-12-01T18:30:00Z');
  const memberId = season.members.get('Edmund Eckersley') ?? '';
  store.proposals.add(
    { matchId: match, side: 0, memberId, times: [time], place: null, note: null, offerId: null },
    clock.now,
  );
  store.arrangements.set(
    { matchId: match, startsAt: time, place: 'Court 2', memberId },
    clock.now + 1,
  );
  assert.deepEqual(
    (await story(match)).slice(1).map((line) => line.replace(/^.*? proposed/, 'proposed')),
    ['proposed Tue 1 Dec 18:30.', 'Arranged for Tue 1 Dec 18:30, Court 2.'],
  );
  assert.equal((await listCalls(started(), coach, `/coach/matches/${match}/history`)).length, 2);
  assert.match((await coach.get(`/coach/matches/${states.differs}`)).text, /Full history/);
  assert.equal((await coach.get('/coach/matches/x/history')).status, 404);
});

test('HIST-5: a long history shows the newest part, expands the rest, and links to earlier events', async () => {
  const { coach, season, league, store } = await ready();
  const match = matchOf(season.singles, 'Edmund', 'Tomasz');
  const memberId = season.members.get('Edmund Eckersley') ?? '';
  const times = [Date.parse('2026-12-01T18:30:00Z')];
  store.proposals.add(
    { matchId: match, side: 0, memberId, times, place: null, note: null, offerId: null },
    1,
  );
  const settle = { outcome: 'walkover', retired_side: 1 };
  for (let count = 0; count < 201; count++) {
    const reason = count % 2 === 0 ? 'no_response' : 'incorrect_result';
    await league.must('POST', `/v1/matches/${match}/settlement`, { ...settle, reason });
  }
  const { text: newest } = await coach.get(`/coach/matches/${match}/history`);
  assert.equal(linesOf(newest).length, 200);
  assert.match(newest, /150 earlier events/);
  const [, fold = ''] = /<details class="item fold">(.*?)<\/details>/s.exec(newest) ?? [];
  assert.equal(linesOf(fold).length, 150);
  const [, before = ''] = /<a class="btn" href="([^"]+)">Earlier events</.exec(newest) ?? [];
  const { text: older } = await coach.get(before.replaceAll('&amp;', '&'));
  const lines = linesOf(older);
  assert.equal(lines.length, 3, lines.join('\n'));
  assert.match(lines.join('\n'), /proposed.*The match was created.*Settled/s);
  assert.match(older, />Newest</);
  assert.doesNotMatch(older, /Earlier events/);
});
