import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { asMember } from './feed-reader.ts';
import { makeEmail, matchOf } from './seed.ts';
import { until } from 'test-kit/until';
import { coachSignedIn, isTo, signedIn, Visitor } from './visitor.ts';

const started = clubhouseForTests();
const HOUR_MS = 3_600_000;

function idOf(name: string): string {
  return started().season.members.get(name) ?? '';
}

async function memberCalled(name: string) {
  return started().league.must('GET', `/v1/members/${idOf(name)}`);
}

/** The path in the newest email to a new address. */
async function confirmLink(address: string, than = ''): Promise<string> {
  return until(`no letter to confirm ${address}`, async () => {
    const letter = (await started().letters()).findLast((one) => isTo(one, address));
    const link = /\/me\/address\/[\w-]+/.exec(letter?.replaceAll('=\r\n', '') ?? '')?.[0];
    return link === than ? undefined : link;
  });
}

async function lettersTo(address: string, subject: RegExp): Promise<number> {
  const letters = await started().letters();
  return letters.filter((one) => isTo(one, address) && subject.test(one)).length;
}

/** Waits for the email about a changed address. */
async function isTold(address: string): Promise<void> {
  await until(`${address} is not told`, async () => (await lettersTo(address, /has changed/)) > 0);
}

test('SELF-4: a member changes and removes their own number, and the history says who did it', async () => {
  const tomasz = await signedIn(started(), 'Tomasz Wieczorek');
  const { phone } = await memberCalled('Tomasz Wieczorek');
  const saved = await tomasz.post('/me/contact/phone', {
    was: expectText(phone),
    phone: ' 07700 900999 ',
  });
  assert.deepEqual([saved.status, saved.location], [303, '/me/contact']);
  assert.match((await tomasz.get('/me/contact')).text, /Your number is saved/);
  assert.equal((await memberCalled('Tomasz Wieczorek'))['phone'], '07700 900999');
  const coach = await coachSignedIn(started());
  const { text: page } = await coach.get(`/coach/members/${idOf('Tomasz Wieczorek')}`);
  assert.match(page, /, Tomasz Wieczorek: changed \(Phone\)</);
  const gone = await tomasz.post('/me/contact/phone', { was: '07700 900999', phone: ' ' });
  assert.equal(gone.status, 303);
  assert.equal((await memberCalled('Tomasz Wieczorek'))['phone'], null);
});

const NO_NUMBERS = ['after six', '12345', 'x'.repeat(41), '0'.repeat(40)];

test('SELF-4: a number that cannot be dialled gets an error at its field, which keeps it', async () => {
  const priya = await signedIn(started(), 'Priya Raghunathan');
  const { phone } = await memberCalled('Priya Raghunathan');
  for (const typed of NO_NUMBERS) {
    const refused = await priya.post('/me/contact/phone', { was: expectText(phone), phone: typed });
    assert.equal(refused.status, 422, typed);
    assert.match(
      refused.text,
      new RegExp(`value="${typed}"[^>]*aria-describedby="phone-hint phone-fault"`),
    );
  }
  const two = `07700 900111 / 020 7946 0000${' '.repeat(8)} x`;
  assert.equal(
    (await priya.post('/me/contact/phone', { was: expectText(phone), phone: two })).status,
    303,
  );
});

test('SELF-4: a change in between is not overwritten, and two clicks make one change', async () => {
  const name = 'Léa Marchetti';
  const lea = await signedIn(started(), name);
  const was = expectText((await memberCalled(name))['phone']);
  await started().league.must('PATCH', `/v1/members/${idOf(name)}`, { phone: '+44 7700 900321' });
  const crossed = await lea.post('/me/contact/phone', { was, phone: '+44 7700 900654' });
  assert.equal(crossed.status, 409);
  assert.match(crossed.text, /It is now \+44 7700 900321\./);
  assert.match(crossed.text, /value="\+44 7700 900654"/);
  const change = { was: '+44 7700 900321', phone: '+44 7700 900654' };
  const both = await Promise.all([1, 2].map(() => lea.post('/me/contact/phone', change)));
  assert.deepEqual(
    both.map(({ status }) => status),
    [303, 303],
  );
  const path = `/v1/events?subject=${idOf(name)}&kind=member.updated`;
  assert.equal(list((await started().league.must('GET', path))['data']).length, 2);
});

