import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { dateAfter, matchOf } from './seed.ts';
import { signedIn, type Visitor } from './visitor.ts';

const started = clubhouseForTests();
const STRAIGHT = { s1: '6-3', s2: '6-4', ending: 'completed' };

/** The league's claims for a match, from the point of view of the first player. */
async function claimsOf(match: string): Promise<Json[]> {
  return list((await started().league.must('GET', `/v1/matches/${match}`))['claims']);
}

async function sideOf(match: string, name: string): Promise<number> {
  const { sides } = await started().league.must('GET', `/v1/matches/${match}`);
  return list(sides).findIndex((side) => expectText(side['label']).includes(name));
}

function hannahs(opponent: string): string {
  return matchOf(started().season.singles, 'Hannah Brandt', opponent);
}

/** Sends the form, and again to confirm its sentence, as without scripts. */
async function sendTwice(visitor: Visitor, match: string, form: Record<string, string>) {
  const path = `/matches/${match}/report`;
  const shown = await visitor.post(path, form);
  const read = /name="read" value="([^"]*)"/.exec(shown.text)?.[1] ?? '';
  const sent = await visitor.post(path, { ...form, read });
  return { shown, sent };
}

test('RPT-1: the form lists one’s own side first, whichever side of the match it is', async () => {
  for (const [name, other] of [
    ['Hannah Brandt', 'Edmund Eckersley'],
    ['Edmund Eckersley', 'Hannah Brandt'],
  ] as const) {
    const visitor = await signedIn(started(), name);
    const seen = await visitor.get(`/matches/${hannahs('Edmund')}/report`);
    assert.match(seen.text, new RegExp(`scope="row">You</th>.*scope="row">${other}</th>`, 's'));
  }
});

test('RPT-3: a report reaches the league in the league’s order of sides', async () => {
  const match = hannahs('Edmund');
  for (const name of ['Hannah Brandt', 'Edmund Eckersley']) {
    const visitor = await signedIn(started(), name);
    const isWinner = name === 'Hannah Brandt';
    const form = isWinner ? STRAIGHT : { s1: '3-6', s2: '4-6', ending: 'completed' };
    const { sent } = await sendTwice(visitor, match, { ...form, on: dateAfter(0) });
    assert.deepEqual([sent.status, sent.location], [303, `/matches/${match}`]);
  }
  const found = await started().league.must('GET', `/v1/matches/${match}`);
  assert.equal(found['status'], 'played');
  assert.equal(found['result']?.['winning_side'], await sideOf(match, 'Hannah'));
  assert.equal(found['result']?.['played_on'], dateAfter(0));
});

test('RPT-4: nothing is sent that was not shown as a sentence', async () => {
  const match = hannahs('Priya');
  const visitor = await signedIn(started(), 'Hannah Brandt');
  const path = `/matches/${match}/report`;
  const shown = await visitor.post(path, STRAIGHT);
  assert.equal(shown.status, 200);
  assert.match(plain(shown.text), /You beat Priya Raghunathan 6–3 6–4/);
  const read = /name="read" value="([^"]*)"/.exec(shown.text)?.[1] ?? '';
  // A changed score is also confirmed first.
  const changed = await visitor.post(path, { ...STRAIGHT, s2: '7-5', read });
  assert.equal(changed.status, 200);
  assert.match(plain(changed.text), /You beat Priya Raghunathan 6–3 7–5/);
  assert.deepEqual(await claimsOf(match), []);
  assert.equal((await visitor.post(path, { ...STRAIGHT, read })).status, 303);
  assert.equal((await claimsOf(match)).length, 1);
});

test('RPT-13: without script the form’s controls report, with one more click to read the sentence', async () => {
  const match = matchOf(started().season.singles, 'Edmund', 'Tomasz');
  const visitor = await signedIn(started(), 'Edmund Eckersley');
  const { text: page } = await visitor.get(`/matches/${match}/report`);
  const chips = [...page.matchAll(/<input type="radio" name="(\w+)" value="([^"]*)"/g)];
  const has = (name: string, value: string) =>
    chips.some(([, own, one]) => own === name && one === value);
  for (const [name, value] of Object.entries(STRAIGHT)) assert.ok(has(name, value), name);
  const { shown, sent } = await sendTwice(visitor, match, STRAIGHT);
  assert.equal(shown.status, 200);
  assert.match(plain(shown.text), /You beat Tomasz Wieczorek 6–3 6–4/);
  assert.equal((await claimsOf(match)).length, 1);
  assert.deepEqual([sent.status, sent.location], [303, `/matches/${match}`]);
});

