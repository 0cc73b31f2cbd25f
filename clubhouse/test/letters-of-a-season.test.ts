import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { planner } from '../src/mail/from-events/planner.ts';
import type { LetterToSend } from '../src/mail/letter.ts';
import type { Api } from '../src/api/client.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { makeLadder } from './boxes.ts';
import { assertKnowsWhomItNames, FeedReader, textOf, told } from './feed-reader.ts';
import { dateAfter, makeEmail, matchOf } from './seed.ts';
import { coachSignedIn } from './visitor.ts';

const started = clubhouseForTests();

/** The text of an email, on one line. */
function saidIn(letter: LetterToSend | undefined): string {
  return letter === undefined ? '' : textOf(letter).replaceAll(/\s+/g, ' ');
}

async function reader(): Promise<FeedReader> {
  const made = new FeedReader(started());
  await made.passOver();
  return made;
}

test('LTR-9: the last week is announced with open matches, whose turn it is, and whom to contact', async () => {
  const { league, season } = started();
  const feed = await reader();
  await league.must('PATCH', `/v1/seasons/${season.id}`, { results_deadline: dateAfter(7) });
  const hannah = season.members.get('Hannah Brandt') ?? '';
  const report = async (other: string, side: 'hers' | 'theirs', outcome: object) => {
    const match = matchOf(season.singles, 'Hannah Brandt', other);
    const { sides } = await league.must('GET', `/v1/matches/${match}`);
    const isFirst = list(list(sides)[0]?.['members']).some(
      (one) => expectText(one['id']) === hannah,
    );
    const own = isFirst ? 0 : 1;
    const by = side === 'hers' ? own : 1 - own;
    await league.must('POST', `/v1/matches/${match}/claims`, { ...outcome, side: by });
  };
  await report('Edmund', 'theirs', { outcome: 'unplayed' });
  await report('Priya', 'hers', { outcome: 'unplayed' });
  await report('Tomasz', 'hers', { outcome: 'unplayed' });
  await report('Tomasz', 'theirs', { outcome: 'walkover', retired_side: 0 });
  const { data } = await league.must('GET', `/v1/chase-list?season=${season.id}&limit=200`);
  const all: unknown = data;
  const rows = all as Api<'ChaseRow'>[];
  const context = feed.context();
  const write = (id: string) => {
    const own = rows.filter(({ member }) => member.id === id);
    const member = own[0]?.member ?? { id, display_name: '' };
    return planner.forWeekLeft({ seasonId: season.id, member, rows: own }, context);
  };
  const hers = await write(hannah);
  assert.ok(hers);
  assertKnowsWhomItNames(hers, started());
  assert.equal(hers.letter.subject, 'A week left: 6 matches are open');
  const said = textOf(hers);
  assert.match(
    said,
    /Still to enter \(the other side already has\)\n-+\n\n- Edmund Eckersley \(Singles, Box 3\)\n\n/,
  );
  assert.match(said, /Still to resolve \(you entered different scores\)\n-+\n\n- Tomasz Wieczorek/);
  assert.match(said, /Still to play\n-+\n\n/);
  assert.match(said, /Léa Marchetti, Singles, Box 3\n {2}Phone: \+44 7700 900005/);
  assert.match(said, /Matteo Ricci, Mixed, Box 1\n/);
  assert.match(
    saidIn(hers),
    /Singles, Box 3: you have played 0 of the 4 matches required to be ranked\./,
  );
  // She has reported her match against Priya, so it is no longer her task.
  assert.doesNotMatch(said, /Priya/);
  for (const id of season.members.values()) await write(id);
  // Two competitions, their season, their matches and players.
  assert.equal(feed.calls, 2 + 1 + 2 + 2);
});

