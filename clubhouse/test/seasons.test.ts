import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, list, expectText } from 'test-kit/club-calls';
import { callsDuring } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { pressSend } from './send.ts';
import { dateAfter } from './seed.ts';
import { makeStates } from './states.ts';
import { coachSignedIn, type PageResponse } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });

const ready = once(async () => {
  const clubhouse = started();
  const states = await makeStates(clubhouse);
  return { ...clubhouse, states, coach: await coachSignedIn(clubhouse) };
});

const WORDS = /<[^>]+>/g;
const plain = ({ text: page }: PageResponse) =>
  page
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(WORDS, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** The value of a hidden field. */
function hidden({ text: page }: PageResponse, name: string): string {
  const found = new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];
  return (found ?? '').replaceAll('&quot;', '"');
}

/** Every code that a step's form acknowledges. */
function acknowledged({ text: page }: PageResponse): string[] {
  return [...page.matchAll(/name="acknowledge" value="(\w+)"/g)].map(([, code = '']) => code);
}

function stepForm(seen: PageResponse): URLSearchParams {
  const form = new URLSearchParams({ to: /name="to" value="(\w+)"/.exec(seen.text)?.[1] ?? '' });
  for (const code of acknowledged(seen)) form.append('acknowledge', code);
  return form;
}

async function called(run: () => Promise<unknown>): Promise<string[]> {
  const calls = await callsDuring(started(), run);
  return calls.map(({ path }) => path).filter((path) => path !== '/v1/club');
}

test('SEAS-1, SEAS-2: the list and the season show all progress, in at most five calls', async () => {
  const { coach, season } = await ready();
  const list1 = await coach.get('/coach/seasons');
  assert.match(plain(list1), /Running .*Autumn .*Singles .*1 of 15 played/);
  const seen = plain(await coach.get(`/coach/seasons/${season.id}`));
  assert.match(seen, /Autumn .*results until \w+ \d+ \w+, midnight/);
  assert.match(
    seen,
    /Singles behind One box, 6 players 6% 1 of 15 played \d waiting \d disputed \d short/,
  );
  assert.match(seen, /Mixed .*One box, 3 pairs/);
  assert.match(seen, /Next step Matches are being played until .*More .*Close the season/);
  for (const path of [
    '/coach/seasons',
    `/coach/seasons/${season.id}`,
    `/coach/seasons/${season.id}/dates?look=1&name=A`,
    `/coach/seasons/new?from=${season.id}`,
    `/coach/competitions/new?season=${season.id}`,
    `/coach/competitions/${season.singles.id}`,
    `/coach/competitions/${season.singles.id}/enter?all=1`,
  ]) {
    const calls = await called(() => coach.get(path));
    assert.ok(calls.length <= 5, `${path}: ${calls.join()}`);
  }
});

test('SEAS-3, SEAS-4: effects are shown before a deadline applies, and no change is lost', async () => {
  const { coach, league, season } = await ready();
  const path = `/coach/seasons/${season.id}/dates`;
  const first = await coach.get(path);
  const days = {
    name: 'Autumn',
    starts_on: dateAfter(-60),
    ends_on: dateAfter(21),
    results_deadline: dateAfter(28),
  };
  const query = new URLSearchParams({ ...days, look: '1', etag: hidden(first, 'etag') });
  const looked = await coach.get(`${path}?${query}`);
  assert.match(plain(looked), /7 more days for \d+ entries with \d+ matches to play/);
  assert.match(plain(looked), /The “one week left” email will be sent on/);
  await league.must('PATCH', `/v1/seasons/${season.id}`, { name: 'Autumn league' });
  const refused = await pressSend(coach, looked);
  assert.equal(refused.status, 409);
  assert.match(plain(refused), /changed this season in the meantime \(at \d\d:\d\d\)/);
  assert.match(plain(refused), /now: Autumn league/);
  assert.match(refused.text, new RegExp(`value="${days.results_deadline}"`));
  const held = await league.must('GET', `/v1/seasons/${season.id}`);
  assert.equal(held['name'], 'Autumn league');
  assert.notEqual(held['results_deadline'], days.results_deadline);
  const saved = await pressSend(coach, refused);
  assert.equal(saved.location, `/coach/seasons/${season.id}?done=saved`);
  const past = new URLSearchParams({ ...days, results_deadline: dateAfter(-1), look: '1' });
  assert.match(
    plain(await coach.get(`${path}?${past}`)),
    /The deadline takes effect immediately. You will have to settle/,
  );
  const bad = new URLSearchParams({ ...days, ends_on: dateAfter(-70), name: '', look: '1' });
  const wrong = await coach.get(`${path}?${bad}`);
  assert.equal(wrong.status, 422);
  assert.match(plain(wrong), /The last day must not be before the first/);
  assert.match(plain(wrong), /Enter a name of up to 100/);
});

