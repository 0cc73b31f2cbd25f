import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { reportSame } from 'test-kit/club-results';
import { beginCompetition } from 'test-kit/club-season';
import { LONG_NAME, makeLadder } from './boxes.ts';
import { answersTo, listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { dateAfter } from './seed.ts';
import { coachSignedIn, signedIn, type Visitor } from './visitor.ts';
import { makeBoxes } from './wall-boxes.ts';

const started = clubhouseForTests({ keepsLetters: true });

const ready = once(async () => ({
  ladder: await makeLadder(started()),
  hannah: await signedIn(started(), 'Hannah Brandt'),
}));

/** The page of Hannah's ladder, of one box, or of another competition. */
async function shown(path?: string, language = 'en'): Promise<string> {
  const { ladder, hannah } = await ready();
  const seen = await hannah.get(path ?? `/tables?competition=${ladder.id}`, {
    'accept-language': language,
  });
  assert.equal(seen.status, 200);
  return seen.text;
}

/** The texts of a table's rows from the top, without markup. */
function rowsOf(table: string): string[] {
  return [...table.matchAll(/<tr[^>]*><td.*?<\/tr>/gs)].map(([row]) =>
    row
      .replaceAll(/<span class="counts.*?<\/span>.*?<\/span>/gs, '')
      .replaceAll(/<span class="player-links">.*?<\/span>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

function boxesOf(page: string): string[] {
  const tables = [...page.matchAll(/<table>.*?<\/table>/gs)].map(([table]) => table);
  return tables.filter((table) => !table.includes('<thead><tr><td'));
}

test('TAB-1: my box comes first and in full, the competition’s others below in short', async () => {
  const { ladder } = await ready();
  const page = await shown();
  const boxes = boxesOf(page);
  const captions = boxes.map((box) => /<caption[^>]*>([^<]*)/.exec(box)?.[1]);
  // Box 1 has not started, so it has no table yet.
  assert.deepEqual(captions, ['Box 2', 'Box 3']);
  assert.deepEqual(rowsOf(boxes[0] ?? ''), [
    '1 would go up Edmund Eckersley 2 2 0 4–0 24–14 6',
    '2 Hannah Brandt You behind Edmund Eckersley on points, 4 to 6 2 1 1 2–2 19–19 4',
    '3 Priya Raghunathan tied with you on 4 points; you won your match 2 1 1 2–2 19–19 4',
    '4 would go down Bartholomew Featherstonehaugh behind Priya Raghunathan on points, 2 to 4 2 0 2 0–4 14–24 2',
  ]);
  assert.match(rowsOf(boxes[1] ?? '')[0] ?? '', new RegExp(`^1 would go up ${LONG_NAME} 2 2 0 `));
  assert.doesNotMatch(boxes.slice(1).join(''), /behind/);
  assert.equal(page.match(/is-mine/g)?.length, 1);
  assert.match(page, new RegExp(`href="/tables/${ladder.boxes[0]}"`));
  assert.match(page, /href="\/tables" aria-current="page"/);
});

test('TAB-2: the page’s language says what separates rows', async () => {
  const [own = ''] = boxesOf(await shown(undefined, 'de'));
  assert.deepEqual(rowsOf(own), [
    '1 würde aufsteigen Edmund Eckersley 2 2 0 4–0 24–14 6',
    '2 Hannah Brandt Du hinter Edmund Eckersley nach Punkten, 4 zu 6 2 1 1 2–2 19–19 4',
    '3 Priya Raghunathan gleichauf mit dir (4 Punkte); euer Spiel hast du gewonnen 2 1 1 2–2 19–19 4',
    '4 würde absteigen Bartholomew Featherstonehaugh hinter Priya Raghunathan nach Punkten, 2 zu 4 2 0 2 0–4 14–24 2',
  ]);
});

test('TAB-3: the minimum number of matches is shown once, above those who have played fewer', async () => {
  const { ladder } = await ready();
  const rows = rowsOf(await shown(`/tables/${ladder.boxes[2]}`));
  const heads = rows.filter((row) => row === 'Not ranked yet: 2 matches required');
  assert.equal(heads.length, 1);
  assert.match(rows[rows.indexOf(heads[0] ?? '') + 1] ?? '', /^– not ranked .* 1 \d \d \d/);
  const german = rowsOf(await shown(`/tables/${ladder.boxes[2]}`, 'de'));
  assert.ok(german.includes('Noch ohne Rang: 2 Spiele sind nötig'));
});

test('TAB-13: headings sort a box through links, without script, and show the current order', async () => {
  const { ladder } = await ready();
  const path = `/tables/${ladder.boxes[1]}`;
  const namesBy = async (sort: string) =>
    rowsOf(boxesOf(await shown(`${path}?sort=${sort}`))[0] ?? '').map(
      (row) => /[A-Z][a-z]+/.exec(row)?.[0],
    );
  assert.deepEqual(await namesBy('name'), ['Bartholomew', 'Edmund', 'Hannah', 'Priya']);
  assert.deepEqual(await namesBy('-name'), ['Priya', 'Hannah', 'Edmund', 'Bartholomew']);
  assert.deepEqual(await namesBy('-games'), ['Bartholomew', 'Hannah', 'Priya', 'Edmund']);
  const sorted = await shown(`${path}?sort=lost`);
  assert.match(sorted, /aria-sort="descending"><a[^>]*href="[^"]*\?sort=-lost"/);
  assert.equal(sorted.match(/aria-sort/g)?.length, 1);
  assert.doesNotMatch(sorted, /is-cut/);
  assert.deepEqual(rowsOf(await shown(`${path}?sort=shoes`)), rowsOf(await shown(path)));
  assert.match(await shown(), new RegExp(`href="${path}\\?sort=won"`));
});

test('TAB-14: before the first result a box is a list of names, without places, numbers or arrows', async () => {
  const { ladder, hannah } = await ready();
  const page = await shown(`/tables/${ladder.boxes[0]}`);
  assert.match(page, /players in this box\./);
  assert.match(page, /Arrows appear once matches are played\./);
  assert.doesNotMatch(page, /class="arrow|not ranked|Not ranked|col-place/);
  assert.match((await hannah.get('/wall')).text, /Box 1/);
});

test('TAB-15, TAB-16: the effects of a withdrawal are shown in every view of the box', async () => {
  const clubhouse = started();
  const { must } = clubhouse.league;
  const { ladder } = await ready();
  const box = ladder.boxes[1] ?? '';
  const entries = list((await must('GET', `/v1/competitions/${ladder.id}/entries`))['data']);
  const gone = entries.find((one) => expectText(one['label']).startsWith('Bartholomew'));
  const id = expectText(gone?.['id']);
  await must('POST', `/v1/entries/${id}/withdrawal`);
  const competition = `/v1/competitions/${ladder.id}`;
  const { rules } = await must('GET', competition);
  try {
    const rows = crossedOf(await shown(`/tables/${box}`));
    assert.match(rows[1] ?? '', /\|w\.o\.\|$/);
    const home = await shown('/');
    assert.match(home, /Bartholomew Featherstonehaugh withdrew: a walkover for you/);
    const [, match = ''] = /href="(\/matches\/[^"]+)"[^>]*>(?:<b>)?Bartholomew/.exec(home) ?? [];
    assert.match(await shown(match), /<h1>Bartholomew Featherstonehaugh withdrew/);
    assert.match(await shown('/wall'), /w\.o\./);
    const coach = await coachSignedIn(clubhouse);
    const mine = entries.find((one) => expectText(one['label']) === 'Hannah Brandt');
    const seen = (await coach.get(`/coach/entries/${expectText(mine?.['id'])}`)).text;
    assert.match(seen, /Bartholomew Featherstonehaugh withdrew: a walkover for Hannah Brandt/);
    assert.doesNotMatch(seen, /Bartholomew Featherstonehaugh<\/b><span class="meta">to play/);
    const cells = (await coach.get(`/tables/${box}`)).text.match(
      /class="crossing[^"]*" href="\/coach\/matches\//g,
    );
    assert.equal(cells?.length, 12);
    const own = (await shown(`/tables/${box}`)).match(/class="crossing[^"]*" href="\/matches\//g);
    assert.equal(own?.length, 6);
    const path = /href="(\/coach\/matches\/[^"]+)"><b>Bartholomew/.exec(seen)?.[1] ?? '';
    const replaced =
      /Current result: Bartholomew[^<]+ withdrew[^<]+ Your decision will replace it\./;
    assert.match((await coach.get(path)).text, replaced);
    for (const [rule, take, said] of [
      ['void', '?take=unplayed', /Your decision will only count if the withdrawal is undone\./],
      ['walkover_to_opponent', '', /Your decision will only count if the withdrawal is undone\./],
      ['walkover_to_opponent', '?take=unplayed', replaced],
    ] as const) {
      await must('PATCH', competition, { rules: { withdrawal: { playedMatches: rule } } });
      assert.match((await coach.get(path + take)).text, said);
    }
  } finally {
    await must('PATCH', competition, { rules });
    await must('DELETE', `/v1/entries/${id}/withdrawal`);
  }
});

test('TAB-14: a player who withdrew before the first result has only the remaining opponents', async () => {
  const { must } = started().league;
  const { ladder } = await ready();
  const entries = list((await must('GET', `/v1/competitions/${ladder.id}/entries`))['data']);
  const jonas = entries.find((one) => expectText(one['label']) === 'Jonas Ødegård');
  const visitor = await signedIn(started(), 'Jonas Ødegård');
  const path = `/tables/${ladder.boxes[0]}`;
  assert.match((await visitor.get(path)).text, /Three opponents\./);
  const competition = `/v1/competitions/${ladder.id}`;
  const { rules } = await must('GET', competition);
  // A walkover would be the first result.
  await must('PATCH', competition, { rules: { withdrawal: { remainingMatches: 'unplayed' } } });
  await must('POST', `/v1/entries/${expectText(jonas?.['id'])}/withdrawal`);
  try {
    assert.match((await visitor.get(path)).text, /Three opponents\./);
  } finally {
    await must('DELETE', `/v1/entries/${expectText(jonas?.['id'])}/withdrawal`);
    await must('PATCH', competition, { rules });
  }
});

test('TAB-4: dashed lines separate those who move from those who stay', async () => {
  const [own = ''] = boxesOf(await shown());
  const rows = [...own.matchAll(/<tr( class="[^"]*")?><td/g)].map(([row]) =>
    row.includes('is-cut'),
  );
  assert.deepEqual(rows, [true, false, true, false]);
});

test('TAB-5: a table says until when it is provisional, by the last day for reports', async () => {
  const { season, league } = started();
  const { results_deadline: deadline } = await league.must('GET', `/v1/seasons/${season.id}`);
  const { getDates: datesOf } = await import('../src/messages/dates.ts');
  const day = expectText(deadline);
  const english = datesOf('en', 'Europe/London').day(day);
  const german = datesOf('de', 'Europe/London').day(day);
  assert.ok((await shown()).includes(`Provisional until ${english}`));
  assert.ok((await shown(undefined, 'de')).includes(`Vorläufig bis ${german}`));
  const { mixed } = started().season;
  await league.must('PATCH', `/v1/competitions/${mixed.id}`, { state: 'complete' });
  assert.match(await shown(`/tables/${mixed.division}`), /Final<\/span>/);
});

test('LOOK-14: a box’s scoring rules are one click away from its table', async () => {
  const { ladder } = await ready();
  const path = `/tables/${ladder.boxes[1]}/rules`;
  for (const page of [await shown(), await shown(`/tables/${ladder.boxes[1]}`)]) {
    assert.match(page, new RegExp(`href="${path}">Scoring rules`));
  }
  const sheet = await shown(path);
  assert.match(sheet, /Best of three sets to 6/);
  assert.match(sheet, /A win gives 3 points, a loss on court 1 point/);
  assert.match(sheet, /For example: Ann beats Ben: 3 points for Ann, 1 for Ben/);
  assert.match(sheet, /In each box, up to 1 go up and up to 1 go down/);
  assert.match(await shown(path, 'de'), /So wird gezählt/);
});

test('TAB-6: a page of tables takes at most three calls to the league', async () => {
  const { ladder, hannah } = await ready();
  const { boxes } = ladder;
  const standings = `/v1/competitions/${ladder.id}/standings`;
  assert.deepEqual(await listCalls(started(), hannah, `/tables?competition=${ladder.id}`), [
    standings,
    `/v1/divisions/${boxes[1]}/standings`,
    '/v1/me/placements',
  ]);
  assert.deepEqual(await listCalls(started(), hannah, `/tables/${boxes[0]}`), [
    `/v1/divisions/${boxes[0]}/outlook`,
    `/v1/divisions/${boxes[0]}/standings`,
    '/v1/me/placements',
  ]);
  const jonas = await signedIn(started(), 'Jonas Ødegård');
  const { division, id } = started().season.singles;
  assert.deepEqual(await listCalls(started(), jonas, `/tables/${division}`), [
    `/v1/competitions/${id}`,
    `/v1/divisions/${division}/outlook`,
    `/v1/divisions/${division}/standings`,
    '/v1/me/placements',
  ]);
});

test('SURE-1, SURE-2: the home page shows certain outcomes, and a table who is certain to move', async () => {
  const { ladder, hannah } = await ready();
  const home = (await hannah.get('/')).text;
  assert.match(home, /What is certain in Ladder, Box 2/);
  assert.match(home, /Win your last open match and you will not go down, whatever the others do\./);
  const german = (await hannah.get('/', { 'accept-language': 'de' })).text;
  assert.match(german, /Gewinnst du dein letztes offenes Spiel, steigst du nicht ab/);
  assert.doesNotMatch(await shown(`/tables/${ladder.boxes[1]}`), /Certain to go/);
  const { must } = started().league;
  const id = await makeBoxes(started(), { name: 'Sure', boxes: 2, size: 2 });
  const [, lower] = list((await must('GET', `/v1/competitions/${id}/divisions`))['data']);
  const box = expectText(lower?.['id']);
  const [match] = list((await must('GET', `/v1/matches?division=${box}`))['data']);
  const said = { outcome: 'conceded', retired_side: 1, reason: 'unreported_result' };
  await must('POST', `/v1/matches/${expectText(match?.['id'])}/settlement`, said);
  const winner = expectText(list(match?.['sides'])[0]?.['label']);
  assert.ok((await shown(`/tables/${box}`)).includes(`Certain to go up: ${winner}.`));
  assert.ok((await shown(`/tables/${box}`, 'de')).includes(`Steigt sicher auf: ${winner}.`));
  await must('PATCH', `/v1/competitions/${id}`, { state: 'complete' });
});

test('CALL-2: tables shown before are hidden from members who may no longer see them', async () => {
  const { must } = started().league;
  const { hannah } = await ready();
  const id = await makeBoxes(started(), { name: 'Hidden', boxes: 1, size: 2 });
  const [box] = list((await must('GET', `/v1/competitions/${id}/divisions`))['data']);
  const path = `/tables/${expectText(box?.['id'])}`;
  assert.equal((await hannah.get(path)).status, 200);
  await must('PATCH', `/v1/competitions/${id}`, { visibility: 'private' });
  const answers = await answersTo(started(), hannah, path, 404);
  const standings = `/v1/divisions/${expectText(box?.['id'])}/standings`;
  assert.equal(answers.find((one) => one.path === standings)?.status, 404);
  await must('PATCH', `/v1/competitions/${id}`, { state: 'complete' });
});

test('TAB-7: each of one’s competitions is one link away; a member without any is told so', async () => {
  const { hannah, ladder } = await ready();
  const { singles, mixed } = started().season;
  const first = await shown('/tables');
  for (const { id } of [singles, mixed, ladder]) {
    assert.match(first, new RegExp(`href="/tables\\?competition=${id}"`));
  }
  assert.match(await shown(`/tables?competition=${mixed.id}`), /You both/);
  assert.equal((await hannah.get('/tables?competition=nonsense')).status, 200);
  assert.equal((await hannah.get('/tables/nonsense')).status, 404);
  const member = await started().league.must('POST', '/v1/members', { display_name: 'Nadia New' });
  const nadia = await signedIn(started(), 'Nadia New', expectText(member['id']));
  assert.match((await nadia.get('/tables')).text, /No table yet/);
});

/** The cross table of a page: its columns, and the content of each row. */
function crossedOf(page: string): string[] {
  const [table = ''] =
    /<table>(?:<caption[^>]*>[^<]*<\/caption>)?<thead><tr><td>.*?<\/table>/s.exec(page) ?? [];
  return [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    row
      .replaceAll(/<span class="sr">(.*?)<\/span>/g, '($1)')
      .replaceAll(/<\/t[hd]>/g, '|')
      .replaceAll(/<[^>]+>/g, ''),
  );
}

test('TAB-9: below my table is a grid of who played whom, my row and column first', async () => {
  const { ladder } = await ready();
  const names = [
    '(Hannah Brandt)',
    '(Edmund Eckersley)',
    '(Priya Raghunathan)',
    '(Bartholomew Featherstonehaugh)',
  ] as const;
  const [hannah, edmund, priya, bart] = names;
  const open = '(still to play)';
  const expected = [
    `|You${hannah}|EE${edmund}|PR${priya}|BF${bart}|`,
    `You${hannah}||0–2|2–0|${open}|`,
    `EE${edmund}|2–0||${open}|2–0|`,
    `PR${priya}|0–2|${open}||2–0|`,
    `BF${bart}|${open}|0–2|0–2||`,
  ];
  assert.deepEqual(crossedOf(await shown()), expected);
  assert.deepEqual(crossedOf(await shown(`/tables/${ladder.boxes[1]}`)), expected);
  const german = crossedOf(await shown(undefined, 'de'));
  assert.equal(german[1], `Du${hannah}||0–2|2–0|(noch offen)|`);
  // Another box contains no row of the viewer.
  assert.match(crossedOf(await shown(`/tables/${ladder.boxes[0]}`))[0] ?? '', /^\|AD\(Aoife/);
});

/** Checks HOME-4, which needs the season that TAB-8 ends. */
async function checkHomeAfter(home: string): Promise<void> {
  const { ladder, hannah } = await ready();
  const said = home.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  assert.match(said, /Autumn: Ladder, Box 2 .*?You finished 2nd of 4 with 4 points\./);
  assert.match(home, new RegExp(`href="/tables/${ladder.boxes[1]}"`));
  const { season } = started();
  const calls = await listCalls(started(), hannah, '/');
  const third = `/v1/seasons/${season.id}/standings`;
  assert.deepEqual(calls, ['/v1/me/matches', '/v1/me/placements', third]);
  const edmund = await signedIn(started(), 'Edmund Eckersley');
  const winner = (await edmund.get('/')).text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  assert.match(winner, /You finished 1st of 4 with 6 points\. You are going up\./);
}

/** Two boxes of four; in the lower one, two players are level for the only promotion place. */
async function makeTied() {
  const clubhouse = started();
  const { must } = clubhouse.league;
  const id = await makeBoxes(clubhouse, { name: 'Level', boxes: 2, size: 4 });
  const rules = { movement: { promoted: 1, relegated: 1 } };
  await must('PATCH', `/v1/competitions/${id}`, { rules });
  const [, box = ''] = list((await must('GET', `/v1/competitions/${id}/divisions`))['data']).map(
    (division) => expectText(division['id']),
  );
  const { data } = await must('GET', `/v1/matches?division=${box}&limit=200`);
  const sidesOf = (match: Record<string, unknown>) =>
    list(match['sides']).map((side) => expectText(side['entry_id']));
  const [first, ...others] = list(data);
  const taken = sidesOf(first ?? {});
  const second = others.find((match) => sidesOf(match).every((side) => !taken.includes(side)));
  const score = { sets: [{ games: [6, 3] }, { games: [6, 4] }] };
  for (const match of [first, second]) {
    const body = { outcome: 'completed', score, played_on: dateAfter(-1) };
    await must('POST', `/v1/matches/${expectText(match?.['id'])}/settlement`, body);
  }
  const level = [taken[0] ?? '', sidesOf(second ?? {})[0] ?? ''];
  const { season_id: season } = await must('GET', `/v1/competitions/${id}`);
  return { id, box, level, loser: taken[1] ?? '', season: expectText(season) };
}

test('TAB-9, SCO-9: where only games count, tables say games in both languages, and not a word of sets', async () => {
  const clubhouse = started();
  const coach = await coachSignedIn(clubhouse);
  const { must } = clubhouse.league;
  const presets = list((await must('GET', '/v1/rule-presets'))['data']);
  const rules = presets.find((one) => expectText(one['id']) === 'squash_games')?.['rules'];
  const names = ['Jonas Ødegård', 'Ingrid Solheim', 'Matteo Ricci'];
  const { id, boxes } = await beginCompetition(
    must,
    { season_id: clubhouse.season.id, name: 'Squash', discipline: 'singles', rules },
    [{ name: 'Court 1', entries: names.map((name) => [clubhouse.season.members.get(name) ?? '']) }],
  );
  const [box] = boxes;
  for (const match of box?.matches ?? []) {
    await reportSame(must, expectText(match['id']), {
      outcome: 'completed',
      score: { sets: [{ games: [3, 1] }] },
      played_on: dateAfter(-1),
    });
  }
  for (const [language, games] of [
    ['en', 'Games, row against column'],
    ['de', 'Games, Zeile gegen Spalte'],
  ] as const) {
    for (const path of [`/tables/${box?.id}`, `/tables/${box?.id}/rules`]) {
      const { status, text } = await coach.get(path, { 'accept-language': language });
      assert.equal(status, 200);
      const main = text.slice(text.indexOf('<main')).replaceAll(/<[^>]*>/g, ' ');
      assert.doesNotMatch(main, /\bsets?\b|Satz|Sätze/iu);
      if (!path.endsWith('rules')) assert.ok(main.includes(games));
    }
  }
  await must('PATCH', `/v1/competitions/${id}`, { state: 'complete' });
});

test('SEAS-14, TAB-12: the table says so if only a name decides, and a coach records a decision instead', async () => {
  const { id, box, level, loser, season } = await makeTied();
  const coach = await coachSignedIn(started());
  const path = `/coach/competitions/${id}/ties`;
  const tied = async () => {
    const seen = (await coach.get(`/tables/${box}`)).text;
    assert.ok(seen.includes(`href="${path}"`));
    return seen.match(/tied for promotion: placed by name for now/g)?.length ?? 0;
  };
  assert.equal(await tied(), 2);
  const german = await coach.get(`/tables/${box}`, { 'accept-language': 'de' });
  assert.match(german.text, /Gleichstand um den Aufstieg: vorerst nach Namen sortiert/);
  const seen = (await coach.get(path)).text;
  assert.match(seen, /Tied for promotion/);
  // The upper box has not started, so no order is requested.
  assert.equal(seen.match(/name="tie"/g)?.length, 1);
  const key = /name="tie" value="([^"]+)"/.exec(seen)?.[1] ?? '';
  const send = (places: readonly string[], by: string, entries = level) =>
    coach.post(
      path,
      new URLSearchParams([
        ['box', box],
        ['tie', key],
        ...entries.flatMap((entry, index): [string, string][] => [
          ['entry', entry],
          [`place-${entry}`, places[index] ?? ''],
        ]),
        ['by', by],
      ]),
    );
  for (const [places, by, said] of [
    [['1', '1'], 'lot', 'Give each of them a different place.'],
    [['1', ''], 'lot', 'Give each of them a different place.'],
    [['1', '3'], 'lot', 'Give each of them a different place.'],
    [['2', '1'], 'alphabet', 'Choose how it was decided.'],
  ] as const) {
    const refused = await send(places, by);
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes(said));
  }
  // Two of three players share a place, so this is not a complete order.
  const three = [...level, loser];
  assert.equal((await send(['1', '1', '2'], 'lot', three)).status, 422);
  const changed = await send(['1', '2', '3'], 'lot', three);
  assert.equal(changed.status, 409);
  assert.ok(changed.text.includes('The tie has changed in the meantime.'));
  assert.equal(await tied(), 2);
  assert.equal(
    (await send(['2', '1'], 'play_off')).headers.get('location'),
    `${path}?done=decided`,
  );
  assert.equal(await tied(), 0);
  const rows = (await coach.get(`/tables/${box}`)).text;
  assert.match(rows, /behind [^<]+ by a play-off/);
  const decided = (await coach.get(path)).text;
  const undo = /name="undo" value="([^"]+)"/.exec(decided)?.[1] ?? '';
  assert.match(decided, /1\. [^,]+, 2\. [^:]+: decided by a play-off\./);
  await coach.post(path, { undo });
  // Clicking twice also removes it.
  assert.equal((await coach.post(path, { undo })).headers.get('location'), `${path}?done=undone`);
  assert.equal(await tied(), 2);
  await started().league.must('PATCH', `/v1/competitions/${id}`, { state: 'complete' });
  assert.equal((await send(['2', '1'], 'lot')).status, 409);
  const closed = (await coach.get(path)).text;
  assert.match(closed, /To decide a tie, reopen it first/);
  assert.doesNotMatch(closed, /name="by"/);
  // A draft shows the ties of its predecessor's tables.
  const body = {
    season_id: season,
    name: 'Next',
    discipline: 'singles',
    previous_competition_id: id,
  };
  const draft = await started().league.must('POST', '/v1/competitions', body);
  const next = await coach.get(`/coach/competitions/${expectText(draft['id'])}/ties`);
  assert.equal(next.headers.get('location'), path);
});