test('SELF-5, SELF-6: a new address takes effect once, by the button in its email, and the old one is notified', async () => {
  const name = 'Edmund Eckersley';
  const edmund = await signedIn(started(), name);
  const elsewhere = await signedIn(started(), name);
  const address = 'edmund@elsewhere.example';
  const asked = await edmund.post('/me/contact/address', { do: 'ask', email: address });
  assert.equal(asked.location, '/me/contact#address-card');
  const shown = (await edmund.get('/me/contact')).text;
  assert.match(shown, new RegExp(`An email is on its way to <b[^>]*>${address}`));
  assert.match(shown, new RegExp(`other emails go to <b[^>]*>${makeEmail(name)}`));
  const link = await confirmLink(address);
  const letter = (await started().letters()).findLast((one) => isTo(one, address)) ?? '';
  assert.doesNotMatch(letter, /Edmund|Eckersley/, 'it may be anybody’s address');
  assert.match((await edmund.get(link)).text, new RegExp(address));
  assert.equal((await memberCalled(name))['email'], makeEmail(name), 'looking changes nothing');
  const presses = await Promise.all([1, 2].map(() => edmund.post(link)));
  assert.deepEqual(presses.map(({ status }) => status).toSorted(), [303, 410]);
  assert.equal((await memberCalled(name))['email'], address);
  await isTold(makeEmail(name));
  const told = (await started().letters()).findLast((one) => isTo(one, makeEmail(name))) ?? '';
  assert.equal(told.includes(address), false, 'nor is it told the new one');
  assert.equal(await lettersTo(makeEmail(name), /has changed/), 1);
  assert.equal((await edmund.post(link)).status, 410);
  assert.equal((await elsewhere.get('/me')).status, 200, 'other devices stay signed in');
  assert.match((await edmund.get('/me')).text, new RegExp(address));
});

test('SELF-5: only the member who asked can confirm it, signed in', async () => {
  const jonas = await signedIn(started(), 'Jonas Ødegård');
  const address = 'jonas@elsewhere.example';
  await jonas.post('/me/contact/address', { do: 'ask', email: address });
  const link = await confirmLink(address);
  const stranger = await new Visitor(started()).post(link);
  assert.equal(stranger.location, `/sign-in?to=${encodeURIComponent(link)}`);
  const other = await signedIn(started(), 'Hannah Brandt');
  const pressed = await other.post(link);
  assert.equal(pressed.status, 410);
  assert.doesNotMatch(pressed.text, /Jonas|jonas@/);
  const made = link.slice(0, -22) + 'x'.repeat(22);
  assert.equal((await jonas.post(made)).status, 410, 'nor does the handle alone');
  assert.equal((await memberCalled('Jonas Ødegård'))['email'], makeEmail('Jonas Ødegård'));
  started().clock.now += 24 * HOUR_MS;
  assert.equal((await jonas.post(link)).status, 410, 'it is over after 24 hours');
  assert.equal((await memberCalled('Jonas Ødegård'))['email'], makeEmail('Jonas Ødegård'));
});

