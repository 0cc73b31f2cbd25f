import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { getFirstName } from '../src/messages/names.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { asMember, FeedReader, sideOf, textOf, told } from './feed-reader.ts';
import { makeEmail, matchOf } from './seed.ts';

const started = clubhouseForTests();
const HANNAH = 'Hannah Brandt';
const EDMUND = 'Edmund Eckersley';

/** A score won by side 0 or 1, in claim format. */
function wonBy(side: 0 | 1, games: readonly [number, number] = [6, 3]): object {
  const set = { games: side === 0 ? games : games.toReversed() };
  return { outcome: 'completed', score: { sets: [set, set] } };
}

async function reader(): Promise<FeedReader> {
  const made = new FeedReader(started());
  await made.passOver();
  return made;
}

function singles(one: string, other: string): string {
  return matchOf(started().season.singles, one, other);
}

test('LTR-8, LTR-13, LTR-17, LTR-29, FIRST-4: the start of a season is emailed to everyone once, with each opponent once, in few calls', async () => {
  const feed = new FeedReader(started());
  const letters = await feed.read();
  const { members } = started().season;
  const begun = letters.filter(({ letter }) => letter.kind === 'season_begun');
  // Hannah and Tomasz play in both competitions.
  assert.equal(begun.length, 6 + 6 - 2);
  assert.equal(new Set(begun.map(({ to }) => to.member_id)).size, begun.length);
  // Adding a member with an address does not send an invitation (MEMB-14).
  assert.ok(members.size > 0);
  assert.equal(letters.length, begun.length);
  assert.ok(feed.calls <= 15, `${feed.calls} calls`);
  const hers = begun.find(({ to }) => to.name === HANNAH);
  assert.ok(hers);
  for (const one of letters) {
    assert.ok(textOf(one).includes(`Hello ${getFirstName(one.to.name)},\n`), one.letter.subject);
  }
  assert.match(hers.letter.subject, /^Your season has started: (Singles, Mixed|Mixed, Singles)$/);
  const said = textOf(hers);
  const flat = said.replaceAll(/\s+/g, ' ');
  assert.match(flat, /You play Singles in Box 3\./);
  assert.match(flat, /You play Mixed in Box 1, with Jonas Ødegård\./);
  assert.equal(flat.match(/Play your matches and enter your scores by/g)?.length, 1);
  assert.match(flat, /Best of three sets to 6, tiebreak at 6–6\./);
  for (const other of ['Edmund Eckersley', 'Bartholomew Featherstonehaugh']) {
    assert.match(said, new RegExp(`${other}, Singles\\n {2}Phone: \\+44 7700 9000\\d\\d`));
  }
  // Tomasz is an opponent in both.
  assert.equal(flat.match(/Tomasz Wieczorek/g)?.length, 1);
  assert.match(flat, /Tomasz Wieczorek, (Singles; Mixed|Mixed; Singles) /);
  assert.doesNotMatch(said, /Mail: hannah/);
  assert.match(
    said,
    /Your partner and opponents\n-+\n\nJonas Ødegård, your partner in Mixed\n {2}Phone/,
  );
  const edmunds = begun.find(({ to }) => to.name === EDMUND);
  assert.equal(edmunds?.letter.subject, 'Singles has started: Box 3');
  assert.doesNotMatch(textOf(edmunds ?? hers), /Mixed|Ingrid/);
});

test('LTR-6, LTR-14, LTR-15: the other side gets one email that it is their turn, without the score', async () => {
  const feed = await reader();
  const [match, edmund] = [singles(HANNAH, EDMUND), await asMember(started(), EDMUND)];
  const side = await sideOf(started(), match, EDMUND);
  const path = `/v1/matches/${match}/claims`;
  await edmund('POST', path, wonBy(side));
  await edmund('POST', path, wonBy(side, [7, 5]));
  await edmund('POST', path, wonBy(side, [6, 1]));
  const letters = await feed.read();
  assert.deepEqual(told(letters), [`other_side_reported ${makeEmail(HANNAH)}`]);
  const [letter] = letters;
  assert.ok(letter);
  assert.match(textOf(letter), /Edmund has entered the score\./);
  assert.match(textOf(letter), new RegExp(`/matches/${match}/report\n`));
  assert.doesNotMatch(textOf(letter).replaceAll(/http\S+/g, ''), /[67][-–:][0-7]|beat|won|lost/);
  assert.equal(letter.in_reply_to, `match:${match}:${letter.to.member_id}`);
});