test('SEND-5, LTR-23: a new deadline’s email is shown before it is saved; a new name sends none', async () => {
  const { coach, league, season, store } = await ready();
  const held = await league.must('GET', `/v1/seasons/${season.id}`);
  const text = (name: string) => expectText(held[name]);
  const days = { name: text('name'), starts_on: text('starts_on'), ends_on: text('ends_on') };
  const look = (changed: Record<string, string>) => {
    const query = { ...days, results_deadline: text('results_deadline'), look: '1', ...changed };
    return coach.get(`/coach/seasons/${season.id}/dates?${new URLSearchParams(query)}`);
  };
  const jonas = season.members.get('Jonas Ødegård') ?? '';
  store.muted.set(jonas, 'deadline_changed', false);
  const moved = await look({ results_deadline: dateAfter(35) });
  const [, count = ''] = /Save and send (\d+) emails/.exec(plain(moved)) ?? [];
  assert.match(plain(moved), new RegExp(`${count} recipients .*Email 1 of ${count} `));
  assert.match(plain(moved), /Unsubscribed from these emails: Jonas Ødegård/);
  assert.match(moved.text.split('<article')[1] ?? '', /new deadline/);
  const renamed = await look({ name: 'Autumn cup' });
  assert.doesNotMatch(plain(renamed), /recipients|emails/);
  assert.match(renamed.text, /<\/svg>Save<\/button>/);
  store.muted.set(jonas, 'deadline_changed', true);
  const outdated = await pressSend(coach, moved);
  assert.equal(outdated.status, 409);
  assert.match(plain(outdated), /Nothing has been sent: the recipients have changed/);
  assert.match(plain(outdated), new RegExp(`Save and send ${Number(count) + 1} emails`));
  const saved = await pressSend(coach, outdated);
  assert.equal(saved.location, `/coach/seasons/${season.id}?done=saved`);
  const now = await league.must('GET', `/v1/seasons/${season.id}`);
  assert.equal(now['results_deadline'], dateAfter(35));
});

test('SEAS-8, SEAS-9: a follow-up season is proposed, edited and created once', async () => {
  const { coach, league, season } = await ready();
  const proposal = await coach.get(`/coach/seasons/new?from=${season.id}`);
  assert.match(plain(proposal), /Copied from Autumn\. .*The dates follow on/);
  const [singles, mixed] = [`after-${season.singles.id}`, `after-${season.mixed.id}`];
  const form = {
    token: hidden(proposal, 'token'),
    since: hidden(proposal, 'since'),
    from: season.id,
    name: 'Winter',
    starts_on: dateAfter(30),
    ends_on: dateAfter(110),
    results_deadline: '',
    [`take-${singles}`]: '1',
    [`name-${singles}`]: 'Winter singles',
  };
  const wrong = await coach.post('/coach/seasons/new', { ...form, [`name-${singles}`]: ' ' });
  assert.equal(wrong.status, 422);
  assert.match(wrong.text, /value="Winter"/);
  const made = await coach.post('/coach/seasons/new', form);
  assert.match(made.location ?? '', /\?done=made$/);
  const again = await coach.post('/coach/seasons/new', form);
  assert.equal(again.location, made.location);
  const id = /seasons\/([^?]+)/.exec(made.location ?? '')?.[1] ?? '';
  const held = list((await league.must('GET', `/v1/competitions?season=${id}`))['data']);
  assert.deepEqual(
    held.map((one) => [one['name'], one['previous_competition_id'], one['state']]),
    [['Winter singles', season.singles.id, 'draft']],
  );
  const names = async () =>
    list((await league.must('GET', '/v1/seasons'))['data']).map((one) => expectText(one['name']));
  assert.deepEqual(await names(), ['Autumn', 'Winter']);
  const other = await coach.get(`/coach/seasons/new?from=${season.id}`);
  const taken = {
    ...form,
    token: hidden(other, 'token'),
    since: String(started().clock.now + 600_000),
  };
  const twice = await coach.post('/coach/seasons/new', taken);
  assert.equal(twice.status, 422);
  assert.match(plain(twice), /A season with this name already exists/);
  // Anything that a click left out is offered for the created season.
  const rest = await coach.get(`/coach/seasons/new?from=${season.id}&into=${id}&failed=1`);
  assert.match(plain(rest), /Some items could not be created.*Created so far: Winter singles/);
  assert.match(rest.text, new RegExp(`take-${mixed}`));
  assert.doesNotMatch(rest.text, new RegExp(`take-${singles}`));
  const more = { from: season.id, into: id, token: hidden(rest, 'token'), [`take-${mixed}`]: '1' };
  assert.equal((await coach.post('/coach/seasons/new', more)).location, made.location);
  assert.equal(list((await league.must('GET', `/v1/competitions?season=${id}`))['data']).length, 2);
  assert.deepEqual(await names(), ['Autumn', 'Winter']);
});

