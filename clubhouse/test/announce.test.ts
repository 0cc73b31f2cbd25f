import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { coachSignedIn } from './visitor.ts';
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
  return [...page.matchAll(/name="member" value="([^"]+)" checked/g)].map(([, id = '']) => id);
}

test('MEMB-21, LTR-26: an email to a box is previewed as it will be sent, and goes to those who stay ticked', async () => {
  const { coach, season, store } = await ready();
  const { id, division } = season.singles;
  const form = await coach.get(PATH);
  assert.ok(form.text.includes(`<option value="${id} ${division}">`));
  const to = `${id} ${division}`;
  const seen = await coach.post(PATH, { ...TYPED, to, do: 'look' });
  assert.equal(seen.status, 200);
  const letter = said(seen.text.split('<article')[1] ?? '');
  assert.match(letter, /Subject Courts on Saturday/);
  assert.match(letter, /Hello \S+, Come at ∗ten∗\. Bring &lt;balls>\./);
  const members = ticked(seen.text);
  assert.equal(members.length, 6);
  assert.equal(store.outbox.state().waiting, 0, 'nothing is sent by looking');
  const [first = '', second = ''] = members;
  const body = new URLSearchParams({ ...TYPED, to: 'chosen', do: 'send', once: randomUUID() });
  for (const one of [first, second, first]) body.append('member', one);
  const sent = await coach.post(PATH, body);
  assert.match(await workDone(coach, sent.location), /2 emails are on their way/);
  assert.equal((await coach.post(PATH, body)).location, sent.location, 'sent twice it is once');
  assert.equal(store.outbox.state().waiting, 2);
});

test('MEMB-21: members without an address or with such emails turned off are named, and get none', async () => {
  const { coach, season, store, league } = await ready();
  const idOf = (name: string) => season.members.get(name) ?? '';
  await league.must('PATCH', `/v1/members/${idOf('Matteo Ricci')}`, { email: null });
  store.muted.set(idOf('Jonas Ødegård'), 'announcement', false);
  const seen = await coach.post(PATH, { ...TYPED, to: season.mixed.id, do: 'look' });
  const page = said(seen.text);
  assert.match(page, /No address: Matteo Ricci\./);
  assert.match(page, /Unsubscribed from these emails: Jonas Ødegård\./);
  assert.ok(!ticked(seen.text).includes(idOf('Jonas Ødegård')));
  assert.equal(ticked(seen.text).length, 4);
});

test('MEMB-21: everyone means all members who have not left', async () => {
  const { coach, season, league } = await ready();
  const count = async () =>
    ticked((await coach.post(PATH, { ...TYPED, to: 'all', do: 'look' })).text).length;
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
    coach.post(PATH, { ...TYPED, to: season.mixed.id, do: 'look', ...fields });
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
  const members = new URLSearchParams({ ...TYPED, to: 'chosen', do: 'look' });
  for (let count = 1; count <= 200; count++) members.append('member', randomUUID());
  assert.equal((await coach.post(PATH, members)).status, 200);
  members.append('member', randomUUID());
  assert.equal((await coach.post(PATH, members)).status, 422);
  const again = await coach.post(PATH, { ...TYPED, to: 'all', do: 'write' });
  assert.match(again.text, /<option value="all" selected/);
  assert.match(again.text, /Bring &lt;balls>/);
});