test('RPT-5: the league’s refusal is shown at the impossible set, with the input', async () => {
  const match = hannahs('Tomasz');
  const visitor = await signedIn(started(), 'Hannah Brandt');
  const form = { s1: '6-3', s2: 'other', s2m: '6', s2t: '5', ending: 'completed' };
  const { sent } = await sendTwice(visitor, match, form);
  assert.equal(sent.status, 422);
  assert.match(plain(sent.text), /id="set-2".*A set can’t end 6–5\./s);
  assert.match(sent.text, /name="s2m"[^>]*value="6"/);
  assert.deepEqual(await claimsOf(match), []);
});

test('RPT-5: the site explains in its own words why a score is impossible, one’s own numbers first', async () => {
  const match = hannahs('Tomasz');
  const visitor = await signedIn(started(), 'Hannah Brandt');
  const wrong: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{ line: 'lost 3-6 5-6 2-6' }, /id="set-2".*A set can’t end 5–6\./s],
    [{ line: '6-3 6-6 6-2' }, /id="set-2".*A set can’t end 6–6\./s],
    [{ line: '6-3 6-4(5)' }, /id="set-2".*A tiebreak is only played at 6–6/s],
    [{ line: 'lost 6-7(9-10) 3-6' }, /id="set-1".*A tiebreak can’t end 9–10\./s],
    [
      { ending: 'retired', stopped: 'them', s1: '6-3', s2: '6-4' },
      /already decided, so nobody could/,
    ],
  ];
  for (const [form, sentence] of wrong) {
    const { sent } = await sendTwice(visitor, match, form);
    assert.equal(sent.status, 422, JSON.stringify(form));
    assert.match(plain(sent.text), sentence);
    assert.doesNotMatch(sent.text, /under the rules of this competition/);
  }
  assert.deepEqual(await claimsOf(match), []);
});

test('RPT-5: missing and impossible values get an error before the league is asked', async () => {
  const visitor = await signedIn(started(), 'Hannah Brandt');
  const path = `/matches/${hannahs('Tomasz')}/report`;
  const wrong: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{}, /You have not entered anything yet/],
    [{ s1: '6-3' }, /A set is missing/],
    [{ ending: 'walkover' }, /Say who it was/],
    [{ ...STRAIGHT, on: dateAfter(2) }, /in the future/],
    [{ ...STRAIGHT, on: 'soon' }, /This is not a valid date/],
    [{ ...STRAIGHT, on: '2026-02-30' }, /This is not a valid date/],
    [{ line: 'won six three' }, /We could not read “six”/],
    [{ line: 'w/o' }, /Say who won/],
  ];
  for (const [form, sentence] of wrong) {
    const seen = await visitor.post(path, form);
    assert.equal(seen.status, 422, JSON.stringify(form));
    assert.match(seen.text, sentence);
  }
});

test('RPT-6: a typed line is shown as the sets it means, and is sent as typed', async () => {
  const match = hannahs('Bartholomew');
  const visitor = await signedIn(started(), 'Hannah Brandt');
  const line = 'lost 6:4 3:6 10:7';
  const shown = await visitor.post(`/matches/${match}/report`, { line });
  // An example from other rules: a set here cannot end like this, so no sentence claims that.
  assert.equal(shown.status, 422);
  assert.match(plain(shown.text), /A set can’t end 10–7/);
  assert.doesNotMatch(plain(shown.text), /beat you 6–4/);
  const { sent } = await sendTwice(visitor, match, { line: 'won 63 76(4)' });
  assert.equal(sent.status, 303);
  const [claim] = await claimsOf(match);
  assert.equal(claim?.['raw_input'], 'won 63 76(4)');
  assert.equal(claim?.['source'], 'nl_parse');
  const side = await sideOf(match, 'Hannah');
  const sets = list(claim?.['score']?.['sets']);
  assert.deepEqual(sets[1]?.['tiebreak'], side === 0 ? [7, 4] : [4, 7]);
});

