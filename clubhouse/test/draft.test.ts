import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { type DraftScene, makeDraft } from './draft-scene.ts';
import { once } from './once.ts';
import { plain, pressSend, readSendForm } from './send.ts';
import { coachKey, coachSignedIn, Visitor } from './visitor.ts';
import { type Interceptor, throughInterceptor } from './wire.ts';

const started = clubhouseForTests({ keepsLetters: true });

const ready = once(async () => {
  const clubhouse = started();
  const scene = await makeDraft(clubhouse);
  return { clubhouse, scene, coach: await coachSignedIn(clubhouse) };
});

/** The cards of each box and list on a page. */
function boardIn(html: string): Record<string, string[]> {
  const parts = html.split(/<section [^>]*aria-label="/).slice(1);
  return Object.fromEntries(
    parts.map((part): [string, string[]] => {
      const [inside = ''] = part.split('</section>');
      const names = [...inside.matchAll(/<p class="draft-who"><b>([^<]+)</g)].map(
        ([, name]) => name ?? '',
      );
      return [part.slice(0, part.indexOf('"')), names];
    }),
  );
}

/** The fields of the form that contains this text. */
function formWith(html: string, words: string): Record<string, string> {
  const form = html.split('<form').find((one) => one.split('</form>')[0]?.includes(words)) ?? '';
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}

function menuOf({ path, members }: DraftScene, name: string): string {
  return `${path}/place?who=${members.get(name)}`;
}

/** Moves a player into a box with the menu. */
async function put(visitor: Visitor, scene: DraftScene, name: string, box: string) {
  const menu = (await visitor.get(menuOf(scene, name))).text;
  return visitor.post(scene.path, { ...formOf(menu, scene.path), to: boxOf(menu, box) });
}

function formOf(menu: string, path: string): Record<string, string> {
  const [, form = ''] = menu.split(`action="${path}"`);
  const fields = [
    ...(form.split('<h2')[0] ?? '').matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g),
  ];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}

function boxOf(menu: string, box: string): string {
  return new RegExp(`name="to" value="([^"]+)"[^>]*>${box} <`).exec(menu)?.[1] ?? '';
}

test('DRFT-1: the list shows the progress of each draft', async () => {
  const { coach, scene } = await ready();
  const seen = (await coach.get('/coach/drafts')).text;
  assert.match(seen, /Winter singles[\s\S]*Not filled yet/);
  assert.match(seen, new RegExp(`href="${scene.path}"`));
  const calls = await listCalls(started(), coach, '/coach/drafts');
  assert.deepEqual(calls, ['/v1/competitions', '/v1/seasons']);
});

test('DRFT-2: an unfilled draft previews the fill, and is filled on that page', async () => {
  const { coach, scene } = await ready();
  const seen = (await coach.get(scene.path)).text;
  assert.match(seen, /This is a preview/);
  assert.deepEqual(boardIn(seen)['Box 1'], [
    'Marguerite Oyelaran',
    'Kenji Sato-Lindgren',
    'Ruth Abernathy',
    'Dmitri Volkov',
  ]);
  assert.doesNotMatch(seen, /class="draft-grip"/);
  const start = (await coach.get(`${scene.path}/start`)).text;
  assert.doesNotMatch(start, /can (already|now)? ?see their place|name="do"/, 'nobody has a place');
  const page = (await coach.get(`${scene.path}/fill`)).text;
  assert.match(page, /3 boxes · 10 places · 2 left out/);
  const filled = await coach.post(`${scene.path}/fill`, formWith(page, 'Fill the draft now'));
  assert.equal(filled.location, `${scene.path}?done=filled`);
  const board = (await coach.get(scene.path)).text;
  assert.match(board, /This draft is hidden from players/);
  assert.match(board, /Based on final tables/);
});