test('TAB-8, HOME-4: after a season its final tables stay until the member plays in the next', async () => {
  const { league, season } = started();
  const { ladder, hannah } = await ready();
  const { must } = league;
  const { mixed, singles } = season;
  for (const id of [singles.id, mixed.id, ladder.id]) {
    const { state } = await must('GET', `/v1/competitions/${id}`);
    if (expectText(state) === 'active')
      await must('PATCH', `/v1/competitions/${id}`, { state: 'complete' });
  }
  await must('PATCH', `/v1/seasons/${season.id}`, { state: 'complete' });
  const page = await shown(`/tables?competition=${ladder.id}`);
  assert.doesNotMatch(page, /still to play/);
  assert.match(page, /Autumn is over\./);
  assert.match(page, /Final<\/span>/);
  assert.equal(rowsOf(boxesOf(page)[0] ?? '').length, 4);
  assert.match(rowsOf(boxesOf(page)[0] ?? '')[1] ?? '', /^2 Hannah Brandt You/);
  assert.equal(crossedOf(page).length, 5);
  for (const id of [singles.id, mixed.id]) assert.ok(page.includes(`/tables?competition=${id}`));
  assert.deepEqual(await listCalls(started(), hannah, '/tables'), [
    '/v1/me/placements',
    `/v1/seasons/${season.id}/standings`,
  ]);
  const home = (await hannah.get('/')).text;
  assert.match(home, /href="\/tables">See the final table/);
  await checkHomeAfter(home);
  const other = await must('POST', '/v1/members', { display_name: 'Nora New' });
  const nora = await signedIn(started(), 'Nora New', expectText(other['id']));
  assert.match((await nora.get('/tables')).text, /No table yet/);
  const coach = await coachSignedIn(started());
  for (const one of list((await must('GET', '/v1/competitions?state=draft'))['data']))
    await must('DELETE', `/v1/competitions/${expectText(one['id'])}`);
  const closed = (await coach.get(`/coach/seasons/${season.id}`)).text;
  assert.match(
    closed,
    /Next step<\/h2><p[^>]*><a class="btn p" href="\/coach\/seasons\/new\?from=/,
  );
  assert.match(
    (await coach.get('/coach')).text,
    /class="btn p" href="\/coach\/drafts"> *Plan the next season/,
  );
  const plan = `/coach/seasons/new?from=${season.id}`;
  assert.ok((await coach.get('/coach/drafts')).text.includes(`class="btn p" href="${plan}"`));
  const next = await must('POST', '/v1/seasons', {
    name: 'Winter',
    starts_on: dateAfter(-1),
    ends_on: dateAfter(60),
  });
  await must('PATCH', `/v1/seasons/${expectText(next['id'])}`, { state: 'active' });
  const made = await must('POST', '/v1/competitions', {
    season_id: next['id'],
    name: 'Winter singles',
    discipline: 'singles',
  });
  const id = expectText(made['id']);
  const box = await must('POST', `/v1/competitions/${id}/divisions`, { name: 'Box 9' });
  for (const name of ['Hannah Brandt', 'Edmund Eckersley']) {
    const entry = { member_ids: [season.members.get(name)], division_id: box['id'] };
    await must('POST', `/v1/competitions/${id}/entries`, entry);
  }
  assert.match(await shown('/tables'), /Autumn is over/);
  await must('PATCH', `/v1/competitions/${id}`, { state: 'active' });
  const begun = await shown('/tables');
  assert.match(begun, /Box 9/);
  assert.doesNotMatch(begun, /Autumn is over/);
});