test('LTR-6, LTR-14: if two reports differ, everyone except the last reporter gets an email', async () => {
  const clubhouse = started();
  const feed = await reader();
  const match = matchOf(clubhouse.season.mixed, 'Hannah', 'Ingrid');
  const [ingrid, jonas] = [
    await asMember(clubhouse, 'Ingrid Solheim'),
    await asMember(clubhouse, 'Jonas Ødegård'),
  ];
  const path = `/v1/matches/${match}/claims`;
  const side = await sideOf(clubhouse, match, 'Ingrid Solheim');
  await ingrid('POST', path, wonBy(side));
  assert.deepEqual(
    told(await feed.read()),
    [HANNAH, 'Jonas Ødegård'].map((one) => `other_side_reported ${makeEmail(one)}`).toSorted(),
  );
  await jonas('POST', path, wonBy(side === 0 ? 1 : 0));
  const differ = await feed.read();
  const all = (...names: string[]) =>
    names.map((one) => `results_differ ${makeEmail(one)}`).toSorted();
  assert.deepEqual(told(differ), all(HANNAH, 'Ingrid Solheim', 'Matteo Ricci'));
  for (const letter of differ) {
    assert.doesNotMatch(textOf(letter).replaceAll(/http\S+/g, ''), /6[-–:]3/);
    assert.match(textOf(letter), /Talk to\n-+\n\n(Hannah|Ingrid)/);
  }
  // Ingrid changes hers, and they still differ. Jonas has had no email today, the others have.
  await ingrid('POST', path, wonBy(side, [6, 4]));
  assert.deepEqual(told(await feed.read()), all('Jonas Ødegård'));
  await ingrid('POST', path, wonBy(side, [6, 2]));
  assert.deepEqual(await feed.read(), []);
});

test('LTR-16: a match that is agreed before the email is written gets no email', async () => {
  const feed = await reader();
  const match = singles('Priya', 'Tomasz');
  const { league } = started();
  const claim = (side: 0 | 1, said: object) =>
    league.must('POST', `/v1/matches/${match}/claims`, { ...said, side });
  await claim(0, wonBy(0));
  await claim(1, wonBy(1));
  await claim(1, wonBy(0));
  assert.deepEqual(await feed.read(), []);
});

test('LTR-16: after the last day for reports nobody is asked for one', async () => {
  const feed = await reader();
  const match = singles('Priya', 'Léa');
  const { league } = started();
  await league.must('POST', `/v1/matches/${match}/claims`, { ...wonBy(0), side: 0 });
  feed.now = () => started().clock.now + 40 * 86_400_000;
  assert.deepEqual(await feed.read(), []);
});

test('LTR-13: settling a match tells both sides how it counts, and why', async () => {
  const feed = await reader();
  const { league } = started();
  const match = singles(HANNAH, 'Léa');
  const side = await sideOf(started(), match, HANNAH);
  const settle = (said: object) => league.must('POST', `/v1/matches/${match}/settlement`, said);
  await settle({ outcome: 'unplayed', reason: 'unreported_result' });
  await settle({ ...wonBy(side), reason: 'incorrect_result', override: true });
  const letters = await feed.read();
  assert.deepEqual(
    told(letters),
    [HANNAH, 'Léa Marchetti'].map((one) => `settled ${makeEmail(one)}`).toSorted(),
  );
  const hers = letters.find(({ to }) => to.name === HANNAH);
  assert.ok(hers);
  assert.match(textOf(hers), /You beat Léa Marchetti 6–3 6–3/);
  assert.match(textOf(hers), /Reason: the previous score was wrong\./);
  assert.match(textOf(hers), /Léa Marchetti\n {2}Phone/);
});

test('LTR-16, LTR-18: members who left, were removed or have no address get nothing; others in their language', async () => {
  const feed = await reader();
  const { league, season } = started();
  const idOf = (name: string) => season.members.get(name) ?? '';
  feed.languageOf = (id) => (id === idOf('Léa Marchetti') ? 'de' : null);
  const to = async (name: string, change: object) => {
    const made = await league.must('POST', '/v1/members', { display_name: name, ...change });
    return expectText(made['id']);
  };
  await to('No Address', {});
  await to('Has Left', { email: 'left@example.org', status: 'left' });
  const removed = await to('Removed', { email: 'removed@example.org' });
  await league.must('DELETE', `/v1/members/${removed}`);
  const late = await to('Late Address', {});
  // A changed address does not send an invitation (MEMB-14).
  await league.must('PATCH', `/v1/members/${late}`, { email: 'late@example.org' });
  assert.deepEqual(await feed.read(), []);
  feed.language = 'de';
  const asked = await league.must('POST', '/v1/join-requests', {
    first_name: 'Gerda',
    surname: 'Grün',
    email: 'gerda@example.org',
    phone: '+49 151 5550',
    gender: 'female',
    privacy_notice: 'October 2026',
  });
  await league.must('POST', `/v1/join-requests/${expectText(asked['id'])}/approve`, {});
  const accepted = (await feed.read()).find(({ letter }) => letter.kind === 'accepted');
  assert.deepEqual([accepted?.to.address, accepted?.language], ['gerda@example.org', 'de']);
  feed.language = 'en';
  const match = singles('Bartholomew', 'Léa');
  const barts = await sideOf(started(), match, 'Bartholomew Featherstonehaugh');
  const claim = { ...wonBy(barts), side: barts };
  await league.must('POST', `/v1/matches/${match}/claims`, claim);
  const [letter] = await feed.read();
  assert.equal(letter?.language, 'de');
  assert.equal(
    letter?.letter.subject,
    'Du bist dran: dein Spiel gegen Bartholomew Featherstonehaugh',
  );
});