test('DRFT-3: players are listed in their box with the reason, in the order of the old tables', async () => {
  const { coach, scene } = await ready();
  const { text: seen } = await coach.get(scene.path);
  const board = boardIn(seen);
  assert.deepEqual(board['Box 2'], ['Beatriz Fontes de Almeida', 'Yusuf Demir', 'Greta Holloway']);
  assert.deepEqual(board['Newcomers'], ['Lukas Ferreira-Klein', 'Ottilie Marchbanks-Reed']);
  assert.deepEqual(board['Left out'], ['Sam Pryce', 'Zofia Nowak']);
  const said = (name: string) =>
    new RegExp(`<b>${name}</b><span class="meta">(.*?)</span></p>`)
      .exec(seen)?.[1]
      // The arrow is hidden from screen readers.
      ?.replaceAll(/<span aria-hidden="true">[^<]*<\/span>/g, '')
      .replaceAll(/<[^>]*>/g, '');
  assert.equal(said('Marguerite Oyelaran'), 'stays, 1st');
  assert.equal(said('Greta Holloway'), 'goes up from Box 3, 1st');
  assert.equal(said('Ian Pemberton'), 'goes down from Box 2, 4th');
  assert.equal(said('Ottilie Marchbanks-Reed'), 'new, level 3; fits Box 2');
  assert.equal(said('Zofia Nowak'), 'withdrew');
  assert.equal(said('Sam Pryce'), 'will not play next season');
});

test('DRFT-3: the same in German', async () => {
  const { clubhouse, scene } = await ready();
  const german = await coachSignedIn(
    clubhouse,
    new Visitor(clubhouse, { 'accept-language': 'de' }),
  );
  const { text: seen } = await german.get(scene.path);
  assert.match(seen, /bleibt, 1\./);
  assert.match(seen, /aus Box 3, 1\./);
  assert.match(seen, /neu, Spielstärke 3; passt in Box 2/);
  assert.match(seen, /hat sich zurückgezogen/);
});

test('DRFT-4: an empty place says who would have come and who could take it', async () => {
  const { coach, scene } = await ready();
  const { text: seen } = await coach.get(scene.path);
  const [, gap = ''] = seen.split('class="draft-gap"');
  const said = (gap.split('</p>')[0] ?? '').replaceAll(/<[^>]*>/g, '').slice(1);
  assert.equal(
    said,
    'Vacancy. Sam Pryce would have gone down but will not play next season. Possible replacement: Ruth Abernathy, 3rd in Box 1.',
  );
  assert.match(seen, /Three open questions before you start/);
  assert.match(seen, /One vacancy in Box 2\./);
  const left = await coach.post(scene.path, formWith(seen, 'Leave the place empty'));
  assert.equal(left.status, 303);
  const after = (await coach.get(scene.path)).text;
  assert.doesNotMatch(after, /Vacancy/);
  assert.match(after, /Two open questions before you start/);
  await coach.post(scene.path, {
    do: 'ask',
    about: formWith(seen, 'Leave the place empty')['about'] ?? '',
  });
  const moved = await coach.post(scene.path, formWith(seen, 'Move Ruth'));
  assert.equal(moved.status, 303, moved.text);
  const then = (await coach.get(moved.location ?? '')).text;
  assert.match(then, /Ruth Abernathy is now in Box 2\./);
  assert.doesNotMatch(then, /Vacancy/);
  assert.ok(boardIn(then)['Box 2']?.includes('Ruth Abernathy'));
});

test('DRFT-5: a newcomer is placed from their menu, moved, and removed, without script', async () => {
  const { coach, scene } = await ready();
  const name = 'Ottilie Marchbanks-Reed';
  const menu = (await coach.get(menuOf(scene, name))).text;
  assert.match(menu, /Box 2 would be suitable\./);
  await put(coach, scene, name, 'Box 3');
  const placed = (await coach.get(scene.path)).text;
  assert.ok(boardIn(placed)['Box 3']?.includes(name));
  assert.deepEqual(boardIn(placed)['Newcomers'], ['Lukas Ferreira-Klein']);
  await put(coach, scene, name, 'Box 2');
  assert.ok(boardIn((await coach.get(scene.path)).text)['Box 2']?.includes(name));
  const again = (await coach.get(menuOf(scene, name))).text;
  const out = await coach.post(scene.path, { ...formOf(again, scene.path), to: 'out' });
  assert.match((await coach.get(out.location ?? '')).text, /is no longer in the draft/);
  const unread = await coach.post(scene.path, { do: 'place', who: 'nobody', to: 'out' });
  assert.equal(unread.status, 409);
  assert.match(unread.text, /Choose a player and a box\./);
});

test('DRFT-6: the board can be filtered by part of a name, by changes, and by open questions', async () => {
  const { coach, scene } = await ready();
  const shown = async (query: string) =>
    Object.values(boardIn((await coach.get(`${scene.path}?${query}`)).text)).flat();
  assert.deepEqual(await shown('q=nowak'), ['Zofia Nowak']);
  assert.ok((await shown('show=changes')).includes('Greta Holloway'));
  assert.ok(!(await shown('show=changes')).includes('Marguerite Oyelaran'));
  assert.ok((await shown('show=open')).includes('Lukas Ferreira-Klein'));
  assert.ok(!(await shown('show=open')).includes('Greta Holloway'));
});

