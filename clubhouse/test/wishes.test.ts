import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { type PageResponse, signedIn, type Visitor } from './visitor.ts';

const started = clubhouseForTests();

/** Each test has its own player, so that none sees another's answers. */
function player(name: string, language = 'en'): Promise<Visitor> {
  return signedIn(started(), name).then(async (visitor) => {
    await visitor.post('/language', { language, to: '/wishes' });
    return visitor;
  });
}

async function shown(visitor: Visitor): Promise<string> {
  const seen = await visitor.get('/wishes');
  assert.equal(seen.status, 200);
  return seen.text;
}

async function say(visitor: Visitor, form: string): Promise<PageResponse> {
  const seen = await visitor.post('/wishes', new URLSearchParams(form));
  assert.equal(seen.status, 303, seen.text);
  return visitor.get(seen.location ?? '');
}

function member(name: string): Promise<Json> {
  const { league, season } = started();
  return league.must('GET', `/v1/members/${season.members.get(name) ?? ''}`);
}

async function entryOf(name: string, competition: 'singles' | 'mixed'): Promise<Json> {
  const { league, season } = started();
  const id = season.members.get(name) ?? '';
  const path = `/v1/competitions/${season[competition].id}/entries?member=${id}`;
  const [entry] = list((await league.must('GET', path))['data']);
  assert.ok(entry);
  return entry;
}

function ticked(page: string): string[] {
  const boxes = page.match(/<input type="checkbox"[^>]*>/g) ?? [];
  return boxes.flatMap((box) =>
    / checked/.test(box) ? (/value="(\w+)"/.exec(box)?.[1] ?? []) : [],
  );
}

const COMBINATIONS = {
  singles: ['singles'],
  doubles: ['doubles'],
  mixed_doubles: ['mixed_doubles'],
  both: ['singles', 'doubles'],
  singles_mixed: ['singles', 'mixed_doubles'],
  doubles_mixed: ['doubles', 'mixed_doubles'],
  all: ['singles', 'doubles', 'mixed_doubles'],
};
test('WISH-1: ticked competitions are saved as a wish that names exactly these', async () => {
  const priya = await player('Priya Raghunathan');
  assert.deepEqual(ticked(await shown(priya)), ['singles']);
  for (const [wish, ticks] of Object.entries(COMBINATIONS)) {
    const page = await say(priya, `say=wish&play=${ticks.join('&play=')}`);
    assert.equal((await member('Priya Raghunathan'))['wants_to_play'], wish);
    assert.deepEqual(ticked(page.text), ticks);
  }
});

test('WISH-1: nothing ticked means no wish, and "nothing next season" is one', async () => {
  const edmund = await player('Edmund Eckersley');
  const seen = await edmund.post('/wishes', { say: 'wish' });
  assert.equal(seen.status, 422);
  assert.match(seen.text, /Tick what you would like to play/);
  assert.deepEqual(ticked(seen.text), []);
  assert.equal((await member('Edmund Eckersley'))['wants_to_play'], null);
  const none = await say(edmund, 'say=not-now');
  assert.equal((await member('Edmund Eckersley'))['wants_to_play'], 'not_now');
  assert.match(none.text, /You do not want to play next season\./);
  await say(edmund, 'say=take-back');
  assert.equal((await member('Edmund Eckersley'))['wants_to_play'], null);
});

test('WISH-2: the page shows what was said, and the effect of each choice before its button', async () => {
  const jonas = await player('Jonas Ødegård');
  await started().league.must('POST', '/v1/seasons', {
    name: 'Spring',
    starts_on: '2031-01-11',
    ends_on: '2031-03-30',
  });
  const before = await shown(jonas);
  assert.match(before, /Spring, from Saturday 11 January/);
  assert.match(
    before,
    /You have not said anything yet\. You will keep playing what you play now\./,
  );
  const after = await say(jonas, 'say=wish&play=singles&play=mixed_doubles');
  assert.match(after.text, /Your preferences are saved\./);
  assert.match((await jonas.get('/')).text, /href="\/wishes"/);
  assert.match(after.text, /You want to play: singles and mixed doubles\./);
  assert.doesNotMatch(after.text, /Excluded by your preferences/);
  const without = await say(jonas, 'say=wish&play=singles');
  assert.match(without.text, /Excluded by your preferences/);
  // A box is named with its competition, and nothing is called new to who may have played it.
  assert.match(before, /Now in Mixed, Box 1, with Hannah Brandt</);
  assert.match(before, /<b>Doubles<\/b><span class="meta">You do not play this now\./);
  const follows = {
    wish: 'Tick what you want to play',
    'not-now': 'You will not be in any box',
    'take-back': 'This removes everything you said',
    'opt-out': 'can undo this here',
    pause: 'You can end the break here',
    leave: 'You can undo this here',
  };
  for (const [value, sentence] of Object.entries(follows)) {
    const button = `name="say" value="${value}"`;
    const form = after.text.split('<form').find((one) => one.includes(button)) ?? '';
    const at = form.indexOf(sentence);
    assert.ok(at >= 0 && at < form.indexOf(button), `${value}: ${sentence}`);
  }
});

