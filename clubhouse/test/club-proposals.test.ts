import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { createLeagueClient } from '../src/api/client.ts';
import { NO_CLUB } from '../src/api/club.ts';
import { proposeClubMatches } from '../src/dispatch/club-proposals.ts';
import { type DayPart, namePlayers } from '../src/evenings/core/parts.ts';
import type { Language } from '../src/messages/language.ts';
import { Signer } from '../src/signed/signer.ts';
import type { ClubProposal } from '../src/store/club-proposals.ts';
import type { ClaimedLetter } from '../src/store/claimed-letter.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { dateAfter, matchOf } from './seed.ts';
import { arrange } from './states.ts';
import { ADMIN_SCOPES, coachKey, coachSignedIn, signedIn, Visitor } from './visitor.ts';

const NAMES = ['Hannah Brandt', 'Edmund Eckersley', 'Priya Raghunathan', 'Tomasz Wieczorek'];
const [HANNAH = '', EDMUND = '', PRIYA = '', TOMASZ = ''] = NAMES;
const [JONAS, INGRID, MATTEO] = ['Jonas Ødegård', 'Ingrid Solheim', 'Matteo Ricci'];
const HOUR_MS = 3_600_000;
// New emails are inspected before they are sent.
const started = clubhouseForTests({ names: NAMES, keepsLetters: true });

const idOf = (name: string) => started().season.members.get(name) ?? '';
const singles = () => matchOf(started().season.singles, 'Hannah', 'Edmund');
const EVENING: DayPart = `${dateAfter(5)}e`;
const STARTS_AT = Temporal.ZonedDateTime.from(`${dateAfter(5)}T18:30[Europe/London]`);

const visitors = new Map<string, Promise<Visitor>>();
function visitor(name: string): Promise<Visitor> {
  const known = visitors.get(name) ?? signedIn(started(), name);
  visitors.set(name, known);
  return known;
}

let begun = 0;

/** Tomorrow after ten, without any proposal or arrangement; these players have one evening free. */
async function begin(...names: readonly string[]): Promise<void> {
  const { clock, store } = started();
  // Later each time: an email that was added later than now blocks those after it.
  begun += 1;
  clock.now = Date.parse(`${dateAfter(1)}T10:00Z`) + begun * 60_000;
  const { evenings, arrangements, proposals, progress } = store;
  for (const match of [singles(), doubles()]) {
    if (arrangements.of([match]).get(match)?.isCalledOff === false) {
      const name = match === singles() ? HANNAH : JONAS;
      await (await visitor(name)).post(`/matches/${match}/arrange`, { do: 'call_off' });
    }
    arrangements.forgetMatch(match);
    proposals.forgetMatch(match);
  }
  evenings.clear();
  for (const name of NAMES) evenings.forget(idOf(name));
  progress.set('club_proposals', '');
  progress.set('evening_courts', '{}');
  takeLetters();
  for (const name of names) free(name, EVENING);
}

function free(name: string, ...parts: DayPart[]): void {
  const days = new Set(parts.map((part) => part.slice(0, -1)));
  started().store.evenings.save(idOf(name), days, parts);
}

function doubles(): string {
  return matchOf(started().season.mixed, 'Jonas', 'Ingrid');
}

/** Runs the daily job, `hours` after the beginning. */
async function run(hours = 0, store: Store = started().store, language: Language = 'en') {
  const { league, url, sealKey, clock } = started();
  const context = {
    league: createLeagueClient({ leagueUrl: league.url }, { token: league.websiteKey }),
    club: { ...NO_CLUB, name: 'Club', timezone: 'Europe/London', language },
    url,
    now: clock.now + hours * HOUR_MS,
    languageOf: () => null,
    holderOf: () => null,
  };
  await proposeClubMatches(store, context, new Signer(sealKey));
}

/** The emails added since the last time. */
function takeLetters(): ClaimedLetter[] {
  const { outbox } = started().store;
  const found: ClaimedLetter[] = [];
  for (let letter = outbox.claim(); letter !== null; letter = outbox.claim()) {
    found.push(letter);
    outbox.end(letter.place, 'sent', null);
  }
  return found.toSorted((one, other) => (one.to.name < other.to.name ? -1 : 1));
}