test('DRFT-9: undo and redo work back and forth, also in another browser with the same key', async () => {
  const { clubhouse, scene } = await ready();
  const { key } = await coachKey(clubhouse, { name: 'Una, coach' });
  const [one, other] = [new Visitor(clubhouse), new Visitor(clubhouse)];
  for (const visitor of [one, other]) await visitor.post('/coach/sign-in', { key });
  const where = async (name: string) =>
    Object.entries(boardIn((await one.get(scene.path)).text)).find(([, names]) =>
      names.includes(name),
    )?.[0];
  await put(one, scene, 'Yusuf Demir', 'Box 1');
  await put(one, scene, 'Yusuf Demir', 'Box 3');
  assert.match((await one.get(scene.path)).text, /aria-label="Undo: Yusuf Demir"/);
  const undone = await other.post(scene.path, { do: 'undo' });
  assert.match((await other.get(undone.location ?? '')).text, /Undone: Yusuf Demir/);
  assert.equal(await where('Yusuf Demir'), 'Box 1');
  await one.post(scene.path, { do: 'undo' });
  assert.equal(await where('Yusuf Demir'), 'Box 2');
  const none = await one.post(scene.path, { do: 'undo' });
  assert.match(none.text, /There is nothing left to undo/);
  await one.post(scene.path, { do: 'redo' });
  assert.equal(await where('Yusuf Demir'), 'Box 1');
  await put(one, scene, 'Lukas Ferreira-Klein', 'Box 3');
  assert.match((await one.post(scene.path, { do: 'redo' })).text, /There is nothing left to redo/);
  await one.post(scene.path, { do: 'undo' });
  assert.equal(await where('Lukas Ferreira-Klein'), 'Newcomers');
  await one.post(scene.path, { do: 'undo' });
  assert.equal(await where('Yusuf Demir'), 'Box 2');
});

test('DRFT-10: another coach’s moves stay, and the page says who moved whom', async () => {
  const { clubhouse, coach, scene } = await ready();
  const { key } = await coachKey(clubhouse, { name: 'Bea, coach' });
  const bea = new Visitor(clubhouse);
  await bea.post('/coach/sign-in', { key });
  const name = 'Greta Holloway';
  const seen = (await coach.get(menuOf(scene, name))).text;
  await put(bea, scene, name, 'Box 1');
  const late = await coach.post(scene.path, {
    ...formOf(seen, scene.path),
    to: boxOf(seen, 'Box 3'),
  });
  assert.equal(late.status, 409);
  assert.match(late.text, /Bea, coach has moved Greta Holloway to Box 1 in the meantime\. This is/);
  assert.ok(boardIn(late.text)['Box 1']?.includes(name));
  await put(coach, scene, name, 'Box 2');
  const undone = await bea.post(scene.path, { do: 'undo' });
  assert.equal(undone.status, 409);
  assert.match(
    undone.text,
    /Undo failed\. Ana, coach has moved Greta Holloway to Box 2 in the meantime/,
  );
  assert.match((await bea.post(scene.path, { do: 'undo' })).text, /There is nothing left to undo/);
});

test('DRFT-10: a newcomer whom another coach has placed stays there', async () => {
  const { clubhouse, coach, scene } = await ready();
  const { key } = await coachKey(clubhouse, { name: 'Cleo, coach' });
  const cleo = new Visitor(clubhouse);
  await cleo.post('/coach/sign-in', { key });
  const name = 'Lukas Ferreira-Klein';
  const seen = (await coach.get(menuOf(scene, name))).text;
  await put(cleo, scene, name, 'Box 3');
  const late = await coach.post(scene.path, {
    ...formOf(seen, scene.path),
    to: boxOf(seen, 'Box 1'),
  });
  assert.match(late.text, /Cleo, coach has moved Lukas Ferreira-Klein to Box 3 in the meantime/);
});

test('DRFT-8: a player who is left out is kept after all, if the draft has not changed since the preview', async () => {
  const { clubhouse, coach, scene } = await ready();
  const menu = (await coach.get(menuOf(scene, 'Zofia Nowak'))).text;
  const form = formWith(menu, 'Keep anyway');
  await clubhouse.league.must('PATCH', `/v1/members/${scene.members.get('Priya Nair')}`, {
    wants_to_play: 'doubles',
  });
  const late = await coach.post(`${scene.path}/place`, form);
  assert.equal(late.status, 409);
  assert.match(late.text, /Nothing was filled/);
  const now = formWith(late.text, 'Keep anyway');
  const kept = await coach.post(`${scene.path}/place`, now);
  assert.equal(kept.status, 303, kept.text);
  const seen = (await coach.get(scene.path)).text;
  assert.match(seen, /<b>Zofia Nowak<\/b><span class="meta">stays despite withdrawing/);
});