test('SELF-5: the same wish sends the same link, and two clicks one email; another wish or none replaces it', async () => {
  const ingrid = await signedIn(started(), 'Ingrid Solheim');
  const ask = (email: string) => ingrid.post('/me/contact/address', { do: 'ask', email });
  await Promise.all([ask('i1@elsewhere.example'), ask('i1@elsewhere.example')]);
  const first = await confirmLink('i1@elsewhere.example');
  started().clock.now += 60_000;
  await ask('i1@elsewhere.example');
  await until('it is not sent again', async () => {
    return (await lettersTo('i1@elsewhere.example', /address/)) === 2;
  });
  assert.equal(await confirmLink('i1@elsewhere.example'), first);
  await ask('i2@elsewhere.example');
  const second = await confirmLink('i2@elsewhere.example');
  assert.equal((await ingrid.post(first)).status, 410);
  await ingrid.post('/me/contact/address', { do: 'cancel' });
  assert.match((await ingrid.get('/me/contact')).text, /Your address stays as it is/);
  assert.equal((await ingrid.post(second)).status, 410);
  assert.equal((await memberCalled('Ingrid Solheim'))['email'], makeEmail('Ingrid Solheim'));
});

test('SELF-5: an invalid or unchanged address gets an error at the field; the club’s change wins', async () => {
  const aoife = await signedIn(started(), 'Aoife Ní Dhomhnaill');
  const own = makeEmail('Aoife Ní Dhomhnaill');
  for (const email of ['nobody', '', own.toUpperCase(), `${'a'.repeat(250)}@example.org`]) {
    const refused = await aoife.post('/me/contact/address', { do: 'ask', email });
    assert.equal(refused.status, 422, email);
    assert.match(refused.text, /aria-describedby="email-hint email-fault"/);
  }
  await aoife.post('/me/contact/address', { do: 'ask', email: 'aoife@elsewhere.example' });
  const link = await confirmLink('aoife@elsewhere.example');
  const path = `/v1/members/${idOf('Aoife Ní Dhomhnaill')}`;
  await started().league.must('PATCH', path, { email: 'aoife@club.example' });
  const pressed = await aoife.post(link);
  assert.equal(pressed.status, 409);
  assert.match(pressed.text, /Your address was changed in the meantime/);
  assert.equal((await memberCalled('Aoife Ní Dhomhnaill'))['email'], 'aoife@club.example');
});

test('SELF-5, SELF-6: an address of another member gets the same answer, and then both share one mailbox', async () => {
  const name = 'Matteo Ricci';
  const matteo = await signedIn(started(), name);
  const mailbox = makeEmail('Hannah Brandt');
  const asked = await matteo.post('/me/contact/address', { do: 'ask', email: mailbox });
  assert.equal(asked.location, '/me/contact#address-card');
  assert.doesNotMatch((await matteo.get('/me/contact')).text, /Hannah/);
  const link = await confirmLink(mailbox);
  assert.equal((await matteo.post(link)).location, '/me/contact');
  assert.match(
    (await matteo.get('/me/contact')).text,
    /You share this address with another member/,
  );
  assert.equal((await memberCalled(name))['email'], null);
  assert.equal(started().store.mailboxes.holderOf(idOf(name)), idOf('Hannah Brandt'));
  assert.equal((await memberCalled('Hannah Brandt'))['email'], mailbox, 'hers stays hers');
  await isTold(makeEmail(name));
  // And out of it again, to their own address.
  await matteo.post('/me/contact/address', { do: 'ask', email: 'matteo@own.example' });
  await matteo.post(await confirmLink('matteo@own.example'));
  assert.equal(started().store.mailboxes.holderOf(idOf(name)), null);
  await isTold(mailbox);
});

test('SELF-6: a repeated click after a stop in between notifies the old address once', async () => {
  const { league, store } = started();
  const name = 'Priya Raghunathan';
  const priya = await signedIn(started(), name);
  await priya.post('/me/contact/address', { do: 'ask', email: 'priya@elsewhere.example' });
  const link = await confirmLink('priya@elsewhere.example');
  // Simulates a stop of the site right after the league stored the address.
  await league.as(league.websiteKey, 'PATCH', `/v1/members/${idOf(name)}`, {
    email: 'priya@elsewhere.example',
  });
  assert.equal((await priya.post(link)).location, '/me/contact');
  await isTold(makeEmail(name));
  assert.equal(store.addressChanges.find(idOf(name), 0), null);
});