const proposed = () =>
  started()
    .store.evenings.proposals.list()
    .map(({ matchId }) => matchId);

/** The path in each email about a proposal, by name. */
async function propose(...names: readonly string[]): Promise<Record<string, string>> {
  await begin(...names);
  await run();
  return Object.fromEntries(
    takeLetters().map(({ to, letter }) => {
      const [yes, no] = letter.blocks.flatMap((one) => (one.type === 'button' ? one.href : []));
      assert.equal(yes, no);
      return [to.name, yes?.replace(started().url, '') ?? ''];
    }),
  );
}

/** Presses a button of the page that the email opens; nobody is signed in. */
async function press(path = '', act = 'club_yes', who = new Visitor(started())): Promise<void> {
  const { text } = await who.get(path);
  const [, proposal = ''] = /name="proposal" value="(\d+)"/.exec(text) ?? [];
  const seen = await who.post(path, { do: act, proposal });
  assert.ok([303, 410].includes(seen.status), seen.text);
}

async function read(path = ''): Promise<string> {
  const { status, text } = await new Visitor(started()).get(path);
  return `${status} ${text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')}`;
}

async function planOf(match: string, name: string): Promise<string> {
  const { league } = started();
  const matches = await league.must('GET', `/v1/members/${idOf(name)}/matches`);
  const plan = list(matches['data']).find((one) => expectText(one['id']) === match)?.['plan'];
  return `${expectText(plan?.['state'])} ${JSON.stringify(plan?.['arranged_on'])}`;
}

test('EVE-9: once a day from nine, a match that all can play is proposed by one email to each', async () => {
  await begin(HANNAH, EDMUND, PRIYA);
  free(PRIYA, `${dateAfter(6)}e`);
  await run(-1.5);
  assert.deepEqual(proposed(), []);
  const { store, folder } = started();
  const other = openStore(folder, () => started().clock.now);
  await Promise.all([run(-1), run(-1, other)]);
  other.close();
  await run();
  assert.deepEqual(proposed(), [singles()]);
  const letters = takeLetters();
  assert.deepEqual(
    letters.map(({ to, letter }) => [to.name, letter.kind]),
    [
      [EDMUND, 'match_proposed'],
      [HANNAH, 'match_proposed'],
    ],
  );
  const [of] = letters;
  assert.match(of?.letter.subject ?? '', /^\w+day at 18:30 against Hannah Brandt\?$/);
  assert.equal(store.evenings.proposals.list()[0]?.part, EVENING);
});

test('EVE-9: a stop in the middle loses nothing and repeats nothing', async (t) => {
  await begin(HANNAH, EDMUND);
  const { store } = started();
  let left = 1;
  const add = store.outbox.add.bind(store.outbox);
  const broken = t.mock.method(store.outbox, 'add', (letter: Parameters<typeof add>[0]) => {
    if (left-- === 0) throw new Error('killed');
    add(letter);
  });
  await assert.rejects(run(), /killed/);
  broken.mock.restore();
  assert.deepEqual([proposed(), takeLetters()], [[], []]);
  await run(0, store, 'de');
  assert.deepEqual(proposed(), [singles()]);
  const subjects = takeLetters().map(({ letter }) => letter.subject);
  assert.match(
    subjects.join(),
    /^\w+ um 18:30 Uhr gegen Hannah Brandt\?,\w+ um 18:30 Uhr gegen Edmund/,
  );
});

/** What may happen while the job reads from the league. */
const MEANWHILE: Readonly<Record<string, (store: Store) => void>> = {
  'another process did the day': ({ progress }) => progress.set('club_proposals', dateAfter(1)),
  'a player turned evenings off': ({ evenings }) => evenings.turn(idOf(EDMUND), false),
  'players were shown other times': ({ evenings }) => {
    const players = namePlayers([idOf(HANNAH), idOf(EDMUND)]);
    evenings.share(players, dateAfter(1), [`${dateAfter(6)}e`]);
  },
};