test('DRFT-7: filling again shows beforehand what it loses, changes and leaves', async () => {
  const { clubhouse, coach, scene } = await ready();
  await put(coach, scene, 'Kenji Sato-Lindgren', 'Box 3');
  const choice = { wants_to_play: 'doubles' };
  const { must } = clubhouse.league;
  await must('PATCH', `/v1/members/${scene.members.get('Kenji Sato-Lindgren')}`, choice);
  await must('PATCH', `/v1/members/${scene.members.get('Priya Nair')}`, { wants_to_play: null });
  const page = (await coach.get(`${scene.path}/fill`)).text;
  assert.match(page, /Will be lost[\s\S]*Kenji Sato-Lindgren: was moved/);
  assert.match(page, /Changes[\s\S]*Priya Nair joins Box 3/);
  assert.match(page, /Kenji Sato-Lindgren is left out: wants to play something else/);
  assert.match(page, /Your changes are kept[\s\S]*Ruth Abernathy: moved to Box 2/);
  const form = formWith(page, 'Refill the draft now');
  await put(coach, scene, 'Ian Pemberton', 'Box 2');
  const late = await coach.post(`${scene.path}/fill`, form);
  assert.equal(late.status, 409);
  const filled = await coach.post(
    `${scene.path}/fill`,
    formWith(late.text, 'Refill the draft now'),
  );
  assert.equal(filled.status, 303);
  const board = boardIn((await coach.get(scene.path)).text);
  assert.ok(board['Box 3']?.includes('Priya Nair'));
  assert.ok(board['Left out']?.includes('Kenji Sato-Lindgren'));
});

test('DRFT-11, SEND-5: blockers are resolved one by one, and the step creates the matches', async () => {
  const { clubhouse, coach, scene } = await ready();
  const { must } = clubhouse.league;
  const places = `/coach/send/places?competition=${scene.id}`;
  const looked = await coach.get(places);
  assert.match(plain(looked.text), /No recipients .*No email address: .* Share places /);
  for (const name of ['Ruth Abernathy', 'Dmitri Volkov']) {
    const found = await must('GET', `/v1/members?q=${name.replace(' ', '+')}`);
    const email = `${name.toLowerCase().replace(' ', '.')}@example.org`;
    await must('PATCH', `/v1/members/${expectText(list(found['data'])[0]?.['id'])}`, { email });
  }
  const changed = await pressSend(coach, looked);
  assert.equal(changed.status, 409);
  assert.match(plain(changed.text), /2 recipients .*Winter: you will play in .* send 2 emails/);
  const app = await clubhouse.behind(clubhouse.url, { sendsMail: false });
  const cookie = `clubhouse-coach=${coach.cookie('clubhouse-coach')}`;
  const unmailed = await app.inject({ url: places, headers: { cookie } });
  assert.match(plain(unmailed.body), /cannot send emails yet.* Share places (?!and send)/);
  const shown = await pressSend(coach, changed);
  assert.match((await coach.get(shown.location ?? '')).text, /Players can now see their place/);
  await coach.post(`${scene.path}/start`, { do: 'hide' });
  const held = list((await must('GET', `/v1/competitions/${scene.id}/entries`))['data']);
  const ruths = held.find((one) => JSON.stringify(one).includes('Ruth Abernathy'));
  const ruth = expectText(list(ruths?.['members'])[0]?.['id']);
  clubhouse.store.outbox.add({
    key: `your_place:${scene.id}:${expectText(ruths?.['division_id'])}:${ruth}`,
    to: { member_id: ruth, address: 'ruth.abernathy@example.org', name: 'Ruth Abernathy' },
    language: 'en',
    letter: { kind: 'your_place', subject: 'Winter', blocks: [] },
    about: [],
  });
  const again = plain((await coach.get(places)).text);
  assert.match(again, /One recipient .*Already got this email: Ruth Abernathy/);
  const blocked = (await coach.get(`${scene.path}/start`)).text;
  assert.match(blocked, /Winter has not started\. Start the season first/);
  assert.match(blocked, new RegExp(`href="/coach/seasons/${scene.season}"`));
  await must('PATCH', `/v1/seasons/${scene.season}`, { state: 'active' });
  const page = (await coach.get(`${scene.path}/start`)).text;
  assert.match(page, /creates \d+ matches/);
  assert.match(page, /The draft differs from its plan in [a-z0-9]+ places/);
  assert.match(plain(page), /2 recipients .*Time to play\. .*Your opponents/);
  const { action, fields } = readSendForm({ text: page });
  const unread = await coach.post(action, fields);
  assert.equal(unread.status, 409);
  assert.match(unread.text, /Tick each point/);
  for (const [, code = ''] of page.matchAll(/name="code" value="(\w+)"/g)) {
    fields.append('code', code);
  }
  const begun = await coach.post(action, fields);
  assert.match(begun.location ?? '', /^\/coach\/competitions\/[\w-]+\?done=begun$/);
  assert.equal((await must('GET', `/v1/competitions/${scene.id}`))['state'], 'active');
  const matches = list((await must('GET', `/v1/matches?competition=${scene.id}`))['data']);
  assert.ok(matches.length > 0, expectText(matches[0]?.['id']));
  assert.equal((await coach.get(scene.path)).location, '/coach/drafts');
});