test('RPT-7: retirements, walkovers, concessions and unplayed matches say whose they were', async () => {
  const match = hannahs('Léa');
  const visitor = await signedIn(started(), 'Hannah Brandt');
  const side = await sideOf(match, 'Hannah');
  const endings: readonly (readonly [Record<string, string>, RegExp, object])[] = [
    [
      { ending: 'retired', stopped: 'them', s1: '6-3', s2: 'other', s2m: '3', s2t: '2' },
      /You beat Léa Marchetti 6–3 3–2 \(retired\)/,
      { outcome: 'retired', retired_side: 1 - side },
    ],
    [
      { ending: 'walkover', stopped: 'me' },
      /You didn’t turn up: a walkover for Léa Marchetti/,
      { outcome: 'walkover', retired_side: side, score: null },
    ],
    [
      { ending: 'conceded', stopped: 'them' },
      /Léa Marchetti gave you the match/,
      { outcome: 'conceded', retired_side: 1 - side, score: null },
    ],
    [
      { ending: 'unplayed' },
      /You and Léa Marchetti won’t play this match/,
      { outcome: 'unplayed', retired_side: null, score: null },
    ],
  ];
  for (const [form, sentence, expected] of endings) {
    const { shown, sent } = await sendTwice(visitor, match, { ...form, on: dateAfter(-1) });
    assert.match(plain(shown.text), sentence);
    assert.equal(sent.status, 303, sent.text);
    const claim = (await claimsOf(match)).findLast((one) => expectText(one['state']) === 'pending');
    for (const [name, value] of Object.entries(expected)) assert.deepEqual(claim?.[name], value);
  }
});

test('RPT-8: amending starts with one’s own report, and never with the other side’s', async () => {
  const match = hannahs('Bartholomew');
  const own = await signedIn(started(), 'Hannah Brandt');
  const seen = await own.get(`/matches/${match}/report`);
  assert.match(seen.text, /Change my entry/);
  assert.match(seen.text, /value="7-6" checked/);
  const other = await signedIn(started(), 'Bartholomew Featherstonehaugh');
  assert.doesNotMatch(
    (await other.get(`/matches/${match}/report`)).text,
    / checked[^>]*data-tiebreak|value="\d+-\d+" checked/,
  );
});

test('RPT-14: a form from before one’s own side entered another result shows that first', async () => {
  const match = matchOf(started().season.mixed, 'Hannah', 'Ingrid');
  const hannah = await signedIn(started(), 'Hannah Brandt');
  const jonas = await signedIn(started(), 'Jonas Ødegård');
  const since = async (visitor: Visitor) =>
    /name="since" value="([^"]*)"/.exec(
      (await visitor.get(`/matches/${match}/report`)).text,
    )?.[1] ?? '';
  const early = { ...STRAIGHT, since: await since(hannah) };
  const newer = { s1: '6-3', s2: '7-5', ending: 'completed', since: await since(jonas) };
  assert.equal((await sendTwice(jonas, match, newer)).sent.status, 303);
  const { sent } = await sendTwice(hannah, match, early);
  assert.equal(sent.status, 409);
  assert.match(plain(sent.text), /Your side has since entered “You two beat .* 6–3 7–5”/);
  assert.equal((await claimsOf(match)).length, 1);
  // After seeing it, she may insist; repeating that makes no second entry.
  const shown = /name="since" value="([^"]*)"/.exec(sent.text)?.[1] ?? '';
  assert.equal((await sendTwice(hannah, match, { ...early, since: shown })).sent.status, 303);
  assert.equal((await sendTwice(hannah, match, { ...early, since: shown })).sent.status, 303);
  assert.equal((await claimsOf(match)).length, 2);
  // A late attempt, after its side has reported something else, changes nothing and is not a fault.
  assert.equal((await sendTwice(jonas, match, { ...newer, since: early.since })).sent.status, 303);
  const [, last] = await claimsOf(match);
  assert.deepEqual(list(last?.['score']?.['sets']).length, 2);
  assert.equal((await claimsOf(match)).length, 2);
});

test('RPT-9: a foreign or unknown match has no form', async () => {
  const visitor = await signedIn(started(), 'Jonas Ødegård');
  for (const match of [hannahs('Edmund'), 'nonsense', '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e']) {
    assert.equal((await visitor.get(`/matches/${match}/report`)).status, 404);
    assert.equal((await visitor.post(`/matches/${match}/report`, STRAIGHT)).status, 404);
  }
});

