import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectText } from 'test-kit/club-calls';
import { getWords } from '../src/messages/language.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { readForms } from './html-forms.ts';
import { once } from './once.ts';
import { readSendForm } from './send.ts';
import { coachSignedIn, type PageResponse } from './visitor.ts';
import { workDone } from './work-done.ts';

const started = clubhouseForTests({ keepsLetters: true });
const PATH = '/coach/members/letter';
const TYPED = { subject: 'Courts on Saturday', text: 'Come at *ten*.\r\n\r\nBring <balls>.' };

const ready = once(async () => ({ ...started(), coach: await coachSignedIn(started()) }));

/** The text of a page, without its markup. */
function said(page: string): string {
  return page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** The ids of members ticked on a page. */
function ticked(page: string): string[] {
  return [...page.matchAll(/name="pick" value="([^"]+)" checked/g)].map(([, id = '']) => id);
}

/** The values that the page's form keeps while a coach edits the text. */
function readLetterForm({ text }: PageResponse): URLSearchParams {
  const [{ sent } = { sent: [] }] = readForms(text, PATH);
  return new URLSearchParams(sent.map(({ name, value }) => [name, value]));
}

test('MEMB-21, LTR-26: an email to a box is previewed as it will be sent, and goes to those who stay ticked', async () => {
  const { coach, season, store } = await ready();
  const { id, division } = season.singles;
  const form = await coach.get(PATH);
  assert.ok(form.text.includes(`<option value="${id} ${division}">`));
  const to = `${id} ${division}`;
  const seen = await coach.post(PATH, { ...TYPED, to });
  assert.equal(seen.status, 200);
  const letter = said(seen.text.split('<article')[1] ?? '');
  assert.match(letter, /Subject Courts on Saturday/);
  assert.match(letter, /Hello \S+, Come at ∗ten∗\. Bring &lt;balls>\./);
  const members = ticked(seen.text);
  assert.equal(members.length, 6);
  assert.equal(store.outbox.state().waiting, 0, 'nothing is sent by looking');
  const { action, fields } = readSendForm(seen);
  for (const one of members.slice(2)) fields.delete('pick', one);
  const sent = await coach.post(action, fields);
  assert.match(await workDone(coach, sent.location), /2 emails are on their way/);
  assert.equal((await coach.post(action, fields)).location, sent.location, 'sent twice it is once');
  assert.equal(store.outbox.state().waiting, 2);
  const again = await coach.post(PATH, { ...TYPED, to });
  assert.match(said(again.text), /4 recipients .*Already got this email: /, 'not twice on a day');
});

test('MEMB-21: members without an address or with such emails turned off are named, and get none', async () => {
  const { coach, season, store, league } = await ready();
  const idOf = (name: string) => season.members.get(name) ?? '';
  await league.must('PATCH', `/v1/members/${idOf('Matteo Ricci')}`, { email: null });
  store.muted.set(idOf('Jonas Ødegård'), 'announcement', false);
  const seen = await coach.post(PATH, { ...TYPED, to: season.mixed.id });
  const page = said(seen.text);
  assert.match(page, /No email address: Matteo Ricci/);
  assert.match(page, /Unsubscribed from these emails: Jonas Ødegård/);
  assert.ok(!ticked(seen.text).includes(idOf('Jonas Ødegård')));
  assert.equal(ticked(seen.text).length, 4);
});

test('MEMB-21: everyone means all members who have not left', async () => {
  const { coach, season, league } = await ready();
  const count = async () => ticked((await coach.post(PATH, { ...TYPED, to: 'all' })).text).length;
  const before = await count();
  const zoe = await league.must('POST', '/v1/members', {
    display_name: 'Zoë',
    email: 'zoe@example.org',
  });
  assert.equal(await count(), before + 1);
  await league.must('PATCH', `/v1/members/${expectText(zoe['id'])}`, { status: 'left' });
  assert.equal(await count(), before);
  assert.ok(before < season.members.size, 'without who has no address or wants none');
});

test('MEMB-21: an error loses no input, and each limit holds on both sides', async () => {
  const { coach, season } = await ready();
  const look = (fields: Record<string, string>) =>
    coach.post(PATH, { ...TYPED, to: season.mixed.id, ...fields });
  for (const [field, most] of [
    ['subject', 77],
    ['text', 4000],
  ] as const) {
    assert.equal((await look({ [field]: 'é'.repeat(most) })).status, 200);
    for (const wrong of ['é'.repeat(most + 1), ' ']) {
      const seen = await look({ [field]: wrong });
      assert.equal(seen.status, 422);
      assert.match(seen.text, new RegExp(`Enter a ${field} of up to ${most} characters`));
      assert.ok(seen.text.includes('Courts on Saturday') || field === 'subject');
    }
  }
  for (const to of ['', 'nobody', `${season.mixed.id} x`, `${season.mixed.id} `, 'chosen']) {
    const seen = await look({ to });
    assert.deepEqual([seen.status, /Choose the recipients/.test(seen.text)], [422, true], to);
  }
  const members = new URLSearchParams({ ...TYPED, to: 'chosen' });
  for (let count = 1; count <= 200; count++) members.append('member', randomUUID());
  assert.equal((await coach.post(PATH, members)).status, 200);
  members.append('member', randomUUID());
  assert.equal((await coach.post(PATH, members)).status, 422);
  const { fields } = readSendForm(await coach.post(PATH, { ...TYPED, to: 'all' }));
  const again = await coach.post(PATH, fields);
  assert.match(again.text, /<option value="all" selected/);
  assert.match(again.text, /Bring &lt;balls>/);
});

test('SEND-4: a preview of the edited text keeps the ticks, unless it goes to others', async () => {
  const { coach, season } = await ready();
  const to = season.mixed.id;
  const looked = await coach.post(PATH, { ...TYPED, subject: 'Before', to });
  const [, ...others] = ticked(looked.text);
  const { fields } = readSendForm(looked);
  fields.delete('pick');
  for (const id of others) fields.append('pick', id);
  const edited = await coach.post(PATH, fields);
  const again = (more: Record<string, string>) => {
    const typed = readLetterForm(edited);
    for (const [name, value] of Object.entries({ ...TYPED, ...more })) typed.set(name, value);
    return coach.post(PATH, typed);
  };
  const faulty = await again({ to, subject: ' ' });
  assert.equal(faulty.status, 422);
  assert.deepEqual(readLetterForm(faulty).getAll('pick'), others, 'also after an error');
  const seen = await again({ to, subject: 'After' });
  assert.deepEqual(ticked(seen.text), others);
  assert.match(said(seen.text), /4 recipients .*Subject After/);
  assert.ok(ticked((await again({ to: 'all' })).text).length > 4);
});

test('SEND-1: the page shows the email in its reader’s language, and nobody else’s form or address sends', async () => {
  const { coach, season, store } = await ready();
  const waiting = store.outbox.state().waiting;
  const hannah = season.members.get('Hannah Brandt') ?? '';
  store.preferences.setLanguage(hannah, 'de');
  const look = (to: string) => coach.post(PATH, { ...TYPED, subject: 'Hof', to, member: hannah });
  assert.match(said((await look('chosen')).text), /One recipient .*Subject Hof .*Hallo Hannah/);
  for (const choice of ['', 'x', Buffer.from('{"to":1}').toString('base64url')]) {
    for (const topic of ['announcement', 'invitations', 'reminders']) {
      const seen = await coach.post(`/coach/send/${topic}`, { choice, seen: 'x', pick: hannah });
      assert.ok(seen.status === 409 || seen.location === PATH, `${topic} ${choice}`);
    }
  }
  assert.equal((await coach.get('/coach/send/nothing')).status, 404);
  assert.equal((await coach.get('/coach/send/toString')).status, 404);
  assert.equal(store.outbox.state().waiting, waiting);
});

test('SEND-2: the page warns if its links open only on this computer or network', async () => {
  const { behind, coach } = await ready();
  const cookie = `clubhouse-coach=${coach.cookie('clubhouse-coach')}`;
  const seenAt = async (url: string) => {
    const app = await behind(url);
    const path = '/coach/send/reminders?who=all&short=0';
    return said((await app.inject({ url: path, headers: { cookie } })).body);
  };
  const here = await seenAt('http://127.0.0.1:8500');
  assert.match(
    here,
    /These links only work on this computer\. The site’s address is http:\/\/127\.0\.0\.1:8500/,
  );
  assert.match(here, /Send anyway/);
  assert.match(await seenAt('http://192.168.178.20:8500'), /only work on this network/);
  const open = await seenAt('http://club.example');
  assert.doesNotMatch(open, /only work/);
  assert.match(open, / Send Back to/);
});

test('SEND-3: two tabs that show the same are one job', async () => {
  const { coach, season, store } = await ready();
  const look = () => coach.post(PATH, { ...TYPED, subject: 'Twice', to: season.mixed.id });
  const tabs = [await look(), await look()].map(readSendForm);
  const before = store.outbox.state().waiting;
  const pages = await Promise.all(tabs.map(({ action, fields }) => coach.post(action, fields)));
  assert.equal(pages[0]?.location, pages[1]?.location);
  await workDone(coach, pages[0]?.location ?? null);
  assert.equal(store.outbox.state().waiting, before + 4);
});

test('SEND-4: if the recipients have changed, the click sends nothing and shows the new list, with the ticks that were left', async () => {
  const { coach, season, store, league } = await ready();
  const before = store.outbox.state().waiting;
  const looked = await coach.post(PATH, { ...TYPED, subject: 'Changed', to: season.mixed.id });
  const { action, fields } = readSendForm(looked);
  const [first = '', second = '', ...others] = ticked(looked.text);
  fields.delete('pick', second);
  await league.must('PATCH', `/v1/members/${first}`, { status: 'left' });
  const seen = await coach.post(action, fields);
  assert.equal(seen.status, 409);
  assert.match(seen.text, /Nothing has been sent: the recipients have changed/);
  assert.deepEqual(ticked(seen.text), others);
  assert.match(seen.text, new RegExp(`name="pick" value="${second}"`));
  const unticked = readSendForm(seen);
  unticked.fields.delete('pick');
  const nobody = await coach.post(unticked.action, unticked.fields);
  assert.match(nobody.text, /tick at least one recipient/);
  assert.deepEqual(ticked(nobody.text), []);
  assert.equal(store.outbox.state().waiting, before);
  await league.must('PATCH', `/v1/members/${first}`, { status: 'active' });
});

test('MEMB-21: a job says of an email that another job queued first that it is on its way', () => {
  const { result } = getWords('en').announce.work;
  const done = (sent: number, already: number) => new Map(Object.entries({ sent, already }));
  assert.equal(result(done(0, 1)), 'One email is on its way.');
  assert.equal(result(done(1, 2)), '3 emails are on their way.');
});