test('DRFT-19, SEND-3: one click starts the drafts that are ready, and says how many are not; a second click says the same', async () => {
  const { clubhouse, coach } = await ready();
  const { must } = clubhouse.league;
  const dates = { starts_on: '2031-01-01', ends_on: '2031-03-01', results_deadline: '2031-03-01' };
  const season = expectText((await must('POST', '/v1/seasons', { name: 'Two', ...dates }))['id']);
  const add = async (name: string) => {
    const body = { season_id: season, name, discipline: 'singles' };
    return expectText((await must('POST', '/v1/competitions', body))['id']);
  };
  const [full, empty] = [await add('Full'), await add('Empty')];
  await must('PATCH', `/v1/seasons/${season}`, { state: 'active' });
  const path = `/coach/drafts/${full}`;
  const fill = (await coach.get(`${path}/fill`)).text;
  await coach.post(`${path}/fill`, formWith(fill, 'Fill the draft now'));
  const page = await coach.get(`/coach/seasons/${season}`);
  assert.match(page.text, new RegExp(`href="/coach/send/start\\?season=${season}"`));
  assert.match((await coach.get('/coach/drafts')).text, /Start all ready competitions/);
  const looked = await coach.get(`/coach/send/start?season=${season}`);
  const both = await Promise.all([pressSend(coach, looked), pressSend(coach, looked)]);
  const clicks = [...both, await pressSend(coach, looked)];
  const none = await coach.get(`/coach/send/start?season=${season}`);
  for (const [{ location }, said] of [
    ...clicks.map((click) => [click, /One competition has started\. One still needs/] as const),
    [none, /No competitions have started\./] as const,
  ]) {
    assert.match((await coach.get(location ?? '')).text, said);
  }
  const stateOf = async (id: string) => (await must('GET', `/v1/competitions/${id}`))['state'];
  assert.deepEqual([await stateOf(full), await stateOf(empty)], ['active', 'draft']);
  const matches = list((await must('GET', `/v1/matches?competition=${full}`))['data']);
  assert.ok(matches.length > 0);
});

test('DRFT-19: a draft with only an open question does not start, and starts once it is settled', async () => {
  const { clubhouse, coach } = await ready();
  const { must } = clubhouse.league;
  const dates = { starts_on: '2031-01-01', ends_on: '2031-03-01', results_deadline: '2031-03-01' };
  const season = expectText((await must('POST', '/v1/seasons', { name: 'Asks', ...dates }))['id']);
  const body = { season_id: season, name: 'Asks', discipline: 'singles' };
  const draft = expectText((await must('POST', '/v1/competitions', body))['id']);
  await must('PATCH', `/v1/seasons/${season}`, { state: 'active' });
  const path = `/coach/drafts/${draft}`;
  const fill = (await coach.get(`${path}/fill`)).text;
  await coach.post(`${path}/fill`, formWith(fill, 'Fill the draft now'));
  // The draft asks what to do with a newcomer; the league warns of nothing.
  const asked = { display_name: 'Nora Lindqvist', wants_to_play: 'singles' };
  const newcomer = expectText((await must('POST', '/v1/members', asked))['id']);
  const startAll = async () => {
    const looked = await coach.get(`/coach/send/start?season=${season}`);
    const begun = looked.status === 303 ? looked : await pressSend(coach, looked);
    return (await coach.get(begun.location ?? '')).text;
  };
  assert.match(await startAll(), /No competitions have started\. One still needs/);
  await must('PATCH', `/v1/members/${newcomer}`, { wants_to_play: 'not_now' });
  assert.match(await startAll(), /One competition has started\./);
});