for (const [what, happen] of Object.entries(MEANWHILE)) {
  test(`EVE-9: nothing is proposed if, while the job read, ${what}`, async (t) => {
    await begin(HANNAH, EDMUND);
    const { store } = started();
    const together = store.together.bind(store);
    const late = t.mock.method(store, 'together', <T>(work: () => T): T => {
      happen(store);
      return together(work);
    });
    await run();
    late.mock.restore();
    assert.deepEqual([proposed(), takeLetters()], [[], []]);
  });
}

for (const [first, second] of [
  [HANNAH, EDMUND],
  [EDMUND, HANNAH],
] as const) {
  test(`EVE-10: the link changes nothing; two clicks arrange the match, ${first} first`, async () => {
    const links = await propose(HANNAH, EDMUND);
    for (const path of Object.values(links)) await read(path);
    assert.match(await read(links[first]), /^200 .*The club proposes .*18:30.*Yes, I’ll play/);
    await press(links[first]);
    assert.match(await read(links[first]), /Accepted\. Waiting for/);
    assert.doesNotMatch(await read(links[first]), /Yes, I’ll play/);
    const known = await visitor(first);
    assert.match((await known.get('/me/data')).text, new RegExp(`"free_evening": ?"${EVENING}"`));
    for (const path of ['/', `/matches/${singles()}`]) {
      assert.match((await known.get(path)).text, /Accepted\. Waiting for/, path);
      assert.match((await (await visitor(second)).get(path)).text, /Yes, I’ll play/, path);
    }
    await press(links[second], '');
    // A second click of the same side is no second answer.
    await press(links[first]);
    assert.match(await planOf(singles(), first), /^to_arrange/);
    assert.deepEqual(takeLetters(), []);
    await press(links[second]);
    assert.equal(await planOf(singles(), first), `arranged "${dateAfter(5)}"`);
    const arranged = started().store.arrangements.of([singles()]).get(singles());
    assert.equal(arranged?.startsAt, STARTS_AT.epochMilliseconds);
    const letters = takeLetters();
    assert.deepEqual(
      letters.map(({ to, letter }) => [to.name, letter.kind, letter.attachments?.length]),
      [
        [EDMUND, 'arranged', 1],
        [HANNAH, 'arranged', 1],
      ],
    );
    for (const path of Object.values(links)) assert.match(await read(path), /^200 .*Arranged\./);
  });
}

test('EVE-10: players who are signed in answer at home, and two clicks at once arrange it once', async () => {
  await propose(HANNAH, EDMUND);
  const seen = await (await visitor(HANNAH)).get('/');
  const [, proposal = ''] = /name="proposal" value="(\d+)"/.exec(seen.text) ?? [];
  const answers = await Promise.all(
    [HANNAH, EDMUND].map(async (name) => {
      const path = `/matches/${singles()}/arrange`;
      return (await visitor(name)).post(path, { do: 'club_yes', proposal });
    }),
  );
  assert.deepEqual(
    answers.map(({ location }) => location),
    [`/matches/${singles()}`, `/matches/${singles()}`],
  );
  assert.equal(takeLetters().length, 2);
  assert.match(await planOf(singles(), HANNAH), /^arranged/);
});

test('EVE-10: in doubles, all four are asked, and one yes from each pair arranges the match', async () => {
  const links = await propose(HANNAH, JONAS, INGRID, MATTEO);
  assert.deepEqual(Object.keys(links).toSorted(), [HANNAH, INGRID, JONAS, MATTEO].toSorted());
  await press(links[HANNAH]);
  await press(links[JONAS]);
  assert.match(await planOf(doubles(), JONAS), /^to_arrange/);
  await press(links[MATTEO]);
  assert.match(await planOf(doubles(), JONAS), /^arranged/);
  assert.equal(takeLetters().length, 4);
});

test('EVE-10: nobody answers by a forged link, or with the mark of a player’s proposal', async () => {
  const { [HANNAH]: path = '' } = await propose(HANNAH, EDMUND);
  assert.match(await read(path.replace(idOf(HANNAH), idOf(EDMUND))), /^404/);
  assert.match(await read(path.replace('/proposals/', '/answers/')), /^404/);
  const stranger = await visitor(PRIYA);
  const seen = await stranger.post(`/matches/${singles()}/arrange`, { do: 'club_yes' });
  assert.equal(seen.status, 404);
});

