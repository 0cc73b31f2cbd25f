import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectText } from 'test-kit/club-calls';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { dateAfter, matchOf } from './seed.ts';
import { once } from './once.ts';
import { arrange, makeStates, type States } from './states.ts';
import { signedIn } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });

const ready = once(async () => ({
  states: await makeStates(started()),
  hannah: await signedIn(started(), 'Hannah Brandt'),
}));

async function shown(state: keyof States): Promise<string> {
  const { states, hannah } = await ready();
  const seen = await hannah.get(`/matches/${states[state]}`);
  assert.equal(seen.status, 200);
  return seen.text.replaceAll('\u2060', '');
}

const SAID: Readonly<Record<keyof States, readonly RegExp[]>> = {
  wasPlayed: [/How did it go against Edmund Eckersley/, /Enter the score/],
  open: [/You play Ingrid Solheim/],
  theirTurn: [/Sent\. Waiting for Tomasz\./, /Remind Tomasz/, /Change my entry/, /wa\.me\/44/],
  yourTurn: [/Bartholomew has entered the score/, /Enter the score/],
  differs: [/You two entered different scores/, /Talk to Priya/, /Keep my entry/],
  played: [/Agreed\. You beat Léa Marchetti\./, /3 points\./, /Only the coach can change/],
};
for (const [state, sentences] of Object.entries(SAID)) {
  test(`MTCH-1: the page of a match shows its state: ${state}`, async () => {
    const said = await shown(state as keyof States);
    for (const sentence of sentences) assert.match(said, sentence);
  });
}

test('MTCH-5: every state of a match shows contacts of the others in it and of one’s partner', async () => {
  for (const state of Object.keys(SAID) as (keyof States)[]) {
    const said = await shown(state);
    const people = state === 'open' ? 3 : 1;
    for (const way of ['tel:', 'sms:', 'https://wa.me/', 'mailto:']) {
      assert.equal(said.split(`href="${way}`).length - 1, people, `${state}: ${way}`);
    }
  }
  assert.match(await shown('open'), /Jonas is your partner/);
});

test('MTCH-2: the other side’s report is on no page before both agree', async () => {
  const yourTurn = await shown('yourTurn');
  assert.doesNotMatch(yourTurn, /class="sb"|6–3|7–6/);
  // Priya reports it as not played.
  assert.doesNotMatch(await shown('differs'), /won’t play|not played/i);
});

test('MTCH-3: the history describes one’s own entries, including replaced ones', async () => {
  assert.match(await shown('theirTurn'), /you entered “You beat Tomasz Wieczorek 6–3 7–6\(4\)”/);
  assert.match(await shown('played'), /“You beat Léa Marchetti 6–3 7–6\(4\)” counts/);
});

test('WEB-7: every link on every page that a player reaches works', async () => {
  const { hannah } = await ready();
  const waiting = ['/', '/sign-in'];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = await hannah.get(path);
    assert.ok(page.status < 400, `${path} gives ${page.status}`);
    if (page.headers.get('content-type')?.startsWith('text/html') !== true) continue;
    for (const [, link = ''] of page.text.matchAll(/ (?:href|src)="(\/[^"#]*)/g)) {
      const next = link.replaceAll('&amp;', '&');
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  assert.ok(seen.size > 10);
});

test('HOME-1: open tasks come first, in words, then whom to play by when', async () => {
  const { hannah } = await ready();
  const home = (await hannah.get('/')).text;
  const order = [
    /Your turn, Hannah\./,
    /Three things are waiting for you\./,
    /Bartholomew Featherstonehaugh has entered the score/,
    /How did it go against Edmund Eckersley\?/,
    /you played yesterday/,
    /You and Priya Raghunathan entered different scores/,
    /To arrange<\/h2>/,
    /Ingrid Solheim \/ Matteo Ricci/,
    /Waiting for the others/,
    /Tomasz Wieczorek still has to enter/,
    /<h2>Singles, Box 3/,
    /1 of 4 required matches/,
    /<h2 class="sec">Played/,
  ].map((sentence) => home.search(sentence));
  assert.deepEqual(
    order,
    order.toSorted((one, other) => one - other),
  );
  assert.ok(!order.includes(-1), String(order));
  assert.match(home, /21 days left/);
});

test('HOME-2: the home page takes two calls to the league beside the club’s own, and one per box', async () => {
  const { hannah } = await ready();
  // Shared cached facts are requested once (HOME-7).
  await hannah.get('/');
  const calls = await listCalls(started(), hannah, '/');
  const [boxes, others] = [
    calls.filter((path) => path.endsWith('/outlook')),
    calls.filter((path) => !path.endsWith('/outlook')),
  ];
  assert.deepEqual(others, ['/v1/me/matches', '/v1/me/placements']);
  assert.equal(new Set(boxes).size, boxes.length);
  assert.equal(boxes.length, (await hannah.get('/')).text.match(/href="\/tables\//g)?.length);
});

test('HOME-3: the page says so if a player is in no competition or has nothing to do', async () => {
  const { league } = started();
  const member = await league.must('POST', '/v1/members', { display_name: 'Nadia New' });
  const visitor = await signedIn(started(), 'Nadia New', expectText(member['id']));
  const home = (await visitor.get('/')).text;
  assert.match(home, /You are not in a box yet/);
  assert.match(home, /Hello, Nadia\./);
});

test('HOME-6: arranged matches come before those to arrange, the next match first', async () => {
  const { states, hannah } = await ready();
  const { season } = started();
  const mixed = matchOf(season.mixed, 'Hannah', 'Ingrid');
  assert.equal(states.open, mixed);
  await arrange(started(), states.open, dateAfter(3));
  const home = (await hannah.get('/')).text;
  assert.match(home, /<h2>Arranged<\/h2>.*Ingrid Solheim.*<h2>To arrange<\/h2>.*Aoife/s);
  assert.match(home, /<h2>Mixed, [^<]+<\/h2>/);
  // She plays in two competitions, so each box is shown with its competition.
  const boxes = [...home.matchAll(/>([^<>]*Box \d[^<>]*)</g)].map(([, said = '']) => said);
  assert.ok(boxes.some((said) => said.includes('Singles, Box')) && boxes.length > 5);
  assert.deepEqual(
    boxes.filter((said) => !/(Singles|Mixed), Box \d/.test(said)),
    [],
  );
  // With nothing to do, the banner names the next opponent.
  const jonas = await signedIn(started(), 'Jonas Ødegård');
  assert.match((await jonas.get('/')).text, /Next: \w{3} \d+ \w{3}, against Ingrid Solheim/);
});