test('DRFT-18: planning leads to a season after the running one, and names that one', async () => {
  const { clubhouse, coach } = await ready();
  const { must } = clubhouse.league;
  const season = await must('POST', '/v1/seasons', {
    name: 'Runs',
    starts_on: '2031-01-01',
    ends_on: '2031-03-01',
  });
  const id = expectText(season['id']);
  const body = { season_id: id, name: 'Late start', discipline: 'singles' };
  await must('POST', '/v1/competitions', body);
  await must('PATCH', `/v1/seasons/${id}`, { state: 'active' });
  const alone = (await coach.get('/coach/drafts')).text;
  assert.match(alone, /The next season has no draft yet/);
  assert.match(alone, new RegExp(`href="/coach/seasons/new\\?from=${id}"`));
  assert.match(alone, /Runs<\/h2><span class="pill">running</);
  const next = await must('POST', '/v1/seasons', { name: 'Next' });
  const path = `/coach/seasons/${expectText(next['id'])}`;
  assert.match((await coach.get('/coach/drafts')).text, new RegExp(`href="${path}">Next<`));
  await must('POST', '/v1/competitions', { ...body, season_id: next['id'], name: 'New' });
  const both = (await coach.get('/coach/drafts')).text;
  assert.doesNotMatch(both, /has no draft yet/);
  assert.match(both, /New[\s\S]*Late start/);
});

test('DRFT-5: two players without partners are entered as a pair, and the pair is undone', async () => {
  const { clubhouse, coach } = await ready();
  const { must } = clubhouse.league;
  const ids: string[] = [];
  for (const name of ['Ada Alone', 'Ben Single', 'Cay Lone']) {
    const body = { display_name: name, wants_to_play: 'doubles' };
    ids.push(expectText((await must('POST', '/v1/members', body))['id']));
  }
  const season = await must('POST', '/v1/seasons', { name: 'Spring' });
  const draft = await must('POST', '/v1/competitions', {
    season_id: season['id'],
    name: 'Spring doubles',
    discipline: 'doubles',
  });
  const path = `/coach/drafts/${expectText(draft['id'])}`;
  assert.match((await coach.get(`${path}/place?who=${ids[0]}`)).text, /There are no boxes yet/);
  const divisions = `/v1/competitions/${expectText(draft['id'])}/divisions`;
  await must('POST', divisions, { name: 'Division 1' });
  const board = (await coach.get(path)).text;
  const alone = (html: string) =>
    (boardIn(html)['Without a partner'] ?? []).filter((name) => /Ada|Ben|Cay/.test(name));
  assert.deepEqual(alone(board), ['Ada Alone', 'Ben Single', 'Cay Lone']);
  const menu = (await coach.get(`${path}/place?who=${ids[0]}`)).text;
  assert.match(menu, /Which partner\?[\s\S]*Ben Single[\s\S]*Cay Lone/);
  const form = { ...formOf(menu, path), with: ids[1] ?? '', to: boxOf(menu, 'Division 1') };
  const put = await coach.post(path, form);
  assert.equal(put.status, 303);
  const paired = (await coach.get(path)).text;
  assert.deepEqual(boardIn(paired)['Division 1'], ['Ada Alone / Ben Single']);
  assert.deepEqual(alone(paired), ['Cay Lone']);
  await coach.post(path, { do: 'undo' });
  assert.deepEqual(boardIn((await coach.get(path)).text)['Division 1'], []);
});

test('DRFT-12: the board takes at most five calls to the league', async () => {
  const { coach } = await ready();
  const scene = await makeDraft(started());
  await started().league.must('POST', `/v1/competitions/${scene.id}/placements`);
  const calls = await listCalls(started(), coach, scene.path);
  assert.ok(calls.length <= 5, calls.join(' '));
});