/** A player's home page, once cached facts have expired. */
async function homeOf(player: Visitor, language = 'en'): Promise<string> {
  started().clock.now += 11_000;
  const { text: page } = await player.get('/', { 'accept-language': language });
  return page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('HOME-7: a member who is left out reads so and why, before the start and after', async () => {
  const { league, season } = started();
  const { must } = league;
  const { ladder } = await ready();
  const days = { starts_on: dateAfter(-1), ends_on: dateAfter(60) };
  const next = await must('POST', '/v1/seasons', { name: 'Spring', ...days });
  const made = await must('POST', '/v1/competitions', {
    season_id: next['id'],
    name: 'Spring ladder',
    discipline: 'singles',
    previous_competition_id: ladder.id,
  });
  const path = `/v1/competitions/${expectText(made['id'])}`;
  const entries = list((await must('GET', `/v1/competitions/${ladder.id}/entries`))['data']);
  for (const name of ['Priya Raghunathan', 'Edmund Eckersley']) {
    const entry = entries.find((one) => one['label'] === (name as never));
    await must('POST', `/v1/entries/${expectText(entry?.['id'])}/opt-out`);
  }
  const aoife = 'Aoife Ní Dhomhnaill';
  const [short, priya, edmund] = await Promise.all(
    [aoife, 'Priya Raghunathan', 'Edmund Eckersley'].map((name) => signedIn(started(), name)),
  );
  assert.ok(short && priya && edmund);
  assert.doesNotMatch(await homeOf(short), /Spring ladder/, 'nobody is placed in it');
  await must('POST', `${path}/placements`, {});
  assert.doesNotMatch(await homeOf(short), /Spring ladder/, 'the coach has not shown it');
  await must('PATCH', path, { placements_decided: true });
  const entered = list((await must('GET', `${path}/entries`))['data']);
  const placed = expectText(entered[0]?.['label']);
  const home = await homeOf(await signedIn(started(), placed));
  assert.match(home, /You already have a place Spring ladder Spring · Box/, placed);
  assert.doesNotMatch(home, /drawing up the boxes|not in a box yet/);
  const before = await homeOf(short);
  assert.match(
    before,
    /You have no place in Spring ladder\. You played 0 of the required 2 matches/,
  );
  assert.doesNotMatch(before, /The coach is drawing up the boxes/);
  assert.match(
    await homeOf(priya),
    /You have no place in Spring ladder\. You chose not to continue\./,
  );
  await must('PATCH', `/v1/seasons/${expectText(next['id'])}`, { state: 'active' });
  await must('PATCH', path, { state: 'active' });
  const after = await homeOf(short);
  assert.match(after, /Spring ladder has started without you\./);
  assert.match(after, /You played 0 of the 2 matches required/);
  assert.match(after, /You have no matches this season/);
  assert.doesNotMatch(after, /The coach is drawing up the boxes/);
  assert.match(await homeOf(short, 'de'), /Spring ladder hat ohne dich begonnen/);
  assert.match(await homeOf(priya), /Spring ladder has started.*You chose not to continue\./);
  // Players of other competitions see it further down, if they did not choose it.
  const side = await must('POST', '/v1/competitions', {
    season_id: next['id'],
    name: 'Side event',
    discipline: 'singles',
  });
  const other = `/v1/competitions/${expectText(side['id'])}`;
  const box = expectText((await must('POST', `${other}/divisions`, { name: 'Box 1' }))['id']);
  for (const name of [aoife, 'Edmund Eckersley']) {
    const entry = { member_ids: [season.members.get(name)], division_id: box };
    await must('POST', `${other}/entries`, entry);
  }
  await must('PATCH', other, { state: 'active' });
  await must('POST', `/v1/divisions/${box}/fixtures`);
  assert.match(await homeOf(short), /Propose times .*Spring ladder has started.*You played 0 of/);
  const chose = await homeOf(edmund);
  assert.match(chose, /Side event/);
  assert.doesNotMatch(chose, /Spring ladder/);
  await must('PATCH', other, { state: 'complete' });
});

test('TAB-11, SESS-7: a coach sees every box of any competition, and a playing coach their own row', async () => {
  const clubhouse = started();
  const { season } = clubhouse;
  const coach = await coachSignedIn(clubhouse);
  const all = await coach.get('/tables');
  assert.equal(all.status, 200);
  assert.match(all.text, /<h1>[^<]+<\/h1>.*class="box-link"/s);
  assert.match(all.text, /href="\/coach"/);
  assert.equal((await listCalls(clubhouse, coach, '/tables')).length, 2);
  const mixed = await coach.get(`/tables?competition=${season.mixed.id}`);
  assert.match(mixed.text, /Ingrid Solheim/);
  assert.doesNotMatch(mixed.text, /Edmund Eckersley/);
  const box = await coach.get(`/tables/${season.singles.division}`);
  assert.match(box.text, /Hannah Brandt/);
  assert.doesNotMatch(box.text, /is-mine/);
  assert.ok(box.text.includes(`href="/tables?competition=${season.singles.id}"`));
  const calls = await listCalls(clubhouse, coach, `/tables?competition=${season.mixed.id}`);
  assert.ok(calls.length <= 3, calls.join(' '));
  assert.equal((await listCalls(clubhouse, coach, `/tables/${season.singles.division}`)).length, 3);
  assert.equal((await coach.get('/tables?competition=x')).status, 404);
  const both = await coachSignedIn(clubhouse, await signedIn(clubhouse, 'Hannah Brandt'));
  assert.match((await both.get(`/tables/${season.singles.division}`)).text, /is-mine/);
});