/** A new planned season with one singles competition. */
const fresh = once(async () => {
  const { coach, league } = await ready();
  const page = await coach.get('/coach/seasons/new');
  const made = await coach.post('/coach/seasons/new', {
    token: hidden(page, 'token'),
    name: 'First',
    starts_on: dateAfter(1),
    ends_on: dateAfter(80),
    results_deadline: dateAfter(80),
    'take-new-singles': '1',
    'name-new-singles': 'Ladder',
    'preset-new-singles': 'squash',
    'boxes-new-singles': '2',
  });
  const season = /seasons\/([^?]+)/.exec(made.location ?? '')?.[1] ?? '';
  const [competition] = list(
    (await league.must('GET', `/v1/competitions?season=${season}`))['data'],
  );
  return { season, competition: expectText(competition?.['id']), rules: competition?.['rules'] };
});

const boxesOf = async (id: string) =>
  list((await (await ready()).league.must('GET', `/v1/competitions/${id}/divisions`))['data']);

test('SEAS-8: a season made from nothing has competitions with rules and boxes', async () => {
  const { competition, rules } = await fresh();
  assert.equal((rules as Json)['format']?.['bestOf'], 5);
  assert.deepEqual(
    (await boxesOf(competition)).map((one) => one['name']),
    ['Box 1', 'Box 2'],
  );
});

test('SEAS-17: a planned season says what is empty, what cannot be played, and how early it is', async () => {
  const { coach, league, season } = await ready();
  const { rest, comp, id } = await planned(70);
  const path = `/coach/seasons/${id}`;
  const empty = plain(await coach.get(path));
  assert.match(empty, /Ladder not started Two boxes, still empty, 0 players/);
  assert.match(empty, /Nobody is in a box of Ladder yet\./);
  assert.match(empty, /If you start it now, it begins 70 days early\./);
  assert.doesNotMatch(empty, /Ready to continue/);
  const member = [...season.members.values()];
  const enter = (one: number, box: number) =>
    league.must('POST', `/v1/competitions/${comp}/entries`, {
      member_ids: [member[one]],
      division_id: rest[box],
    });
  await enter(0, 0);
  assert.match(
    plain(await coach.get(path)),
    /Next step .*No box of Ladder has two entries.*Two boxes, one of them empty, one player/,
  );
  const step = await coach.get(`${path}/step`);
  assert.match(plain(step), /begins 70 days early\. No box of Ladder has two entries/);
  assert.match(step.text, /name="read"/);
  await enter(1, 0);
  const seen = plain(await coach.get(path));
  assert.doesNotMatch(seen, /No box of|Nobody is in a box/);
  const german = plain(await coach.get(path, { 'accept-language': 'de' }));
  assert.match(german, /Zwei Boxen, davon eine leer, 2 Spieler/);
  assert.match(german, /beginnt sie 70 Tage zu früh/);
  await league.must('PATCH', `/v1/seasons/${id}`, { starts_on: dateAfter(0) });
  const today = await coach.get(path);
  assert.doesNotMatch(plain(today), /early/);
  assert.match(plain(today), /Ready to continue\. Start the season/);
  assert.doesNotMatch((await coach.get(`${path}/step`)).text, /name="read"/);
});