test('WISH-3: one entry is left out and restored, and the page says whose partner it leaves', async () => {
  const hannah = await player('Hannah Brandt');
  assert.match(await shown(hannah), /You and Jonas Ødegård will not play as a pair in Mixed/);
  const entry = expectText((await entryOf('Hannah Brandt', 'mixed'))['id']);
  const out = await say(hannah, `say=opt-out&entry=${entry}`);
  assert.equal((await entryOf('Hannah Brandt', 'mixed'))['opted_out'], true);
  assert.equal((await entryOf('Hannah Brandt', 'singles'))['opted_out'], false);
  assert.match(out.text, /Not next season/);
  await say(hannah, `say=opt-in&entry=${entry}`);
  assert.equal((await entryOf('Hannah Brandt', 'mixed'))['opted_out'], false);
});

test('WISH-4: a break begins and ends', async () => {
  const ingrid = await player('Ingrid Solheim');
  const begun = await say(ingrid, 'say=pause');
  assert.equal((await member('Ingrid Solheim'))['status'], 'paused');
  assert.ok(begun.text.indexOf('You are on a break') < begun.text.indexOf('Your preferences<'));
  assert.doesNotMatch(begun.text, /value="pause"|You will keep playing what you play now/);
  await say(ingrid, 'say=back');
  assert.equal((await member('Ingrid Solheim'))['status'], 'active');
});

test('WISH-5: leaving comes last, asks for confirmation, and can be undone', async () => {
  const matteo = await player('Matteo Ricci');
  const page = await shown(matteo);
  assert.ok(page.lastIndexOf('<details') < page.indexOf('Are you sure?'));
  assert.equal(page.lastIndexOf('name="say"'), page.indexOf('name="say" value="leave"'));
  assert.match(page, /These players will need another partner: Ingrid Solheim\./);
  await matteo.get('/wishes?say=leave');
  assert.equal((await member('Matteo Ricci'))['leaving_at'], null, 'a link changes nothing');
  const left = await say(matteo, 'say=leave');
  assert.notEqual((await member('Matteo Ricci'))['leaving_at'], null);
  assert.match(left.text, /You are leaving after this season/);
  assert.doesNotMatch(
    left.text,
    /value="(leave|opt-in|opt-out)"|You will keep playing what you play now/,
  );
  await say(matteo, 'say=stay');
  assert.equal((await member('Matteo Ricci'))['leaving_at'], null);
});

test('WISH-6: a refusal is shown in the page’s language', async () => {
  const lea = await player('Léa Marchetti', 'de');
  const other = expectText((await entryOf('Hannah Brandt', 'singles'))['id']);
  const seen = await lea.post('/wishes', { say: 'opt-out', entry: other });
  assert.equal(seen.status, 404);
  assert.match(seen.text, /role="alert"/);
  assert.match(seen.text, /Das gibt es nicht mehr\./);
  assert.equal((await entryOf('Hannah Brandt', 'singles'))['opted_out'], false);
});

test('WISH-8: a player who is already placed sees where, and a break removes them for good', async () => {
  const { league, season } = started();
  const name = 'Tomasz Wieczorek';
  const id = season.members.get(name) ?? '';
  const next = await league.must('POST', '/v1/seasons', { name: 'Summer' });
  const draft = await league.must('POST', '/v1/competitions', {
    season_id: next['id'],
    name: 'Singles',
    discipline: 'singles',
    previous_competition_id: season.singles.id,
  });
  const path = `/v1/competitions/${expectText(draft['id'])}`;
  await league.must('POST', `${path}/placements`);
  const tomasz = await player(name);
  assert.doesNotMatch(await shown(tomasz), /You already have a place/, 'not decided yet');
  await league.must('PATCH', path, { placements_decided: true });
  const placed = await shown(tomasz);
  assert.match(placed, /You already have a place.*Summer · Box 3.*tell the coach/);
  await say(tomasz, 'say=wish&play=doubles');
  assert.match(await shown(tomasz), /You already have a place/, 'a wish does not change it');
  await say(tomasz, 'say=pause');
  assert.doesNotMatch(await shown(tomasz), /You already have a place/);
  await say(tomasz, 'say=back');
  assert.doesNotMatch(await shown(tomasz), /You already have a place/, 'the coach puts back');
  const entries = await league.must('GET', `${path}/entries?member=${id}`);
  assert.deepEqual(list(entries['data']), []);
});

test('WISH-9: a former player sees that, without a button, and their requests are refused', async () => {
  const { league, season } = started();
  const name = 'Aoife Ní Dhomhnaill';
  const aoife = await player(name);
  await league.must('PATCH', `/v1/members/${season.members.get(name) ?? ''}`, { status: 'left' });
  const page = await shown(aoife);
  assert.match(page, /You have left the club/);
  assert.doesNotMatch(page, /name="say"/);
  for (const path of ['/', '/me', '/tables']) {
    assert.equal((await aoife.get(path)).status, 200, path);
  }
  for (const one of ['leave', 'pause', 'back']) {
    assert.equal((await aoife.post('/wishes', { say: one })).status, 409, one);
  }
  await league.must('PATCH', `/v1/members/${season.members.get(name) ?? ''}`, { status: 'active' });
  assert.match(await shown(aoife), /name="say"/);
});

test('WISH-6: the page says who is a former member', async () => {
  const { league, season } = started();
  const name = 'Bartholomew Featherstonehaugh';
  const bartholomew = await player(name);
  await league.must('PATCH', `/v1/members/${season.members.get(name) ?? ''}`, { status: 'left' });
  const seen = await bartholomew.post('/wishes', { say: 'pause' });
  assert.equal(seen.status, 409);
  assert.match(seen.text, /You have left the club, so you cannot change this here\./);
});