test('LTR-10, LTR-13: decided places are announced with the reason, and again only if they change', async () => {
  const clubhouse = started();
  const { league } = clubhouse;
  const ladder = await makeLadder(clubhouse);
  const next = await league.must('POST', '/v1/seasons', {
    name: 'Spring',
    starts_on: dateAfter(60),
    ends_on: dateAfter(120),
  });
  const draft = await league.must('POST', '/v1/competitions', {
    season_id: next['id'],
    name: 'Ladder',
    discipline: 'singles',
    previous_competition_id: ladder.id,
  });
  const path = `/v1/competitions/${expectText(draft['id'])}`;
  await league.must('POST', `${path}/placements`, {});
  const feed = await reader();
  const decide = (decided: boolean) => league.must('PATCH', path, { placements_decided: decided });
  await decide(true);
  const letters = await feed.read();
  assert.deepEqual([...new Set(letters.map(({ letter }) => letter.kind))], ['your_place']);
  const to = (name: string) => {
    const found = letters.find((one) => one.to.name === name);
    assert.ok(found, name);
    return textOf(found);
  };
  assert.match(to('Edmund Eckersley'), /You are 1st of 4 in Box 2 and go up to Box 1\./);
  assert.match(to('Priya Raghunathan'), /Ladder, Box 2\n/);
  assert.match(to('Priya Raghunathan'), /Spring, from /);
  // Undone and decided again: everyone keeps their place.
  await decide(false);
  await decide(true);
  assert.deepEqual(await feed.read(), []);
  // Moved to another box by hand, and decided again: one email, without the plan's reason.
  const { data: entries } = await league.must('GET', `${path}/entries?limit=200`);
  const edmunds = list(entries).find((one) => expectText(one['label']) === 'Edmund Eckersley');
  const { data: divisions } = await league.must('GET', `${path}/divisions`);
  const bottom = list(divisions).find((one) => expectText(one['name']) === 'Box 3');
  const moved = { division_id: expectText(bottom?.['id']) };
  await league.must('PATCH', `/v1/entries/${expectText(edmunds?.['id'])}`, moved);
  await decide(false);
  await decide(true);
  const again = await feed.read();
  assert.deepEqual(told(again), [`your_place ${makeEmail('Edmund Eckersley')}`]);
  const [only] = again;
  assert.match(
    only === undefined ? '' : textOf(only),
    /You start in Box 3, where the coach placed you\./,
  );
});

test('LTR-8, LTR-22: a player who joins a running season gets an email, and so does the box', async () => {
  const { league, season } = started();
  const feed = await reader();
  const made = await league.must('POST', '/v1/members', {
    display_name: 'Nora Late',
    email: 'nora@example.org',
  });
  await feed.read();
  const { id, division } = season.singles;
  const entry = { member_ids: [made['id']], division_id: division };
  await league.must('POST', `/v1/competitions/${id}/entries`, entry);
  assert.deepEqual(await feed.read(), []);
  await league.must('POST', `/v1/divisions/${division}/fixtures`);
  const letters = await feed.read();
  const begun = letters.filter(({ letter }) => letter.kind === 'season_begun');
  assert.deepEqual(told(begun), ['season_begun nora@example.org']);
  assert.equal(letters.filter(({ letter }) => letter.kind === 'box_changed').length, 6);
  const [hers] = begun;
  assert.match(hers === undefined ? '' : textOf(hers), /Hannah Brandt\n {2}Phone: \+44/);
});

test('LTR-8, LTR-22, SEAS-11: a move creates the matches, and is announced to the mover, the old box and the new one', async () => {
  const { league, season } = started();
  const feed = await reader();
  const { id, division } = season.singles;
  const { data: entries } = await league.must('GET', `/v1/competitions/${id}/entries?limit=200`);
  const noras = list(entries).find((one) => expectText(one['label']) === 'Nora Late');
  const entry = expectText(noras?.['id']);
  const box = await league.must('POST', `/v1/competitions/${id}/divisions`, { name: 'Box 4' });
  const member = await league.must('POST', '/v1/members', {
    display_name: 'Olga Alone',
    email: 'olga@example.org',
  });
  const alone = { member_ids: [member['id']], division_id: box['id'] };
  await league.must('POST', `/v1/competitions/${id}/entries`, alone);
  await feed.read();
  const coach = await coachSignedIn(started());
  const moved = { division: expectText(box['id']) };
  await coach.post(`/coach/entries/${entry}/move`, moved);
  const { data: matches } = await league.must('GET', `/v1/matches?entry=${entry}`);
  assert.deepEqual(
    list(matches).map((match) => expectText(match['division_name'])),
    ['Box 4'],
  );
  const letters = await feed.read();
  const toBox3 = letters.filter(({ letter }) => letter.kind === 'box_changed');
  assert.equal(toBox3.length, 6);
  assert.match(
    saidIn(toBox3[0]),
    /Nora Late now plays in another box\. Your match in Singles, Box 3/,
  );
  const begun = letters.filter(({ letter }) => letter.kind === 'season_begun');
  assert.deepEqual(begun.map(({ to }) => to.name).toSorted(), ['Nora Late', 'Olga Alone']);
  // Back again: the players of the box hear about another opponent, with her contact details.
  await coach.post(`/coach/entries/${entry}/move`, { division });
  const back = await feed.read();
  const joined = back.filter(({ key }) => key.startsWith('joined_box'));
  assert.equal(joined.length, 6);
  assert.match(
    saidIn(joined[0]),
    /Nora Late now plays in Singles, Box 3 and will be your opponent\./,
  );
  assert.match(saidIn(joined[0]), /Email: nora@example\.org/);
  // The same each time she joins.
  await coach.post(`/coach/entries/${entry}/move`, moved);
  await feed.read();
  await coach.post(`/coach/entries/${entry}/move`, { division });
  const repeated = await feed.read();
  assert.equal(repeated.filter(({ key }) => key.startsWith('joined_box')).length, 6);
});