test('DRFT-16, DRFT-17: uneven boxes are named and evened out as listed, and each move can be undone', async () => {
  const { clubhouse } = await ready();
  const scene = await makeDraft(clubhouse);
  const { key } = await coachKey(clubhouse, { name: 'Eva, coach' });
  const [eva, other] = [
    new Visitor(clubhouse),
    new Visitor(clubhouse, { 'accept-language': 'de' }),
  ];
  for (const visitor of [eva, other]) await visitor.post('/coach/sign-in', { key });
  const board = async () => (await eva.get(scene.path)).text;
  const page = async () => (await eva.get(`${scene.path}/even`)).text;
  assert.equal((await eva.get(`${scene.path}/even`)).location, scene.path);
  await clubhouse.league.must('POST', `/v1/competitions/${scene.id}/placements`);
  // Four, three and three: the sizes differ by at most one.
  assert.doesNotMatch(await board(), /Too small|too small|Even out the boxes/);
  assert.match(await page(), /The boxes are even\. Sizes differ/);
  for (const name of ['Ottilie Marchbanks-Reed', 'Lukas Ferreira-Klein']) {
    await put(eva, scene, name, 'Box 1');
  }
  const uneven =
    /Too large: Box 1 \(6\)\. Too small: Box 2 \(3\) and Box 3 \(3\)\. Evenly filled, each box would have 4/;
  assert.match(await board(), uneven);
  assert.match(await board(), /6<span class="draft-uneven"> · too large/);
  assert.match((await eva.get(`${scene.path}?q=nowak`)).text, uneven);
  const listed = (html: string) => [...html.matchAll(/<li>([^<]+)</g)].map(([, line = '']) => line);
  const moves = [
    'Ruth Abernathy moves from Box 1 to Box 2',
    'Dmitri Volkov moves from Box 1 to Box 2',
    'Greta Holloway moves from Box 2 to Box 3',
  ];
  const seen = await page();
  assert.deepEqual(listed(seen), [
    ...moves,
    'Box 1: 4, currently 6',
    'Box 2: 4, currently 3',
    'Box 3: 4, currently 3',
  ]);
  assert.match((await other.get(`${scene.path}/even`)).text, /Greta Holloway wechselt von Box 2/);
  // Moves count only for the board as it was viewed.
  await put(other, scene, 'Lukas Ferreira-Klein', 'Box 2');
  await put(other, scene, 'Lukas Ferreira-Klein', 'Box 1');
  const late = await eva.post(`${scene.path}/even`, formWith(seen, 'Make these 3 moves'));
  assert.equal(late.status, 409);
  assert.match(late.text, /Nobody was moved\. Check it again/);
  const done = await eva.post(`${scene.path}/even`, formWith(late.text, 'Make these 3 moves'));
  const then = (await eva.get(done.location ?? '')).text;
  assert.match(then, /The boxes are evened out\./);
  assert.doesNotMatch(then, /Even out the boxes/);
  assert.deepEqual(boardIn(then)['Box 2']?.slice(0, 3), [
    'Ruth Abernathy',
    'Dmitri Volkov',
    'Beatriz Fontes de Almeida',
  ]);
  await eva.post(scene.path, { do: 'undo' });
  assert.ok(boardIn(await board())['Box 2']?.includes('Greta Holloway'));
  // Evening out may move its own players again; players placed by a coach stay.
  await put(eva, scene, 'Lukas Ferreira-Klein', 'Box 3');
  assert.match(await page(), /Ruth Abernathy moves from Box 2 to Box 1/);
  await put(eva, scene, 'Ruth Abernathy', 'Box 3');
  await put(eva, scene, 'Ruth Abernathy', 'Box 2');
  assert.match(await page(), /Nobody can be moved/);
});

test('DRFT-17: a player whom another coach moves in the meantime stays there, and the page counts the moved ones', async () => {
  const { clubhouse, coach } = await ready();
  const { must } = clubhouse.league;
  const scene = await makeDraft(clubhouse);
  await must('POST', `/v1/competitions/${scene.id}/placements`);
  for (const name of ['Ottilie Marchbanks-Reed', 'Lukas Ferreira-Klein']) {
    await put(coach, scene, name, 'Box 1');
  }
  const form = formWith((await coach.get(`${scene.path}/even`)).text, 'Make these 3 moves');
  const { key } = await coachKey(clubhouse, { name: 'Dora, coach' });
  const dora = new Visitor(clubhouse);
  await dora.post('/coach/sign-in', { key });
  let count = 0;
  const interrupt: Interceptor = async (asked, ask) => {
    if (asked.method === 'PATCH' && ++count === 2) {
      await put(dora, scene, 'Dmitri Volkov', 'Box 3');
    }
    return ask(asked);
  };
  let said = '';
  await throughInterceptor(clubhouse, interrupt, async () => {
    const answer = await coach.post(`${scene.path}/even`, form);
    assert.equal(answer.status, 409);
    said = answer.text;
  });
  assert.match(
    said,
    /One entry was moved, the others were not\. Dora, coach has moved Dmitri Volkov to Box 3/,
  );
  const board = boardIn((await coach.get(scene.path)).text);
  assert.ok(board['Box 2']?.includes('Ruth Abernathy'));
  assert.ok(board['Box 3']?.includes('Dmitri Volkov'));
});