test('RPT-15, MTCH-4: after too many amendments the form keeps the input, and older entries are collapsed', async () => {
  const { league } = started();
  const match = hannahs('Tomasz');
  const side = await sideOf(match, 'Hannah');
  const amend = (count: number) =>
    league.must('POST', `/v1/matches/${match}/claims`, {
      side,
      outcome: 'conceded',
      retired_side: side,
      played_on: dateAfter(count % 2 === 0 ? -1 : -2),
    });
  for (let count = 0; count <= 20; count++) await amend(count);
  const visitor = await signedIn(started(), 'Hannah Brandt');
  const { text: shown } = await visitor.get(`/matches/${match}`);
  assert.equal([...shown.matchAll(/you entered “You gave the match/g)].length, 21);
  const [, folded = '', open = ''] =
    /11 earlier entries<(.*?)<\/details>(.*?)<\/details>/s.exec(shown) ?? [];
  assert.equal([...folded.matchAll(/<li/g)].length, 11);
  assert.equal([...open.matchAll(/<li/g)].length, 10);
  const { sent } = await sendTwice(visitor, match, STRAIGHT);
  assert.equal(sent.status, 429);
  assert.match(sent.text, /Too many attempts in a short time\. Nothing is lost/);
  assert.match(sent.text, /value="6-4" checked/);
  const kept = { ...STRAIGHT, as: started().season.members.get('Hannah Brandt') ?? '' };
  const { shown: early, sent: late } = await sendTwice(visitor, match, STRAIGHT);
  const read = /name="read" value="([^"]*)"/.exec(early.text)?.[1] ?? '';
  const since = /name="since" value="([^"]*)"/.exec(late.text)?.[1] ?? '';
  // A device with a queued report does not see a refusal; it tries again later.
  const again = await visitor.post(`/matches/${match}/report`, { ...kept, read, since });
  assert.equal(again.status, 429);
});

test('RPT-10: after the deadline the form says so and keeps the input', async () => {
  const { league, season } = started();
  const path = `/v1/seasons/${season.id}`;
  await league.must('PATCH', path, { results_deadline: dateAfter(-1) });
  try {
    const visitor = await signedIn(started(), 'Hannah Brandt');
    const { sent } = await sendTwice(visitor, hannahs('Tomasz'), STRAIGHT);
    assert.equal(sent.status, 409);
    assert.match(sent.text, /The deadline has passed/);
    assert.match(sent.text, /value="6-4" checked/);
  } finally {
    await league.must('PATCH', path, { results_deadline: dateAfter(21) });
  }
});

test('RPT-18: where sets count points, English calls them games, and German keeps its Satz', async () => {
  const { league, season } = started();
  const match = matchOf(season.singles, 'Edmund', 'Priya');
  const { competition_id: competition } = await league.must('GET', `/v1/matches/${match}`);
  const path = `/v1/competitions/${expectText(competition)}`;
  const { rules } = await league.must('GET', path);
  const set = { games: 11, winBy: 2, cap: null, tiebreak: null };
  await league.must('PATCH', path, { rules: { format: { bestOf: 5, set, finalSet: null } } });
  try {
    const visitor = await signedIn(started(), 'Edmund Eckersley');
    const { shown: wrong } = await sendTwice(visitor, match, { line: '11-5 11-10 11-5' });
    assert.match(plain(wrong.text), /Game 1<.*id="set-2".*A game can’t end 11–10\./s);
    const { sent } = await sendTwice(visitor, match, { line: '11-5 11-5 11-5' });
    assert.equal(sent.status, 303);
    const said = await visitor.get(`/matches/${match}`);
    assert.match(said.text, /Game 3</);
    for (const { text } of [wrong, said]) assert.doesNotMatch(text, /\bsets? \d|Set \d/);
    const german = await visitor.get(`/matches/${match}/report`, { 'accept-language': 'de' });
    assert.match(german.text, /3\. Satz/);
  } finally {
    await league.must('PATCH', path, { rules });
  }
});

/** The text without the marks that keep a score on one line. */
function plain(html: string): string {
  return html.replaceAll('\u2060', '');
}