test('LTR-21, LTR-14: a withdrawal is announced to opponents with its effects, and to the withdrawn player', async () => {
  const { league, season } = started();
  const feed = await reader();
  const { id } = season.singles;
  const { data: entries } = await league.must('GET', `/v1/competitions/${id}/entries?limit=200`);
  const entry = expectText(
    list(entries).find((one) => expectText(one['label']) === 'Nora Late')?.['id'],
  );
  await league.must('POST', `/v1/entries/${entry}/withdrawal`);
  const letters = await feed.read();
  assert.equal(letters.length, 7);
  const hannahs = letters.find(({ to }) => to.name === 'Hannah Brandt');
  const said = saidIn(hannahs);
  assert.match(said, /Nora Late has withdrawn from Singles, Box 3\./);
  assert.match(said, /Nora Late withdrew: a walkover for you\. You don’t need to do anything/);
  const noras = letters.find(({ to }) => to.name === 'Nora Late');
  assert.match(saidIn(noras), /You have been withdrawn from Singles, Box 3\./);
});

test('LTR-25: an undone withdrawal is announced to the same people, once, with the matches to play', async () => {
  const { league, season } = started();
  const feed = await reader();
  const { id } = season.singles;
  const { data: entries } = await league.must('GET', `/v1/competitions/${id}/entries?limit=200`);
  const entry = expectText(
    list(entries).find((one) => expectText(one['label']) === 'Nora Late')?.['id'],
  );
  const path = `/v1/entries/${entry}/withdrawal`;
  // Moving back and forth before the emails are written counts once.
  await league.must('DELETE', path);
  await league.must('POST', path);
  await league.must('DELETE', path);
  const letters = await feed.read();
  assert.equal(letters.length, 7);
  const hannahs = saidIn(letters.find(({ to }) => to.name === 'Hannah Brandt'));
  assert.match(hannahs, /Nora Late is back in Singles, Box 3\. The withdrawal was undone/);
  assert.match(hannahs, /Your match will be played after all\. .*Email: nora@example\.org/);
  const noras = letters.find(({ to }) => to.name === 'Nora Late');
  assert.match(saidIn(noras), /You are back in Singles, Box 3\. Your withdrawal was undone/);
  // If it is undone before the emails are written, nobody gets one.
  await league.must('POST', path);
  await league.must('DELETE', path);
  assert.deepEqual(await feed.read(), []);
});

test('LTR-21: a player withdrawn without a match gets an email', async () => {
  const { league, season } = started();
  const feed = await reader();
  const member = await league.must('POST', '/v1/members', {
    display_name: 'Mia Matchless',
    email: 'mia@example.org',
  });
  const made = { member_ids: [member['id']] };
  const entry = await league.must('POST', `/v1/competitions/${season.singles.id}/entries`, made);
  const path = `/v1/entries/${expectText(entry['id'])}`;
  await league.must('POST', `${path}/withdrawal`);
  const letters = await feed.read();
  assert.deepEqual(told(letters), ['entry_withdrawn mia@example.org']);
  assert.match(saidIn(letters[0]), /You have been withdrawn from Singles\./);
  await league.must('DELETE', path);
});