test('SELF-7: members can download their own data, and nobody else’s', async () => {
  const name = 'Bartholomew Featherstonehaugh';
  const { league } = started();
  await league.must('PATCH', `/v1/members/${idOf(name)}`, { notes: 'plays with a new knee' });
  const player = await signedIn(started(), name);
  await player.post('/language', { language: 'en', to: '/me' });
  const { status, text: body, headers } = await player.get('/me/data');
  assert.equal(status, 200);
  assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="?member-/);
  const told = JSON.parse(body) as Record<string, Record<string, unknown>>;
  assert.equal(told['member']?.['email'], makeEmail(name));
  assert.equal(told['member']?.['notes'], 'plays with a new knee');
  assert.equal(told['clubhouse']?.['language'], 'en');
  assert.equal((told['matches'] as unknown as unknown[]).length, 5);
  assert.equal(body.includes(makeEmail('Hannah Brandt')), false);
  assert.match((await player.get('/me')).text, /href="\/me\/data"/);
  assert.equal((await new Visitor(started()).get('/me/data')).location, '/sign-in?to=%2Fme%2Fdata');
});

test('SELF-7: the file has the member’s own reports and proposals in their words, but nobody else’s', async () => {
  const { season } = started();
  const [mine, other] = ['Ingrid Solheim', 'Hannah Brandt'];
  const match = matchOf(season.mixed, 'Ingrid', 'Hannah');
  const set = { games: [6, 3] };
  const sessions = await Promise.all([asMember(started(), mine), asMember(started(), other)]);
  for (const [index, claimAs] of sessions.entries()) {
    const raw_input = index === 0 ? 'we won six three twice' : 'they were lucky';
    const claim = { outcome: 'completed', score: { sets: [set, set] }, raw_input };
    await claimAs('POST', `/v1/matches/${match}/claims`, claim);
  }
  const { store, clock } = started();
  const at = clock.now + HOUR_MS;
  const made = { matchId: match, side: 0, times: [at], place: 'Court 9', offerId: null } as const;
  store.proposals.add({ ...made, memberId: idOf(mine), note: 'after work?' }, clock.now);
  store.proposals.add({ ...made, memberId: idOf(other), note: 'hers alone' }, clock.now);
  const visits = [
    [await signedIn(started(), mine), '/me/data'],
    [await coachSignedIn(started()), `/coach/members/${idOf(mine)}/data`],
  ] as const;
  for (const [visitor, path] of visits) {
    const { text: body } = await visitor.get(path);
    const file = JSON.parse(body) as {
      reports: { match_id: string; written: string }[];
      clubhouse: { proposals: { times: string[]; note: string; place: string }[] };
    };
    assert.deepEqual(
      file.reports.map(({ match_id, written }) => [match_id, written]),
      [[match, 'we won six three twice']],
    );
    const [proposal] = file.clubhouse.proposals;
    assert.deepEqual(proposal?.times, [new Date(at).toISOString()]);
    assert.deepEqual([proposal?.place, proposal?.note], ['Court 9', 'after work?']);
    assert.doesNotMatch(body, /lucky|hers alone/);
  }
});

test('SELF-8: a member may change ten times an hour, and look sixty times a minute', async () => {
  const { clock } = started();
  clock.now += 2 * HOUR_MS;
  const hannah = await signedIn(started(), 'Hannah Brandt');
  const statuses: number[] = [];
  for (let count = 1; count <= 11; count++) statuses.push((await hannah.get('/me/data')).status);
  assert.deepEqual(statuses, [...Array<number>(10).fill(200), 429]);
  const phone = await hannah.post('/me/contact/phone', { was: 'x', phone: '' });
  assert.equal(phone.status, 429);
  const looks: number[] = [];
  for (let count = 1; count <= 60; count++) looks.push((await hannah.get('/me/contact')).status);
  assert.deepEqual([looks.at(58), looks.at(59)], [200, 429], 'the refused form was a look too');
});