async function post(name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const seen = await (await visitor(name)).post(`/matches/${singles()}/arrange`, fields);
  assert.equal(seen.status, 303, seen.text);
}

async function proposeOtherTime(): Promise<{ proposal: string; time: string }> {
  const at = { 'offer-1': '1', 'date-1': dateAfter(7), 'time-1': '10:00', do: 'propose' };
  await post(EDMUND, at);
  const { proposals } = started().store;
  const { id, times } = proposals.openIn([singles()]).get(singles()) ?? { id: 0, times: [0] };
  return { proposal: String(id), time: String(times[0]) };
}

async function arrangeOtherTime(): Promise<void> {
  await post(HANNAH, { do: 'agree', ...(await proposeOtherTime()) });
}

/** What ends a proposal that Hannah has accepted already. */
const ENDS: Readonly<Record<string, (edmund: string) => Promise<unknown> | void>> = {
  'if it does not suit': (edmund) => press(edmund, 'club_no'),
  'if a player proposes times': () => proposeOtherTime(),
  'even if a player withdraws the times that they proposed': async () =>
    post(EDMUND, { do: 'withdraw', proposal: (await proposeOtherTime()).proposal }),
  'if the match is arranged otherwise': () => arrangeOtherTime(),
  'even if the match is arranged otherwise and called off': async () => {
    await arrangeOtherTime();
    await post(EDMUND, { do: 'call_off' });
  },
  'if an answer finds the match arranged outside this site': async (edmund) => {
    await arrange(started(), singles(), dateAfter(7));
    await press(edmund);
    await post(EDMUND, { do: 'call_off' });
  },
  'if a player turns evenings off': async () =>
    void (await (await visitor(EDMUND)).post('/evenings', { do: 'off' })),
  'if a player pauses or leaves': () => started().store.evenings.forgetAnswers(idOf(EDMUND)),
  'if a player is erased': () => started().store.evenings.forget(idOf(EDMUND)),
  'if the club turns evenings off': () => started().store.evenings.clear(),
  // The last one: once the clock goes back, a member may open only 60 more links.
  'after 48 hours': async (edmund) => {
    const { clock, store } = started();
    const [proposal] = store.evenings.proposals.list();
    // Sessions that end behind an answer move the clock by milliseconds.
    clock.now = (proposal?.madeAt ?? 0) + 48 * HOUR_MS - 1000;
    assert.match(await read(edmund), /^200/);
    clock.now += 1000;
  },
};

for (const [when, end] of Object.entries(ENDS)) {
  test(`EVE-13: a proposal lapses ${when}`, async () => {
    const links = await propose(HANNAH, EDMUND);
    await press(links[HANNAH]);
    const { store } = started();
    await end(links[EDMUND] ?? '');
    for (const name of [HANNAH, EDMUND]) {
      assert.match(await read(links[name]), /^410 .*This proposal no longer stands/);
      await press(links[name]);
      for (const path of ['/', `/matches/${singles()}`])
        assert.doesNotMatch((await (await visitor(name)).get(path)).text, /The club proposes/);
    }
    const arranged = store.arrangements.of([singles()]).get(singles());
    assert.equal(arranged?.startsAt === STARTS_AT.epochMilliseconds, false);
    store.evenings.turn(idOf(EDMUND), true);
  });
}

test('EVE-13: an answer after the match was reported, played or withdrawn says so', async () => {
  const { league, season } = started();
  const match = matchOf(season.singles, 'Priya', 'Tomasz');
  const links = await propose(PRIYA, TOMASZ);
  assert.deepEqual(proposed(), [match]);
  await press(links[PRIYA]);
  const said = { outcome: 'unplayed' };
  await league.must('POST', `/v1/matches/${match}/claims`, { ...said, side: 0 });
  await press(links[TOMASZ]);
  assert.match(await read(links[TOMASZ]), /^410 .*A score has been entered/);
  await league.must('POST', `/v1/matches/${match}/claims`, { ...said, side: 1 });
  assert.match(await read(links[TOMASZ]), /^410 .*This match has been played/);
  assert.equal(started().store.arrangements.of([match]).size, 0);
  const gone = matchOf(season.singles, 'Edmund', 'Tomasz');
  const later = await propose(EDMUND, TOMASZ);
  assert.deepEqual(proposed(), [gone]);
  const detail = await league.must('GET', `/v1/matches/${gone}`);
  const side = list(detail['sides']).find((one) => expectText(one['label']).includes('Tomasz'));
  const entry = `/v1/entries/${expectText(side?.['entry_id'])}`;
  await league.must('POST', `${entry}/withdrawal`);
  await press(later[EDMUND]);
  assert.match(await read(later[EDMUND]), /^410/);
  await league.must('DELETE', `${entry}/withdrawal`);
});