test('LTR-23: a new deadline is announced to every player each time it changes', async () => {
  const { league, season } = started();
  const feed = await reader();
  const set = (day: string) =>
    league.must('PATCH', `/v1/seasons/${season.id}`, { results_deadline: day });
  await set(dateAfter(40));
  const letters = await feed.read();
  const kinds = new Set(letters.map(({ letter }) => letter.kind));
  assert.deepEqual([...kinds], ['deadline_changed']);
  assert.equal(new Set(letters.map(({ to }) => to.address)).size, letters.length);
  const [first] = letters;
  assert.match(saidIn(first), /The deadline for scores in Autumn is now \w+ \d+ \w+\./);
  await league.must('PATCH', `/v1/seasons/${season.id}`, { name: 'Autumn' });
  assert.deepEqual(await feed.read(), []);
  await set(dateAfter(41));
  assert.equal((await feed.read()).length, letters.length);
  // The last of two changes at once is reported, even if an earlier email named that day.
  await set(dateAfter(42));
  await set(dateAfter(40));
  const again = await feed.read();
  assert.equal(again.length, letters.length);
  assert.equal(saidIn(again[0]), saidIn(first));
});

test('LTR-24: closing a competition tells each player where they ended', async () => {
  const { league, season } = started();
  const feed = await reader();
  const path = `/v1/competitions/${season.mixed.id}`;
  await league.must('PATCH', path, { state: 'complete' });
  const letters = await feed.read();
  assert.deepEqual([...new Set(letters.map(({ letter }) => letter.kind))], ['final_table']);
  const [first] = letters;
  assert.match(saidIn(first), /You finished (unranked|\d\w\w of \d) in Mixed, Box 1 with/);
  assert.match(saidIn(first), new RegExp(`/tables/${season.mixed.division}`));
  await league.must('PATCH', path, { state: 'active' });
  assert.deepEqual(await feed.read(), []);
  // After a correction and another closing, emails go out again; of two closings at once, only for
  // the last.
  await league.must('PATCH', path, { state: 'complete' });
  await league.must('PATCH', path, { state: 'active' });
  await league.must('PATCH', path, { state: 'complete' });
  assert.equal((await feed.read()).length, letters.length);
  await league.must('PATCH', path, { state: 'active' });
  await feed.read();
});

test('LTR-24, LTR-29: competitions that close together are one email to each player', async () => {
  const { league, season } = started();
  const feed = await reader();
  const paths = [season.singles, season.mixed].map(({ id }) => `/v1/competitions/${id}`);
  for (const path of paths) await league.must('PATCH', path, { state: 'complete' });
  const letters = await feed.read();
  const hers = letters.filter(({ to }) => to.name === 'Hannah Brandt');
  assert.equal(hers.length, 1);
  assert.match(
    saidIn(hers[0]),
    /You finished .* in Singles, Box \d .*You finished .* in Mixed, Box 1/,
  );
  assert.equal(new Set(letters.map(({ to }) => to.member_id)).size, letters.length);
  for (const path of paths) await league.must('PATCH', path, { state: 'active' });
  await feed.read();
});

test('LTR-16: a private competition is announced to nobody', async () => {
  const { league, season } = started();
  const feed = await reader();
  const made = await league.must('POST', '/v1/competitions', {
    season_id: season.id,
    name: 'Committee only',
    discipline: 'singles',
    visibility: 'private',
  });
  const path = `/v1/competitions/${expectText(made['id'])}`;
  const box = await league.must('POST', `${path}/divisions`, { name: 'Box 1' });
  for (const name of ['Hannah Brandt', 'Edmund Eckersley']) {
    const entry = { member_ids: [season.members.get(name)], division_id: box['id'] };
    await league.must('POST', `${path}/entries`, entry);
  }
  await league.must('PATCH', path, { state: 'active' });
  const fixtures = await league.must('POST', `/v1/divisions/${expectText(box['id'])}/fixtures`);
  const match = expectText(list(fixtures['matches'])[0]?.['id']);
  await league.must('POST', `/v1/matches/${match}/claims`, { outcome: 'unplayed', side: 0 });
  assert.deepEqual(await feed.read(), []);
});