test('SEAS-18: closing is not the next step while matches remain', async () => {
  const { coach, league } = await ready();
  const { id, comp } = await planned(0);
  const path = `/coach/seasons/${id}`;
  await league.must('PATCH', path.replace('/coach', '/v1'), { state: 'active' });
  const next = async () => {
    const { text: seen } = await coach.get(path);
    const [, card = ''] = /Next step<\/h2>(.*?)<\/section>/s.exec(seen) ?? [];
    assert.match(seen, /step\?to=complete/, 'it can be closed');
    return card.replaceAll(WORDS, ' ');
  };
  assert.match(await next(), /Go to Ladder \(not started\)/);
  assert.doesNotMatch(await next(), /Close/);
  await league.must('PATCH', `/v1/competitions/${comp}`, { state: 'active' });
  assert.match(await next(), /Matches are being played until /);
  assert.doesNotMatch(await next(), /Close/);
  const days = { ends_on: dateAfter(0), results_deadline: dateAfter(0) };
  await league.must('PATCH', `/v1/seasons/${id}`, { starts_on: dateAfter(-9), ...days });
  assert.match(await next(), /Close the season/);
});

/**
 * A planned season with two boxes.
 * @param days until it starts
 */
async function planned(days: number) {
  const { league } = started();
  const made = await league.must('POST', '/v1/seasons', {
    name: `In ${days} days`,
    starts_on: dateAfter(days),
    ends_on: dateAfter(days + 60),
    results_deadline: dateAfter(days + 60),
  });
  const id = expectText(made['id']);
  const body = { season_id: id, name: 'Ladder', discipline: 'singles' };
  const comp = expectText((await league.must('POST', '/v1/competitions', body))['id']);
  const items = [{ name: 'Box 1' }, { name: 'Box 2' }];
  await league.must('POST', `/v1/competitions/${comp}/divisions/batch`, { items });
  const boxes = list((await league.must('GET', `/v1/competitions/${comp}/divisions`))['data']);
  return { id, comp, rest: boxes.map((one) => expectText(one['id'])) };
}

test('SEAS-19: the progress page starts with the box that is furthest behind', async () => {
  const { coach, league, season } = await ready();
  const { id, division } = season.singles;
  const seen = await coach.get(`/coach/competitions/${id}`);
  assert.match(
    plain(seen),
    /Next: remind Box 3 1 of 15 matches have been played\. 6 entries have played too few matches\./,
  );
  assert.equal(seen.text.match(/class="btn p"/g)?.length, 1, 'one button is filled');
  const letter = `/coach/chase?competition=${id}&amp;division=${division}&amp;short=0`;
  assert.ok(seen.text.includes(`<a class="btn p" href="${letter}"`));
  assert.match(
    plain(seen),
    /This competition This competition is running\..* Missing matches .*Add boxes/,
  );
  // A refused form is not folded.
  const folds = ({ text: page }: PageResponse) => page.match(/<details open/g)?.length ?? 0;
  assert.equal(folds(seen), 0);
  const wrong = { do: 'add-boxes', count: '99', token: hidden(seen, 'token') };
  assert.equal(folds(await coach.post(`/coach/competitions/${id}`, wrong)), 1);

  const { results_deadline: last } = await league.must('GET', `/v1/seasons/${season.id}`);
  await league.must('PATCH', `/v1/seasons/${season.id}`, { results_deadline: dateAfter(900) });
  try {
    const well = plain(await coach.get(`/coach/competitions/${id}`));
    assert.match(well, /All boxes are on schedule\. There is nothing to do\./);
    assert.doesNotMatch(well, /Next: get/);
  } finally {
    await league.must('PATCH', `/v1/seasons/${season.id}`, { results_deadline: last });
  }
});

test('SEAS-10: boxes are added once, renamed, moved, and removed if empty', async () => {
  const { coach } = await ready();
  const { competition } = await fresh();
  const path = `/coach/competitions/${competition}`;
  const names = async () => (await boxesOf(competition)).map((one) => expectText(one['name']));
  const token = hidden(await coach.get(path), 'token');
  for (let press = 0; press < 2; press++) {
    const added = await coach.post(path, { do: 'add-boxes', count: '2', token });
    assert.equal(added.location, `${path}?done=added#boxes`);
  }
  assert.deepEqual(await names(), ['Box 1', 'Box 2', 'Box 3', 'Box 4']);
  const [first, , , last] = (await boxesOf(competition)).map((one) => expectText(one['id']));
  const forms = async (address: string) =>
    [...(await coach.get(address)).text.matchAll(/name="box" value="([^"]+)"/g)].map(
      ([, id]) => id,
    );
  assert.deepEqual(await forms(path), []);
  assert.deepEqual(await forms(`${path}?change=${last}`), [last]);
  await coach.post(path, { do: 'rename-box', box: last ?? '', name: 'Bottom' });
  await coach.post(path, { do: 'up', box: last ?? '' });
  await coach.post(path, { do: 'down', box: first ?? '' });
  assert.deepEqual(await names(), ['Box 2', 'Box 1', 'Bottom', 'Box 3']);
  await coach.post(path, { do: 'remove-box', box: last ?? '' });
  assert.deepEqual(await names(), ['Box 2', 'Box 1', 'Box 3']);
  const gone = await coach.post(path, { do: 'remove-box', box: last ?? '' });
  assert.equal(gone.status, 409);
  assert.match(plain(gone), /no longer exists/);
  assert.equal((await coach.post(path, { do: 'add-boxes', count: '99', token })).status, 422);
  assert.equal((await coach.post(path, { do: 'settings', name: 'Ladder' })).status, 422);
  assert.equal(
    (await coach.post(path, { do: 'rename-box', box: first ?? '', name: ' ' })).status,
    422,
  );
});