test('DRFT-15, DESK-54: a first season includes members who said nothing if nobody said yes, and announces it', async () => {
  const { clubhouse, coach, scene } = await ready();
  const { must } = clubhouse.league;
  const { data: members } = await must('GET', '/v1/members?limit=200');
  const willing = list(members).filter((one) => one['wants_to_play'] !== null);
  for (const one of willing) {
    await must('PATCH', `/v1/members/${expectText(one['id'])}`, { wants_to_play: null });
  }
  const no = expectText(list(members)[0]?.['id']);
  await must('PATCH', `/v1/members/${no}`, { wants_to_play: 'not_now' });
  const season = await must('POST', '/v1/seasons', { name: 'The first' });
  const made = await must('POST', '/v1/competitions', {
    season_id: season['id'],
    name: 'First singles',
    discipline: 'singles',
  });
  const path = `/coach/drafts/${expectText(made['id'])}`;
  const board = await coach.get(path);
  assert.ok(boardIn(board.text)['Division 1']?.includes('Marguerite Oyelaran'));
  assert.ok((await listCalls(clubhouse, coach, path)).length <= 5);
  assert.match(board.text, /players have no level yet and would be placed last/);
  assert.match(board.text, /class="btn o" href="\/coach\/members\/levels"/);
  assert.doesNotMatch(
    (await coach.get(scene.path)).text,
    /would be placed last/,
    'it follows another',
  );
  const page = (await coach.get(`${path}/fill`)).text;
  assert.match(
    page,
    /\d+ members have not said whether they want to play and are included by level/,
  );
  const other = (await coach.get(`${path}/fill?unsaid=left_out`)).text;
  assert.match(other, /0 places/);
  assert.match(other, /\d+ members have not said whether they want to play and are left out/);
  assert.match(other, /href="[^"]*\?unsaid=placed"[^>]*>Include them/);
  // The player's name has changed since the page was viewed.
  await must('PATCH', `/v1/members/${no}`, { display_name: 'Nora No' });
  const form = formWith(page, 'Fill the draft now');
  const changed = await coach.post(`${path}/fill`, form);
  assert.equal(changed.status, 409);
  const filled = await coach.post(`${path}/fill`, formWith(changed.text, 'Fill the draft now'));
  assert.equal(filled.location, `${path}?done=filled`);
  const after = boardIn((await coach.get(path)).text);
  assert.ok(after['Division 1']?.includes('Marguerite Oyelaran'));
  assert.ok(after['Left out']?.includes('Nora No'));
  // A player agrees, and the draft stays as filled.
  await must('PATCH', `/v1/members/${no}`, { wants_to_play: 'singles' });
  assert.match((await coach.get(`${path}/fill`)).text, /are included by level/);
});

test('DRFT-2, DRFT-7: a draft whose plan leaves everyone out is only refilled if it was filled before', async () => {
  const { clubhouse, coach } = await ready();
  const scene = await makeDraft(clubhouse);
  const say = (id: string, wish: string) =>
    clubhouse.league.must('PATCH', `/v1/members/${id}`, { wants_to_play: wish });
  for (const id of scene.members.values()) await say(id, 'not_now');
  const offered = async () =>
    /href="[^"]*\/fill">([^<]+)</.exec((await coach.get(scene.path)).text)?.[1];
  const page = async () => (await coach.get(`${scene.path}/fill`)).text;
  assert.match(await page(), /<h1>Fill the draft<[\s\S]* 0 places · 12 left out/);
  assert.equal(await offered(), 'Fill the draft');
  const one = scene.members.get('Yusuf Demir') ?? '';
  await say(one, 'singles');
  const form = formWith(await page(), 'Fill the draft now');
  const filled = await coach.post(`${scene.path}/fill`, form);
  assert.equal(filled.location, `${scene.path}?done=filled`);
  await say(one, 'not_now');
  assert.match(await page(), /<h1>Refill the draft<[\s\S]* 0 places · 12 left out/);
  assert.equal(await offered(), 'Refill the draft');
});
