import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectText } from 'test-kit/club-calls';
import { makeLadder } from './boxes.ts';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { makePastSeason } from './past-season.ts';
import { coachSignedIn, signedIn, type Visitor } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });

const ready = once(async () => ({
  past: await makePastSeason(started()),
  ladder: await makeLadder(started()),
  hannah: await signedIn(started(), 'Hannah Brandt'),
}));

function pathOf(name: string): string {
  return `/players/${started().season.members.get(name) ?? ''}`;
}

/** The text of the page, without markup. */
async function saidTo(visitor: Visitor, path: string, language = 'en'): Promise<string> {
  const seen = await visitor.get(path, { 'accept-language': language });
  assert.equal(seen.status, 200, path);
  return seen.text
    .replaceAll(/<head>.*<\/head>/gs, '')
    .replaceAll('\u2060', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('REC-1: my results are listed by season with their balance, and by opponent', async () => {
  const { hannah, past } = await ready();
  const page = await saidTo(hannah, pathOf('Hannah Brandt'));
  assert.match(page, /All seasons Won 2, lost 1 3 matches counted/);
  assert.match(page, /By opponent Opponent Won Lost Edmund Eckersley 1 1 Priya Raghunathan 1 0/);
  assert.match(page, /Ladder, Box 2 Go to the table /);
  assert.match(page, /Edmund Eckersley beat you 6–3 6–4/);
  assert.match(page, /Against Bartholomew Featherstonehaugh: no result yet/);
  assert.match(page, /Earlier Spring: Spring singles, Box 7 Won 1, lost 0 /);
  assert.match(page, /You beat Edmund Eckersley 6–3 7–5 \d+ \w+ \d{4}/);
  assert.match(page, /Against Priya Raghunathan: not played/);
  const { text: html } = await hannah.get(pathOf('Hannah Brandt'));
  assert.ok(html.includes(`href="/tables/${past.division}"`));
  assert.ok(html.includes(`href="/seasons/${past.id}?competition=${past.competition}"`));
  const german = await saidTo(hannah, pathOf('Hannah Brandt'), 'de');
  assert.match(german, /Alle Saisons 2 gewonnen, 1 verloren 3 Spiele gewertet/);
  assert.match(german, /Du hast Edmund Eckersley 6–3 7–5 besiegt \d+\. /);
});

test('REC-2: a player’s page shows our balance, and their matches against others', async () => {
  const { hannah } = await ready();
  const page = await saidTo(hannah, pathOf('Edmund Eckersley'));
  assert.match(
    page,
    /You against Edmund Won 1, lost 1 You beat Edmund Eckersley 6–3 7–5 Spring sin/,
  );
  assert.match(page, /Edmund Eckersley beat you 6–3 6–4 Ladder, Box 2/);
  assert.match(page, /Edmund Eckersley beat Bartholomew Featherstonehaugh 6–3 6–4/);
  assert.match(page, /Edmund Eckersley didn’t turn up: a walkover for Priya Raghunathan/);
  assert.match(page, /Won 2, lost 2 4 matches counted/);
  const matches = (html: string) => html.match(/href="\/matches\//g)?.length ?? 0;
  // Own matches link to their pages: in the ladder, the singles and the earlier season, also above.
  assert.equal(matches((await hannah.get(pathOf('Edmund Eckersley'))).text), 5);
  const jonas = await saidTo(hannah, pathOf('Jonas Ødegård'));
  assert.match(jonas, /You and Jonas have not played each other yet\./);
  const german = await saidTo(hannah, pathOf('Edmund Eckersley'), 'de');
  assert.match(german, /Du gegen Edmund 1 gewonnen, 1 verloren/);
});

test('REC-2: nobody finds a number, an address or a one-sided report on it', async () => {
  const { hannah } = await ready();
  const { league, season } = started();
  const { text: html } = await hannah.get(pathOf('Edmund Eckersley'));
  assert.doesNotMatch(html, /tel:|mailto:|@example\.org|7700/);
  const nora = expectText(
    (await league.must('POST', '/v1/members', { display_name: 'Nora' }))['id'],
  );
  assert.equal((await hannah.get(`/players/${nora}`)).status, 404);
  for (const path of ['/players/nonsense', '/players/01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e']) {
    assert.equal((await hannah.get(path)).status, 404);
  }
  const alone = await signedIn(started(), 'Nora', nora);
  assert.match(await saidTo(alone, `/players/${nora}`), /No results yet/);
  // A report by only one side counts as nothing.
  const open = season.singles.matches.find(({ sides }) => {
    const said = JSON.stringify(sides);
    return said.includes('Edmund') && said.includes('Priya');
  });
  const score = { sets: [{ games: [6, 0] }, { games: [6, 0] }] };
  const claim = { side: 0, outcome: 'completed', score, played_on: '2026-01-02' };
  await league.must('POST', `/v1/matches/${expectText(open?.['id'])}/claims`, claim);
  const page = await saidTo(hannah, pathOf('Edmund Eckersley'));
  assert.doesNotMatch(page, /6–0/);
  assert.match(
    page,
    /(Priya Raghunathan|Edmund Eckersley) – (Priya Raghunathan|Edmund Eckersley): no/,
  );
});

test('REC-3: every started season has its tables, my box first and my row marked', async () => {
  const { hannah, past, ladder } = await ready();
  const planned = { name: 'Planned', starts_on: '2030-01-01', ends_on: '2030-03-01' };
  await started().league.must('POST', '/v1/seasons', planned);
  const seasons = await saidTo(hannah, '/seasons');
  assert.doesNotMatch(seasons, /Planned/);
  assert.match(seasons, /Autumn Running · .*Spring \d+ \w+ \d{4} to /);
  const path = `/seasons/${past.id}`;
  const seen = (await hannah.get(path)).text;
  assert.match(seen, /<h1>Spring<\/h1>/);
  assert.ok(seen.includes(`href="/tables/${past.division}"`));
  assert.equal(seen.match(/is-mine/g)?.length, 1);
  assert.equal((await hannah.get('/seasons/nonsense')).status, 404);
  const { season } = started();
  const other = (await hannah.get(`/seasons/${season.id}?competition=${ladder.id}`)).text;
  assert.match(other, /Ladder/);
  assert.ok(other.indexOf(`/tables/${ladder.boxes[1]}`) < other.indexOf(ladder.boxes[0]));
  const german = await saidTo(hannah, '/seasons', 'de');
  assert.match(german, /Saisons Alle Tabellen, die neuesten zuerst\./);
});

test('REC-4: the page of a player takes three calls, a season’s two and the list one', async () => {
  const { hannah, past } = await ready();
  const edmund = pathOf('Edmund Eckersley');
  assert.deepEqual(await listCalls(started(), hannah, edmund), [
    '/v1/competitions',
    '/v1/matches',
    '/v1/seasons',
  ]);
  assert.deepEqual(await listCalls(started(), hannah, `/seasons/${past.id}`), [
    `/v1/seasons/${past.id}`,
    `/v1/seasons/${past.id}/standings`,
  ]);
  assert.deepEqual(await listCalls(started(), hannah, '/seasons'), ['/v1/seasons']);
});

test('REC-5: names in a full box link to the players, and every result is listed below it', async () => {
  const { hannah, ladder } = await ready();
  const box = (await hannah.get(`/tables/${ladder.boxes[1]}`)).text;
  assert.ok(
    box.includes(
      `href="${pathOf('Edmund Eckersley')}">All results<span class="sr">: Edmund Eckersley`,
    ),
  );
  assert.ok(box.includes(`href="${pathOf('Hannah Brandt')}">My results`));
  const plain = await saidTo(hannah, `/tables/${ladder.boxes[1]}`);
  assert.match(plain, /All results .*Edmund Eckersley beat Hannah Brandt 6–3 6–4/);
  assert.match(plain, /Priya Raghunathan beat Bartholomew Featherstonehaugh 6–3 6–4/);
  // A box that has not started names its players too.
  const fresh = (await hannah.get(`/tables/${ladder.boxes[0]}`)).text;
  assert.ok(fresh.includes(`href="${pathOf('Jonas Ødegård')}"`));
  assert.equal((await hannah.get(pathOf('Jonas Ødegård'))).status, 200);
  const tables = (await hannah.get('/tables')).text;
  for (const path of ['/seasons', pathOf('Hannah Brandt')]) {
    assert.ok(tables.includes(`href="${path}"`), path);
  }
});

test('REC-6: a coach reads these pages too, and each match links to where it is decided', async () => {
  const { past } = await ready();
  const coach = await coachSignedIn(started());
  const page = (await coach.get(pathOf('Edmund Eckersley'))).text;
  assert.match(page, /href="\/coach\/matches\//);
  assert.match(page, /href="\/coach\/members\//);
  assert.doesNotMatch(page, /You against|href="\/matches\//);
  assert.equal((await coach.get(`/seasons/${past.id}`)).status, 200);
  const made = await started().league.must('POST', '/v1/members', { display_name: 'Nils New' });
  const nils = expectText(made['id']);
  const path = `/players/${nils}`;
  assert.ok((await coach.get(`/coach/members/${nils}`)).text.includes(`href="${path}"`));
  assert.match(await saidTo(coach, path), /Nils New .*No results yet/);
  assert.equal((await coach.get('/players/01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e')).status, 404);
  assert.equal((await coach.get('/seasons')).status, 200);
});