test('SEAS-12, SEAS-9: members are entered all or none, once, with a sentence for each who cannot be', async () => {
  const { coach, league, season } = await ready();
  const { competition } = await fresh();
  const path = `/coach/competitions/${competition}/enter`;
  const [box] = (await boxesOf(competition)).map((one) => expectText(one['id']));
  const ids = [...season.members.values()];
  await league.must('PATCH', `/v1/members/${ids[1]}`, { level: 2 });
  await league.must('PATCH', `/v1/members/${ids[0]}`, { level: 5, wants_to_play: 'singles' });
  assert.match(
    plain(await coach.get(path)),
    /One member .*Hannah Brandt level 5 · wants to play this/,
  );
  const all = await coach.get(`${path}?all=1`);
  assert.ok(plain(all).indexOf('Edmund') < plain(all).indexOf('Hannah'), 'the strongest first');
  const form = (members: readonly (string | undefined)[], token: string) => {
    const fields = new URLSearchParams({ token, division: box ?? '', all: '1' });
    for (const id of members) fields.append('member', id ?? '');
    return fields;
  };
  await league.must('POST', `/v1/members/${ids[5]}/pause`);
  const refused = await coach.post(path, form([ids[0], ids[5]], 'one'));
  assert.equal(refused.status, 422);
  assert.match(plain(refused), /is on a break|can’t be entered/);
  assert.match(plain(refused), /Nobody was entered/);
  await league.must('DELETE', `/v1/members/${ids[5]}/pause`);
  const token = hidden(all, 'token');
  for (let press = 0; press < 2; press++) {
    const entered = await coach.post(path, form(ids.slice(0, 3), token));
    assert.match(entered.location ?? '', /\?done=entered&entries=3&matches=0#box-/);
  }
  assert.equal((await coach.post(path, form([], 'none'))).status, 422);
  const twice = await coach.post(path, form([ids[0]], 'other'));
  assert.equal(twice.status, 422);
  assert.match(plain(await coach.get(`/coach/competitions/${competition}`)), /Hannah Brandt/);
});

test('SEAS-5, SEAS-6: a step lists its blockers with links to fix them, and takes what was read', async () => {
  const { coach, league } = await ready();
  const { season, competition } = await fresh();
  const path = `/coach/competitions/${competition}/step`;
  const blocked = await coach.get(path);
  assert.match(plain(blocked), /First is not running yet\. Start the season first/);
  assert.match(blocked.text, new RegExp(`href="/coach/seasons/${season}/step"`));
  assert.doesNotMatch(blocked.text, /name="to" value="active"/);
  const starting = await coach.get(`/coach/seasons/${season}/step`);
  assert.match(plain(starting), /To undo this, move it back to planning/);
  assert.match(plain(starting), /If you start it now, it begins a day early/);
  const begun = await coach.post(`/coach/seasons/${season}/step`, stepForm(starting));
  assert.equal(begun.location, `/coach/seasons/${season}?done=active`);
  const seen = await coach.get(path);
  assert.match(
    plain(seen),
    /Nobody is in Box 1 and Box 3\. .*3 matches have not been created yet in Box 2/,
  );
  assert.match(seen.text, new RegExp(`href="/coach/competitions/${competition}#fixtures"`));
  assert.match(seen.text, /type="checkbox" name="read"[^>]*required/);
  const outdated = await coach.get(path);
  const made = await coach.post(`/coach/competitions/${competition}`, { do: 'fixtures' });
  assert.match(made.location ?? '', /done=fixtures&created=3&existing=0#fixtures/);
  const unread = await pressSend(coach, outdated);
  assert.equal(unread.status, 409, 'now it sends emails');
  assert.match(plain(unread), /the recipients have changed/);
  const started1 = await pressSend(coach, unread);
  assert.equal(started1.location, `/coach/competitions/${competition}?done=active`);
  const held = await league.must('GET', `/v1/competitions/${competition}`);
  assert.equal(held['state'], 'active');
  // A step already taken is not a fault.
  const again = await coach.post(path, { to: 'active' });
  assert.equal(again.location, `/coach/competitions/${competition}`);
});

test('SEAS-12: a late player is entered with their matches, and the effects are shown', async () => {
  const { coach, season } = await ready();
  const { competition } = await fresh();
  const [box] = (await boxesOf(competition)).map((one) => expectText(one['id']));
  const path = `/coach/competitions/${competition}/enter?all=1&division=${box}`;
  const seen = await coach.get(path);
  assert.match(
    plain(seen),
    /They start late. The deadline for results is .*each opponent gets one more match/,
  );
  const entered = await coach.post(path, {
    token: hidden(seen, 'token'),
    division: box ?? '',
    member: [...season.members.values()][4] ?? '',
    fixtures: '1',
  });
  assert.match(entered.location ?? '', /entries=1&matches=3#box-/);
});

test('SEAS-11: an entry is withdrawn after its effects are shown, and restored; matches under way stay', async () => {
  const { coach, league, season } = await ready();
  const entries = list(
    (await league.must('GET', `/v1/competitions/${season.singles.id}/entries`))['data'],
  );
  const hannah = expectText(
    entries.find((one) => one['label'] === ('Hannah Brandt' as never))?.['id'],
  );
  const path = `/coach/entries/${hannah}`;
  const seen = plain(await coach.get(path));
  assert.match(seen, /4 open matches become walkovers for/);
  assert.match(seen, /The played match still counts/);
  const moved = await coach.post(`${path}/remove`);
  assert.equal(moved.status, 409);
  assert.match(plain(moved), /Withdraw them instead/);
  assert.equal((await coach.post(`${path}/withdraw`)).location, `${path}?done=withdrawn`);
  assert.match(plain(await coach.get(path)), /Reinstate/);
  assert.equal((await coach.post(`${path}/reinstate`)).location, `${path}?done=reinstated`);
  for (const [act, done] of [
    ['opt-out', 'opted_out'],
    ['opt-in', 'opted_in'],
  ] as const) {
    assert.equal((await coach.post(`${path}/${act}`)).location, `${path}?done=${done}`);
  }
  const { competition } = await fresh();
  const [here, there] = (await boxesOf(competition)).map((one) => expectText(one['id']));
  const [first] = list(
    (await league.must('GET', `/v1/competitions/${competition}/entries?division=${here}`))['data'],
  );
  const free = `/coach/entries/${expectText(first?.['id'])}`;
  assert.match(plain(await coach.get(free)), /Its 3 matches are deleted/);
  for (const [act, form] of [
    ['move', {}],
    ['move', { division: '' }],
    ['rename', {}],
  ] as const) {
    const unread = await coach.post(`${free}/${act}`, form);
    assert.equal(unread.status, 422);
    assert.match(plain(unread), /Part of the form is missing/);
  }
  assert.match(plain(await coach.get(free)), /Its 3 matches are deleted/);
  const went = await coach.post(`${free}/move`, { division: there ?? '' });
  assert.equal(went.location, `${free}?done=moved`);
  const out = await coach.post(`${free}/move`, { division: 'none' });
  assert.equal(out.location, `${free}?done=moved`);
  assert.match(plain(await coach.get(free)), /Without a box/i);
  const removed = await coach.post(`${free}/remove`);
  assert.equal(removed.location, `/coach/competitions/${competition}?done=removed`);
});

test('FORM-1, SEAS-11: any text pasted as a pair’s name is accepted, or its error is shown', async () => {
  const { coach, league, season } = await ready();
  const { data } = await league.must('GET', `/v1/competitions/${season.mixed.id}/entries`);
  const id = expectText(list(data)[0]?.['id']);
  const nameNow = async () => (await league.must('GET', `/v1/entries/${id}`))['name'];
  const rename = (name: string) => coach.post(`/coach/entries/${id}/rename`, { name });
  for (const [name, said] of [
    ['🎾🏆', /Use at least one letter or digit/],
    ['B'.repeat(101), /Use at most 100 characters/],
  ] as const) {
    const refused = await rename(name);
    assert.equal(refused.status, 422);
    assert.match(plain(refused), said);
    assert.ok(refused.text.includes(`value="${name}"`));
    assert.match(refused.text, /id="name-fault"/);
  }
  assert.equal((await rename('The\tVolleyers')).location, `/coach/entries/${id}?done=renamed`);
  assert.equal(await nameNow(), 'The Volleyers');
  assert.equal((await rename(' ')).status, 303);
  assert.equal(await nameNow(), null);
  const path = `/coach/competitions/${season.mixed.id}/enter`;
  const page = await coach.get(`${path}?all=1`);
  const [, one = '', other = ''] =
    /<select[^>]*name="one".*?<option value="([^"]+)".*?<option value="([^"]+)"/s.exec(page.text) ??
    [];
  const pair = { token: hidden(page, 'token'), all: '1', one, other };
  const refused = await coach.post(path, { ...pair, name: '🎾🏆' });
  assert.equal(refused.status, 422);
  assert.match(refused.text, /value="🎾🏆"/);
  assert.match(refused.text, /id="name-fault"/);
});

test('SEAS-12: after a pair, its page asks for the next one, with the same box, list and tick', async () => {
  const { coach, season } = await ready();
  const path = `/coach/competitions/${season.mixed.id}/enter`;
  const page = await coach.get(`${path}?all=1&division=${season.mixed.division}`);
  const [, one = '', other = ''] = [...page.text.matchAll(/<option value="([^"]*)"/g)]
    .map(([, id = '']) => id)
    .filter((id) => id !== '' && id !== season.mixed.division);
  const fields = { token: hidden(page, 'token'), all: '1', division: season.mixed.division };
  const entered = await coach.post(path, { ...fields, one, other });
  assert.equal(entered.status, 303);
  const next = await coach.get(entered.location ?? '');
  assert.match(plain(next), /\S+ \S+ \/ \S+ \S+ are entered\. There are now \d+ pairs\./);
  assert.match(
    next.text,
    /<select [^>]*name="one"[^>]*autofocus|<select [^>]*autofocus[^>]*name="one"/,
  );
  assert.match(next.text, new RegExp(`value="${season.mixed.division}" selected`));
  for (const gone of [one, other])
    assert.doesNotMatch(next.text, new RegExp(`option value="${gone}"`));
  const isTicked = (html: string) => /<input[^>]*name="fixtures"[^>]*checked/.test(html);
  assert.deepEqual([isTicked(page.text), isTicked(next.text)], [true, false]);
});

test('SEAS-13: a pair gets another partner, errors are shown, and earlier members are named', async () => {
  const { coach, league, season } = await ready();
  const { data } = await league.must('GET', `/v1/competitions/${season.mixed.id}/entries`);
  const [pair, another] = list(data);
  const path = `/coach/entries/${expectText(pair?.['id'])}`;
  const [stays, goes] = list(pair?.['members']).map((one) => expectText(one['id']));
  const page = await coach.get(`${path}/members?all=1`);
  assert.match(plain(page), /Past results stay with the original players/);
  const [, comes = ''] = /<option value="([^"]+)"/.exec(page.text) ?? [];
  const [entered] = list(another?.['members']).map((one) => expectText(one['id']));
  for (const [form, said] of [
    [{ out: goes ?? '' }, /Choose who leaves and who joins/],
    [{ out: entered ?? '', in: comes }, /The pair has changed in the meantime/],
    [{ out: goes ?? '', in: entered ?? '' }, /is already entered\. Nothing was changed/],
  ] as const) {
    const refused = await coach.post(`${path}/members`, { ...form, all: '1' });
    assert.equal(refused.status, 422);
    assert.match(plain(refused), said);
  }
  const changed = await coach.post(`${path}/members`, { out: goes ?? '', in: comes });
  assert.equal(changed.location, `${path}?done=partner`);
  const { members } = await league.must('GET', `/v1/entries/${expectText(pair?.['id'])}`);
  assert.deepEqual(
    list(members)
      .map((one) => expectText(one['id']))
      .toSorted(),
    [stays ?? '', comes].toSorted(),
  );
  assert.match(plain(await coach.get(path)), /previously: .+ \(until .+\)/);
  const back = await coach.post(`${path}/members`, { out: comes, in: goes ?? '' });
  assert.equal(back.location, `${path}?done=partner`);
  const { competition } = await fresh();
  const [single] = list(
    (await league.must('GET', `/v1/competitions/${competition}/entries`))['data'],
  );
  const alone = `/coach/entries/${expectText(single?.['id'])}`;
  assert.doesNotMatch((await coach.get(alone)).text, /entries\/[^"]+\/members"/);
  assert.equal((await coach.get(`${alone}/members`)).location, alone);
});

test('HOME-5: the second match of two who meet twice is called so', async () => {
  const { coach, league } = await ready();
  const { competition } = await fresh();
  const [box] = await boxesOf(competition);
  const id = expectText(box?.['id']);
  await league.must('PATCH', `/v1/competitions/${competition}`, { rules: { rounds: 2 } });
  const seen = plain(await coach.get(`/coach/competitions/${competition}`));
  assert.match(seen, /Everyone in a box plays everyone else twice/);
  await league.must('POST', `/v1/divisions/${id}/fixtures`);
  const { data } = await league.must(
    'GET',
    `/v1/competitions/${competition}/entries?division=${id}`,
  );
  const [first] = list(data);
  const page = plain(await coach.get(`/coach/entries/${expectText(first?.['id'])}`));
  assert.equal(page.match(/return match · to play/g)?.length, list(data).length - 1);
});

test('SEAS-15: before a competition is closed the undecided matches are listed by players', async () => {
  const { coach, season, states } = await ready();
  const { text: seen } = await coach.get(
    `/coach/competitions/${season.singles.id}/step?to=complete`,
  );
  const [, label = ''] =
    new RegExp(`class="btn o" href="/coach/matches/${states.differs}">([^<]+)<`).exec(seen) ?? [];
  assert.match(label, /Hannah Brandt v Priya|Priya Raghunathan v Hannah/);
  assert.doesNotMatch(seen, />Match \d/);
});

test('SEAS-7, SEND-5: a season is closed with its unplayed matches, and continues where it stopped', async () => {
  const { coach, league, season } = await ready();
  const path = `/coach/seasons/${season.id}/step`;
  const seen = await coach.get(path);
  assert.match(plain(seen), /Singles \d+ matches .*does not count as played/);
  assert.match(plain(seen), /Box 3 \d+ matches · Currently below the minimum: /);
  assert.match(plain(seen), /two different entries/);
  assert.match(seen.text, /href="\/coach\/matches\//);
  assert.match(plain(seen), /(\d+) recipients .*The table is final\. .*Close and send \1 emails/);
  // Somebody closes the mixed doubles meanwhile, so one warning was not on the page.
  await league.must('PATCH', `/v1/competitions/${season.mixed.id}`, { state: 'complete' });
  const refused = await pressSend(coach, seen);
  assert.equal(refused.status, 409);
  assert.match(plain(refused), /the recipients have changed/);
  assert.equal((await league.must('GET', `/v1/seasons/${season.id}`))['state'], 'active');
  assert.equal((await coach.post(path, { to: 'complete' })).status, 200, 'no other form closes it');
  const done = await pressSend(coach, refused);
  assert.equal(done.location, `/coach/seasons/${season.id}?done=complete`);
  assert.equal(
    (await league.must('GET', `/v1/competitions/${season.singles.id}`))['state'],
    'complete',
  );
  assert.match(
    plain(await coach.get(`/coach/competitions/${season.singles.id}`)),
    /This competition is closed/,
  );
  for (const [to, name] of [
    ['archived', 'archived'],
    ['complete', 'unarchive'],
    ['active', 'reopen'],
  ]) {
    const back = await coach.get(`${path}?to=${to}`);
    const answer = await coach.post(path, stepForm(back));
    assert.equal(answer.location, `/coach/seasons/${season.id}?done=${name}`, plain(answer));
  }
});

test('SEAS-1: an empty planned season is deleted after a warning', async () => {
  const { coach, league } = await ready();
  const made = await league.must('POST', '/v1/seasons', { name: 'Nothing' });
  const path = `/coach/seasons/${expectText(made['id'])}`;
  assert.match(plain(await coach.get(path)), /Deleting it affects nothing else/);
  assert.equal(
    (await coach.post(path, { do: 'remove' })).location,
    '/coach/seasons?removed=Nothing',
  );
  assert.equal((await coach.get(path)).status, 404);
});