test('EVE-11: nobody gets a second proposal in seven days, even if the first one lapsed', async () => {
  const links = await propose(HANNAH, EDMUND);
  await press(links[HANNAH], 'club_no');
  for (const name of [HANNAH, EDMUND]) free(name, `${dateAfter(11)}e`);
  await run(6 * 24);
  assert.equal(proposed().length, 1);
  await run(7 * 24);
  assert.equal(proposed().length, 2);
});

test('EVE-9: matches that are arranged or have a player’s proposal are not proposed', async () => {
  await begin(HANNAH, EDMUND);
  const { store, clock } = started();
  const arranged = { matchId: singles(), startsAt: clock.now, place: null, memberId: idOf(HANNAH) };
  store.arrangements.set(arranged, clock.now);
  await run();
  store.arrangements.forgetMatch(singles());
  const more = { place: null, note: null, offerId: null, memberId: idOf(HANNAH), side: 0 as const };
  store.proposals.add(
    { matchId: singles(), times: [clock.now + 48 * HOUR_MS], ...more },
    clock.now,
  );
  await run(24);
  assert.deepEqual(proposed(), []);
  store.proposals.forgetMatch(singles());
  store.progress.set('club_proposals', '');
  await run();
  assert.deepEqual(proposed(), [singles()]);
});

test('EVE-9: players who want no more proposals, or cannot be written to, get none', async () => {
  const { store, league } = started();
  await begin(HANNAH, EDMUND);
  store.muted.set(idOf(EDMUND), 'match_proposed', false);
  await run();
  store.muted.set(idOf(EDMUND), 'match_proposed', true);
  const member = `/v1/members/${idOf(EDMUND)}`;
  for (const [without, before] of [
    [{ email: null }, { email: 'edmund.eckersley@example.org' }],
    [{ status: 'paused' }, { status: 'active' }],
  ]) {
    store.progress.set('club_proposals', '');
    await league.must('PATCH', member, without);
    await run();
    assert.deepEqual(proposed(), []);
    await league.must('PATCH', member, before);
  }
  const competition = `/v1/competitions/${started().season.singles.id}`;
  store.progress.set('club_proposals', '');
  await league.must('PATCH', competition, { visibility: 'private' });
  await run();
  assert.deepEqual(proposed(), []);
  await league.must('PATCH', competition, { visibility: 'members' });
});

test('EVE-6: a match is proposed at a time that was shown, and then shows only that one', async () => {
  await begin();
  const parts = [4, 5, 6, 7, 8].map((day): DayPart => `${dateAfter(day)}e`);
  for (const name of [HANNAH, EDMUND]) free(name, ...parts);
  await (await visitor(HANNAH)).get('/');
  const { evenings } = started().store;
  const key = namePlayers([idOf(HANNAH), idOf(EDMUND)]);
  const shown = evenings.sharedBy(key, dateAfter(1));
  await run();
  assert.equal(shown?.includes(evenings.proposals.list()[0]?.part ?? `${dateAfter(0)}e`), true);
  assert.deepEqual(evenings.sharedBy(key, dateAfter(1)), shown);
  await propose(HANNAH, EDMUND);
  assert.deepEqual(evenings.sharedBy(key, dateAfter(1)), [EVENING]);
});

test('EVE-6: a proposed time does not reveal that no earlier one is shared', async () => {
  const seen = new Set<string>();
  for (let left = 60; left > 0 && seen.size < 2; left--) {
    await begin();
    for (const name of [HANNAH, EDMUND]) free(name, EVENING, `${dateAfter(6)}e`);
    await run();
    seen.add(started().store.evenings.proposals.list()[0]?.part ?? '');
  }
  assert.deepEqual([...seen].toSorted(), [EVENING, `${dateAfter(6)}e`]);
});