test('LTR-13: an application goes to the club’s contact, and accepted applicants get an email', async () => {
  const feed = await reader();
  const { league } = started();
  const apply = (name: string) =>
    league.must('POST', '/v1/join-requests', {
      first_name: name,
      surname: 'Lindqvist',
      email: `${name.toLowerCase()}@example.org`,
      phone: '+44 7700 900077',
      gender: 'female',
      privacy_notice: 'October 2026',
      wants_to_play: 'singles_mixed',
    });
  const oda = await apply('Oda');
  const [letter] = await feed.read();
  assert.ok(letter);
  assert.deepEqual([letter.to.address, letter.to.member_id], ['coach@example.org', undefined]);
  assert.match(textOf(letter), /Oda Lindqvist has applied to join\./);
  assert.match(textOf(letter), /Wants to play: singles and mixed doubles/);
  assert.doesNotMatch(textOf(letter), /900077|oda@/);
  await league.must('POST', `/v1/join-requests/${expectText(oda['id'])}/approve`, {});
  assert.deepEqual(told(await feed.read()), ['accepted oda@example.org']);
  const gone = await apply('Ulla');
  await league.must('DELETE', `/v1/join-requests/${expectText(gone['id'])}`);
  assert.deepEqual(await feed.read(), []);
  feed.contact = null;
  await apply('Nora');
  assert.deepEqual(await feed.read(), []);
});

test('LTR-16: nobody is asked to report a match against a withdrawn player', async () => {
  const feed = await reader();
  const { league } = started();
  const match = singles('Edmund', 'Tomasz');
  await league.must('POST', `/v1/matches/${match}/claims`, { ...wonBy(0), side: 0 });
  const { sides } = await league.must('GET', `/v1/matches/${match}`);
  await league.must('POST', `/v1/entries/${expectText(list(sides)[1]?.['entry_id'])}/withdrawal`);
  const kinds = (await feed.read()).map(({ letter }) => letter.kind);
  assert.deepEqual([...new Set(kinds)], ['entry_withdrawn']);
});

test('LTR-20: a match decided after one side withdrew is announced without the other’s contact', async () => {
  const feed = await reader();
  const { league } = started();
  const match = singles('Bartholomew', 'Priya');
  const settle = (said: object) => league.must('POST', `/v1/matches/${match}/settlement`, said);
  await settle({ ...wonBy(0), reason: 'unreported_result' });
  const { sides } = await league.must('GET', `/v1/matches/${match}`);
  await league.must('POST', `/v1/entries/${expectText(list(sides)[1]?.['entry_id'])}/withdrawal`);
  await settle({ ...wonBy(1), reason: 'incorrect_result', override: true });
  const letters = (await feed.read()).filter(({ letter }) => letter.kind === 'settled');
  assert.equal(letters.length, 2);
  for (const letter of letters) assert.doesNotMatch(textOf(letter), /Phone|Mail:/);
});

test('LTR-13, LTR-19: a named partner gets one email, unless they agreed or declined in the meantime', async () => {
  const feed = await reader();
  const { league, season } = started();
  const idOf = (name: string) => season.members.get(name) ?? '';
  const path = `/v1/competitions/${season.mixed.id}/partner-choices`;
  const name = (by: string, partner: string) =>
    league.must('PUT', `${path}/${idOf(by)}`, {
      choice: 'new_partner',
      partner_id: idOf(partner),
    });
  await name('Ingrid Solheim', HANNAH);
  const [letter, ...more] = await feed.read();
  assert.ok(letter);
  assert.deepEqual(told([letter, ...more]), [`partner_named ${makeEmail(HANNAH)}`]);
  assert.match(textOf(letter), /Ingrid Solheim would like to play Mixed with you next season\./);
  assert.match(textOf(letter), /At the moment, you are set to play with Jonas Ødegård again\./);
  assert.match(textOf(letter), /\/wishes\n/);
  await league.must('PUT', `${path}/${idOf('Ingrid Solheim')}`, { choice: 'coach_decides' });
  await name('Ingrid Solheim', HANNAH);
  assert.deepEqual(await feed.read(), [], 'the same once more');
  await name('Aoife Ní Dhomhnaill', 'Matteo Ricci');
  await name('Matteo Ricci', 'Aoife Ní Dhomhnaill');
  assert.deepEqual(await feed.read(), [], 'agreement');
  await name('Tomasz Wieczorek', HANNAH);
  await league.must('POST', `${path}/${idOf(HANNAH)}/decline`, {
    from_member_id: idOf('Tomasz Wieczorek'),
  });
  assert.deepEqual(await feed.read(), [], 'she said no');
});
