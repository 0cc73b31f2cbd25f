import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { agree, makeLadder } from './boxes.ts';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { CLUB_NAME } from './league.ts';
import { once } from './once.ts';
import { coachSignedIn, signedIn, Visitor } from './visitor.ts';
import { makeBoxes } from './wall-boxes.ts';

const started = clubhouseForTests({ keepsLetters: true });

const ready = once(async () => ({
  ladder: await makeLadder(started()),
  hannah: await signedIn(started(), 'Hannah Brandt'),
}));

async function shown(path = '/wall', language = 'en'): Promise<string> {
  const { hannah } = await ready();
  const seen = await hannah.get(path, { 'accept-language': language });
  assert.equal(seen.status, 200);
  return seen.text;
}

/** The sheets of a page, by their headings. */
function sheetsOf(page: string): Map<string, string> {
  const sheets = [...page.matchAll(/<section class="sheet".*?<\/section>/gs)].map(
    ([sheet]) => sheet,
  );
  return new Map(sheets.map((sheet) => [/<h2[^>]*>([^<]*)/.exec(sheet)?.[1] ?? '', sheet]));
}

/** The texts of a box's rows. */
function rowsOf(sheet: string | undefined, box: string): string[] {
  const [table = ''] =
    new RegExp(`<table class="wall-box"><caption><b>${box}<.*?</table>`, 's').exec(sheet ?? '') ??
    [];
  return [...table.matchAll(/<tr><th scope="row">.*?<\/tr>/gs)].map(([row]) =>
    row
      .replaceAll(/<td[^>]*>/g, '|')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/ *\| */g, '|')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

test('WALL-1: every table of every running competition is on the wall, with its results', async () => {
  const sheets = sheetsOf(await shown());
  assert.deepEqual([...sheets.keys()], ['Singles, Autumn', 'Mixed, Autumn', 'Ladder, Autumn']);
  const ladder = sheets.get('Ladder, Autumn');
  assert.deepEqual(rowsOf(ladder, 'Box 2'), [
    '1 Edmund Eckersley||2–0||2–0|6',
    '2 Hannah Brandt|0–2||2–0||4',
    '3 Priya Raghunathan||0–2||2–0|4',
    '4 Bartholomew Featherstonehaugh|0–2||0–2||2',
  ]);
  // Before the first result, points are left blank for handwriting too.
  assert.equal(rowsOf(ladder, 'Box 1')[0], '1 Aoife Ní Dhomhnaill|||||');
  assert.equal(rowsOf(sheets.get('Mixed, Autumn'), 'Box 1').length, 3);
  assert.match(ladder ?? '', /<b>Box 1<\/b> <span>one down</);
  assert.match(ladder ?? '', /<b>Box 2<\/b> <span>one up, one down</);
});

test('WALL-1: drafts, private and completed competitions are not on the wall', async () => {
  const { league, season } = started();
  const { must } = league;
  const body = { season_id: season.id, discipline: 'singles' };
  await must('POST', '/v1/competitions', { ...body, name: 'Draft' });
  await makeBoxes(started(), { name: 'Hidden', boxes: 1, size: 2, visibility: 'private' });
  const over = await makeBoxes(started(), { name: 'Over', boxes: 1, size: 2 });
  assert.ok(sheetsOf(await shown()).has('Over, Autumn'));
  await must('PATCH', `/v1/competitions/${over}`, { state: 'complete' });
  const coach = await coachSignedIn(started());
  // Coaches see private competitions; the wall does not show them.
  for (const page of [await shown(), (await coach.get('/wall')).text]) {
    const names = [...sheetsOf(page).keys()].map((name) => name.split(',')[0]);
    assert.deepEqual(names, ['Singles', 'Mixed', 'Ladder']);
  }
});

test('WALL-4: each sheet gives the deadline, the minimum number of matches and the points', async () => {
  const { season, league } = started();
  const { results_deadline: deadline } = await league.must('GET', `/v1/seasons/${season.id}`);
  const { getDates: datesOf } = await import('../src/messages/dates.ts');
  const day = (language: 'en' | 'de') =>
    datesOf(language, 'Europe/London').longDay(expectText(deadline));
  const ladder = sheetsOf(await shown()).get('Ladder, Autumn') ?? '';
  assert.ok(
    ladder.includes(
      `Play everyone in your box by <b>${day('en')}</b>. Play two matches to be ranked.`,
    ),
  );
  assert.match(ladder, /Win 3, loss 1, no-show 0\./);
  assert.match(ladder, new RegExp(CLUB_NAME));
  const german = sheetsOf(await shown('/wall', 'de')).get('Ladder, Autumn') ?? '';
  assert.ok(
    german.includes(
      `Spielt bis <b>${day('de')}</b> gegen alle in eurer Box. Ab zwei Spielen bekommst du einen Rang.`,
    ),
  );
});

test('WALL-5: only signed-in users see it, and it takes three calls to the league and one per started competition', async () => {
  const { hannah } = await ready();
  const stranger = await new Visitor(started()).get('/wall');
  assert.deepEqual([stranger.status, stranger.location], [303, '/sign-in?to=%2Fwall']);
  assert.deepEqual(await listCalls(started(), hannah, '/wall?paper=a3'), [
    '/v1/competitions',
    `/v1/competitions/${(await ready()).ladder.id}/outlook`,
    '/v1/seasons',
    `/v1/seasons/${started().season.id}/standings`,
  ]);
});

test('WALL-11: an arrow marks players who are certain to go up or down, once proven', async () => {
  const { ladder } = await ready();
  const { must } = started().league;
  const boxOf = async (language?: string) =>
    rowsOf(sheetsOf(await shown('/wall', language)).get('Ladder, Autumn'), 'Box 2');
  assert.doesNotMatch((await boxOf()).join(), /[↑↓]/);
  const [, division] = ladder.boxes;
  const found = await must('GET', `/v1/matches?division=${division}&limit=100`);
  const competition = { id: ladder.id, division, matches: list(found['data']) };
  await agree(must, competition, ['Edmund Eckersley', 'Priya Raghunathan']);
  await agree(must, competition, ['Hannah Brandt', 'Bartholomew Featherstonehaugh']);
  assert.deepEqual(await boxOf(), [
    '1 ↑ certain to go up Edmund Eckersley||2–0|2–0|2–0|9',
    '2 Hannah Brandt|0–2||2–0|2–0|7',
    '3 Priya Raghunathan|0–2|0–2||2–0|5',
    '4 ↓ certain to go down Bartholomew Featherstonehaugh|0–2|0–2|0–2||3',
  ]);
  assert.match(await shown(), /one up, one down<\/span> <span>\(↑ ↓ certain\)</);
  assert.match((await boxOf('de')).join(), /1 ↑ steigt sicher auf Edmund/);
});

test('WALL-6: the poster is public, in both languages, and names nobody', async () => {
  const { text: page } = await new Visitor(started()).get('/sign-in/poster');
  assert.match(page, /<span lang="en">Sign in here<.*<span lang="de">Hier anmelden</s);
  assert.ok(page.includes(`${new URL(started().url).host}/sign-in</p>`));
  for (const name of started().season.members.keys()) assert.ok(!page.includes(name));
  const { text: german } = await new Visitor(started()).get('/sign-in/poster', {
    'accept-language': 'de',
  });
  assert.match(german, /<span lang="de">Hier anmelden<.*<span lang="en">Sign in here</s);
});

test('WALL-7: the paper size is chosen by address, and set in its stylesheet', async () => {
  const stylesheetsOf = (page: string) =>
    page.match(/\/assets\/paper-[a-z0-9-]+?-[\w-]{8}\.css/g) ?? [];
  const [usual] = stylesheetsOf(await shown('/wall?paper=papyrus'));
  assert.match(usual ?? '', /paper-a4-portrait/);
  const [large = ''] = stylesheetsOf(await shown('/wall?paper=a3'));
  assert.match(
    (await shown(large)).replaceAll(/\s/g, ''),
    /@page\{size:A3landscape;margin:12mm\}/i,
  );
  assert.match(await shown(), /Print this page from your browser/);
});

test('WALL-8: the page says so if nothing is running', async () => {
  const { league, season } = started();
  const running = [season.singles.id, season.mixed.id, (await ready()).ladder.id];
  for (const id of running)
    await league.must('PATCH', `/v1/competitions/${id}`, { state: 'complete' });
  const page = await shown();
  assert.match(page, /Nothing to print/);
  assert.doesNotMatch(page, /class="sheet"/);
  for (const id of running)
    await league.must('PATCH', `/v1/competitions/${id}`, { state: 'active' });
});