test('EVE-14: proposals take no more courts than are free on that weekday and part of the day', async () => {
  const weekday = Temporal.PlainDate.from(dateAfter(5)).dayOfWeek;
  const admin = new Visitor(started());
  const { key } = await coachKey(started(), { scopes: ADMIN_SCOPES });
  await admin.post('/coach/sign-in', { key });
  const save = (count: string) =>
    admin.post('/coach/club/evenings', { on: '1', [`${weekday}e`]: count });
  for (const [count, expected] of [
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['', 2],
  ] as const) {
    await begin(...NAMES);
    assert.equal((await save(count)).status, 303);
    await run();
    assert.equal(proposed().length, expected, count);
    // Once proposed, the match has the court.
    started().store.progress.set('club_proposals', '');
    await run();
    assert.equal(proposed().length, expected, count);
  }
  const many = await save('100');
  assert.deepEqual([many.status, many.text.includes('value="100"')], [422, true]);
});

test('EVE-15: a coach’s click on a wet day ends its proposals, and other days follow', async () => {
  const links = await propose(HANNAH, EDMUND);
  await press(links[HANNAH]);
  const coach = await coachSignedIn(started());
  assert.match((await coach.get('/coach/club/evenings')).text, /: 1 proposal</);
  await coach.post('/coach/club/evenings', { wet: dateAfter(6) });
  assert.match(await read(links[HANNAH]), /^200/);
  await coach.post('/coach/club/evenings', { wet: dateAfter(5) });
  assert.match(await read(links[HANNAH]), /^410/);
  assert.doesNotMatch((await coach.get('/coach/club/evenings')).text, /: 1 proposal</);
  await run(24);
  assert.equal(proposed().length, 1);
  for (const name of [HANNAH, EDMUND]) free(name, `${dateAfter(6)}e`);
  started().store.progress.set('club_proposals', '');
  await run(24);
  const parts = started()
    .store.evenings.proposals.list()
    .map(({ part }) => part);
  assert.deepEqual(parts, [EVENING, `${dateAfter(6)}e`]);
});

test('EVE-16: Today counts proposals, and a match’s page names the unanswered ones if offers count', async () => {
  const links = await propose(HANNAH, EDMUND);
  const { store, clock, season } = started();
  const coach = await coachSignedIn(started());
  const today = async () => (await coach.get('/coach')).text;
  const match = async () => (await coach.get(`/coach/matches/${singles()}`)).text;
  await press(links[HANNAH]);
  assert.match(await today(), /proposed 1 match at shared times: 0 arranged that way, 0 played/);
  const [{ id, madeAt }] = store.evenings.proposals.list() as [ClubProposal];
  clock.now = madeAt + 48 * HOUR_MS;
  assert.doesNotMatch(await match(), /The club proposed this match/);
  store.offerRules.set(season.singles.id, { after: 2, outcome: 'walkover' });
  assert.match(
    await match(),
    /The club proposed this match on .* No answer from Edmund Eckersley\./,
  );
  assert.doesNotMatch(await match(), /offers from/);
  clock.now -= 1000;
  assert.doesNotMatch(await match(), /The club proposed this match/);
  store.evenings.proposals.close(id, 'arranged');
  assert.match(await today(), /1 arranged that way, 0 played/);
  store.evenings.proposals.markPlayed(singles());
  assert.match(await today(), /1 arranged that way, 1 played/);
});

test('EVE-17: the time is deleted after its day, the rest after four weeks', async () => {
  const links = await propose(HANNAH, EDMUND);
  await press(links[HANNAH]);
  const { evenings } = started().store;
  const left = () => evenings.proposals.list().map((one) => [one.part, one.acceptedSide === null]);
  evenings.removeBefore(dateAfter(5));
  assert.deepEqual(left(), [[EVENING, false]]);
  evenings.removeBefore(dateAfter(6));
  assert.deepEqual(left(), [[null, false]]);
  evenings.removeBefore(dateAfter(29));
  assert.equal(left().length, 1);
  evenings.removeBefore(dateAfter(30));
  assert.deepEqual(left(), []);
});
