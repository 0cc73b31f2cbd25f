import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { COACH_SCOPES, coachKey, coachSignedIn, signedIn, Visitor } from './visitor.ts';
import { plain, pressSend, readSendForm } from './send.ts';
import { workDone } from './work-done.ts';

const started = clubhouseForTests({ keepsLetters: true });
const HANNAH = 'Hannah Brandt';

const coach = once(() => coachSignedIn(started()));
const idOf = (name: string) => started().season.members.get(name) ?? '';

async function add(fields: object): Promise<string> {
  return expectText((await started().league.must('POST', '/v1/members', fields))['id']);
}

/** The values of a form's fields, as a browser would send them back. */
function fieldsOf(html: string): URLSearchParams {
  const form = new URLSearchParams();
  for (const [, tag = ''] of html.matchAll(/<input([^>]*)>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1];
    if (name !== undefined) form.set(name, decode(/value="([^"]*)"/.exec(tag)?.[1] ?? ''));
  }
  for (const [, name = '', inner = ''] of html.matchAll(
    /<select[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  )) {
    form.set(name, /<option value="([^"]*)" selected/.exec(inner)?.[1] ?? '');
  }
  const notes = /<textarea[^>]*name="notes"[^>]*>(.*?)<\/textarea>/s.exec(html)?.[1];
  if (notes !== undefined) form.set('notes', decode(notes));
  return form;
}

function decode(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

test('MEMB-1: the list shows everyone by name, with their status', async () => {
  const visitor = await coach();
  const seen = await visitor.get('/coach/members');
  assert.equal(seen.status, 200);
  const names = [...seen.text.matchAll(/class="person"[^>]*>([^<]*)</g)].map(([, name]) => name);
  assert.deepEqual(names.toSorted(), [...started().season.members.keys()].toSorted());
  assert.match(seen.text, /aria-current="page"[^>]*>[^<]*<svg[^]*?Members/);
  const calls = await listCalls(started(), visitor, '/coach/members');
  assert.deepEqual(calls, ['/v1/member-counts', '/v1/members']);
});

test('MEMB-2: a name is found without its accents, and an address only in full', async () => {
  const visitor = await coach();
  await add({ display_name: 'Zoë Østergård', email: 'zoe.o@example.org' });
  for (const [query, found] of [
    ['q=zoe+oster', true],
    ['q=zoe.o%40EXAMPLE.org', true],
    ['q=nobody+like+this', false],
  ] as const) {
    const seen = await visitor.get(`/coach/members?${query}`);
    assert.equal(seen.text.includes('Zoë Østergård'), found, query);
  }
});

test('MEMB-3: filters show how many each finds; a page that lost its start begins again', async () => {
  const visitor = await coach();
  const away = await add({ display_name: 'Paula Pause' });
  await started().league.must('POST', `/v1/members/${away}/pause`);
  const seen = await visitor.get('/coach/members?show=paused');
  assert.match(seen.text, /Paula Pause/);
  assert.doesNotMatch(seen.text, /Hannah Brandt/);
  assert.match(seen.text, /On a break <b>1<\/b>/);
  assert.match((await visitor.get('/coach/members?show=no-address')).text, /Paula Pause/);
  const lost = await visitor.get('/coach/members?show=paused&after=nonsense');
  assert.equal(lost.location, '/coach/members?show=paused');
  for (let count = 1; count <= 51; count++) {
    await add({ display_name: `Many ${String(count).padStart(2, '0')}`, status: 'left' });
  }
  const first = await visitor.get('/coach/members?show=left');
  assert.match(first.text, /Many 50/);
  assert.doesNotMatch(first.text, /Many 51/);
  const next = /href="(\/coach\/members\?show=left&amp;after=[^"]*)"/.exec(first.text)?.[1];
  const second = await visitor.get(decode(next ?? ''));
  assert.match(second.text, /Many 51/);
  assert.doesNotMatch(second.text, /Many 50/);
});

test('MEMB-4: a member’s page points out others with similar names', async () => {
  const { league } = started();
  const visitor = await coach();
  const path = `/coach/members/${idOf(HANNAH)}`;
  assert.doesNotMatch((await visitor.get(path)).text, /looks like another/);
  // A Greek capital eta.
  const twin = expectText(
    (await league.must('POST', '/v1/members', { display_name: '\u0397annah Brandt' }))['id'],
  );
  const seen = (await visitor.get(path)).text;
  assert.match(seen, /looks like another member’s/);
  assert.ok(seen.includes(`href="/coach/members/${twin}"`));
});

test('MEMB-4: a member’s page shows contacts, competitions, emails, and who did what', async () => {
  const { league, store } = started();
  const visitor = await coach();
  const id = idOf(HANNAH);
  await league.must('PATCH', `/v1/members/${id}`, { notes: 'Left-handed.\nHas the key.' });
  store.outbox.add({
    key: 'test:1',
    to: { member_id: id, address: 'hannah.brandt@example.org', name: HANNAH },
    language: 'en',
    about: [],
    letter: { kind: 'week_left', subject: 'x', blocks: [] },
  });
  const seen = (await visitor.get(`/coach/members/${id}`)).text;
  for (const part of [
    'hannah.brandt@example.org',
    'Left-handed.\nHas the key.',
    'One week left to play',
    'on its way',
    'changed (Notes)',
  ]) {
    assert.ok(seen.includes(part), part);
  }
  assert.match(seen, /Singles, Box 3: \d of \d played/);
  assert.equal((await listCalls(started(), visitor, `/coach/members/${id}`)).length, 4);
  assert.equal((await visitor.get('/coach/members/nobody')).status, 404);
  const player = await signedIn(started(), HANNAH);
  await visitor.post(`/coach/members/${id}/sign-out`);
  assert.equal((await player.get('/')).status, 303);
});

test('MEMB-5, MEMB-7: adding a member shows errors, asks about a namesake, and counts two clicks as one', async () => {
  const { league } = started();
  const visitor = await coach();
  const form = fieldsOf((await visitor.get('/coach/members/new')).text);
  const send = (fields: Record<string, string>) =>
    visitor.post(
      '/coach/members/new',
      new URLSearchParams(
        [...form, ...Object.entries(fields)].map(([name, value]) => [name, fields[name] ?? value]),
      ),
    );
  const wrong = await send({
    display_name: '',
    email: 'ann@',
    level: '11',
    date_of_birth: '1990-02-30',
  });
  assert.equal(wrong.status, 422);
  for (const sentence of [
    /Enter a name/,
    /not a valid email address/,
    /from 1 to 10/,
    /not a valid date/,
  ]) {
    assert.match(wrong.text, sentence);
  }
  assert.match(wrong.text, /value="ann@"/);
  assert.match(
    (await send({ display_name: 'X', age_group: 'born 1990' })).text,
    /Enter an age range/,
  );
  const taken = await send({ display_name: 'X', email: 'hannah.brandt@example.org' });
  assert.match(taken.text, /Another member already has this address/);
  const same = await send({ display_name: 'hannah brandt' });
  assert.equal(same.status, 409);
  assert.match(same.text, /already a member called Hannah Brandt/);
  const letters = started().store.outbox.state().waiting;
  const fields = { display_name: 'Ivy Íves', email: 'ivy@example.org', level: '4', sure: '1' };
  const [one, two] = [await send(fields), await send(fields)];
  assert.equal(one.status, 303);
  assert.equal(one.location, two.location);
  const id = /members\/([0-9a-f-]+)\?done=added/.exec(one.location ?? '')?.[1] ?? '';
  const made = await league.must('GET', `/v1/members/${id}`);
  assert.deepEqual([made['level'], made['email']], [4, 'ivy@example.org']);
  assert.equal(started().store.outbox.state().waiting, letters, 'nobody is mailed');
});

test('MEMB-6: with two coaches, changes in between are shown, merged, and never overwritten unseen', async () => {
  const clubhouse = started();
  const { league } = clubhouse;
  const visitor = await coach();
  const id = await add({ display_name: 'Mia Merge', phone: '111', level: 5, notes: 'one' });
  const path = `/coach/members/${id}/edit`;
  const form = fieldsOf((await visitor.get(path)).text);
  const other = await coachKey(clubhouse, { name: 'Ben, coach' });
  await league.as(other.key, 'PATCH', `/v1/members/${id}`, { phone: '222', level: 6 });
  form.set('notes', 'one\r\ntwo');
  form.set('level', '4');
  const conflict = await visitor.post(path, form);
  assert.equal(conflict.status, 409);
  assert.match(conflict.text, /Ben, coach has changed this member in the meantime: Phone, Level\./);
  assert.match(conflict.text, /Current value: 6/);
  const merged = fieldsOf(conflict.text);
  assert.deepEqual(
    [merged.get('phone'), merged.get('level'), merged.get('notes')],
    ['222', '4', 'one\ntwo'],
  );
  const before = await league.must('GET', `/v1/members/${id}`);
  assert.deepEqual([before['phone'], before['level'], before['notes']], ['222', 6, 'one']);
  assert.equal((await visitor.post(path, merged)).location, `/coach/members/${id}?done=saved`);
  const after = await league.must('GET', `/v1/members/${id}`);
  assert.deepEqual([after['phone'], after['level'], after['notes']], ['222', 4, 'one\ntwo']);
  const cleared = fieldsOf((await visitor.get(path)).text);
  cleared.set('phone', '');
  await visitor.post(path, cleared);
  assert.equal((await league.must('GET', `/v1/members/${id}`))['phone'], null);
});

test('MEMB-8: a desk code works once within ten minutes; opening its page creates none', async () => {
  const { league } = started();
  const visitor = await coach();
  const id = await add({ display_name: 'Salma El-Amrani' });
  const path = `/coach/members/${id}/sign-in-code`;
  assert.doesNotMatch((await visitor.get(path)).text, /dll_/);
  const events = async () =>
    list((await league.must('GET', `/v1/events?kind=login_link.created&subject=${id}`))['data'])
      .length;
  assert.equal(await events(), 0);
  const seen = await visitor.post(path, { for: 'desk' });
  const link = /\/sign-in\/dll_\w+/.exec(seen.text)?.[0] ?? '';
  assert.match(seen.text, /<svg class="qr"/);
  assert.match(seen.text, /data-seconds="\d+"/);
  const phone = new Visitor(started());
  assert.match((await phone.get(link)).text, /Salma El-Amrani/);
  assert.equal((await phone.post(link)).status, 303);
  assert.notEqual((await new Visitor(started()).post(link)).status, 303);
  assert.match((await visitor.post(path, { for: 'send' })).text, /Works once, until/);
  await league.must('PATCH', `/v1/members/${id}`, { status: 'left' });
  const refused = await visitor.post(path, { for: 'desk' });
  assert.equal(refused.status, 409);
  assert.match(refused.text, /This member has left the club/);
});

test('MEMB-9: a break, leaving and having left show their effects, and can be undone', async () => {
  const { league } = started();
  const visitor = await coach();
  const id = idOf('Priya Raghunathan');
  const path = `/coach/members/${id}/away`;
  const before = (await visitor.get(path)).text;
  assert.match(before, /open match(es)?/);
  assert.match(before, /You can undo this/);
  const member = () => league.must('GET', `/v1/members/${id}`);
  for (const [deed, field, value, undo] of [
    ['pause', 'status', 'paused', 'resume'],
    ['left', 'status', 'left', 'back'],
  ] as const) {
    assert.equal((await visitor.post(path, { do: deed })).location, `${path}?done=${deed}`);
    assert.equal((await member())[field], value);
    assert.match((await visitor.get(path)).text, new RegExp(`value="${undo}"`));
    await visitor.post(path, { do: undo });
    assert.equal((await member())['status'], 'active');
  }
  await visitor.post(path, { do: 'leave' });
  assert.notEqual((await member())['leaving_at'], null);
  await visitor.post(path, { do: 'stay' });
  assert.equal((await member())['leaving_at'], null);
});

test('MEMB-10: removing takes a tick; erasing takes the name and a key with permission', async () => {
  const clubhouse = started();
  const { league } = clubhouse;
  const visitor = await coach();
  const id = await add({ display_name: 'Éva Erase', email: 'eva@example.org' });
  const path = `/coach/members/${id}/away`;
  const member = () => league.must('GET', `/v1/members/${id}`);
  assert.equal((await visitor.post(path, { do: 'remove' })).status, 422);
  assert.equal((await member())['deleted_at'], null);
  const removed = await visitor.post(path, { do: 'remove', sure: '1' });
  assert.equal(removed.location, '/coach/members?done=removed');
  assert.notEqual((await member())['deleted_at'], null);
  assert.match((await visitor.get(path)).text, /needs the “admin” permission/);
  assert.equal((await visitor.post(path, { do: 'erase', name: 'Eva Erase' })).status, 403);
  const { key } = await coachKey(clubhouse, { name: 'Admin', scopes: [...COACH_SCOPES, 'admin'] });
  const admin = new Visitor(clubhouse);
  await admin.post('/coach/sign-in', { key });
  const wrong = await admin.post(path, { do: 'erase', name: 'Eva' });
  assert.match(wrong.text, /That is not their name\. Nothing was erased\./);
  assert.equal((await member())['display_name'], 'Éva Erase');
  const erased = await admin.post(path, { do: 'erase', name: ' eva  erase' });
  assert.equal(erased.location, '/coach/members?done=erased');
  assert.equal((await member())['display_name'], 'Erased member');
});

test('MEMB-11, MEMB-12: the list is a file without formulas, and a member’s data is another file', async () => {
  const visitor = await coach();
  const id = await add({ display_name: '=HYPERLINK("x")', notes: 'a "b"\nc' });
  const seen = await visitor.get('/coach/members/export');
  assert.match(seen.headers.get('content-disposition') ?? '', /members-\d{4}-\d\d-\d\d\.csv/);
  assert.match(seen.text, /^Member ID,Display name,/, 'the mark of UTF-8 is read away');
  const line = seen.text.split('\r\n').find((one) => one.startsWith(id)) ?? '';
  assert.ok(line.startsWith(`${id},"'=HYPERLINK(""x"")"`), line);
  const data = await visitor.get(`/coach/members/${idOf(HANNAH)}/data`);
  const told = JSON.parse(data.text);
  assert.equal(told.member.display_name, HANNAH);
  assert.ok(told.matches.length > 0);
});

test('MEMB-13: an applicant, listed with possible duplicates, is accepted with a level or declined', async () => {
  const { league } = started();
  const visitor = await coach();
  const ask = async (first_name: string, surname: string, email: string) =>
    expectText(
      (
        await league.must('POST', '/v1/join-requests', {
          first_name,
          surname,
          email,
          phone: '+44 20 7946 0018',
          gender: 'female',
          self_level: 3,
          privacy_notice: '2026-01',
        })
      )['id'],
    );
  const [asking, declined] = [
    await ask('Hanna', 'Brandt', 'hanna@example.org'),
    await ask('Nora', 'Nein', 'nora@example.org'),
  ];
  const seen = (await visitor.get('/coach/members/applications')).text;
  assert.match(seen, /Hanna Brandt[^]*Nora Nein/);
  const path = `/coach/applications/${asking}`;
  const one = (await visitor.get(path)).text;
  assert.match(one, new RegExp(`href="/coach/members/${idOf(HANNAH)}"`));
  assert.match(one, /Self-assessed level: 3\./);
  const accept = { decide: 'accept', from: 'list', display_name: 'Hanna B.', level: '6' };
  const taken = await visitor.post(path, accept);
  assert.equal(taken.location, '/coach/members/applications?done=accepted');
  const found = list((await league.must('GET', '/v1/members?q=Hanna+B.'))['data']);
  assert.deepEqual(
    found.map((member) => [member['display_name'], member['level']]),
    [['Hanna B.', 6]],
  );
  assert.equal((await visitor.post(path, accept)).status, 409);
  await visitor.post(`/coach/applications/${declined}`, { decide: 'decline', from: 'list' });
  assert.match(
    (await visitor.get('/coach/members/applications')).text,
    /No applications are waiting/,
  );
});

test('MEMB-14, MEMB-15: ticked members, or all who never were, are invited; nobody twice a day unless confirmed', async () => {
  const { league, store } = started();
  const visitor = await coach();
  const [ann, bo, none] = [
    await add({ display_name: 'Ann Invite', email: 'ann.invite@example.org' }),
    await add({ display_name: 'Bo Invite', email: 'bo.invite@example.org' }),
    await add({ display_name: 'No Address' }),
  ];
  const invited = (id: string) =>
    store.outbox.ofMember(id).filter(({ kind }) => kind === 'invitation').length;
  const look = (query: string) => visitor.get(`/coach/send/invitations?${query}`);
  const send = async (query: string) => {
    const seen = await look(query);
    const [one, two] = [await pressSend(visitor, seen), await pressSend(visitor, seen)];
    assert.equal(one.location, two.location, 'two clicks are one');
    return workDone(visitor, one.location);
  };
  const both = await look(`member=${ann}&member=${none}`);
  assert.match(plain(both.text), /One recipient .*No email address: No Address/);
  assert.match(await send(`member=${ann}&member=${none}`), /One email is on its way\./);
  assert.deepEqual([invited(ann), invited(bo), invited(none)], [1, 0, 0]);
  const all = await look('');
  assert.match(plain(all.text), /Invited less than a day ago: Ann Invite Include/);
  await send('');
  assert.deepEqual([invited(ann), invited(bo)], [1, 1]);
  await send(`member=${ann}&again=1`);
  assert.equal(invited(ann), 2);
  const email = 'bo.invite@example.org';
  await league.must('POST', `/v1/members/${bo}/invitation`, { outcome: 'accepted', email });
  assert.match((await visitor.get(`/coach/members?q=Bo+Invite`)).text, /invited /);
  // Also after another adapter's invitation, of which this site has no email.
  const cy = await add({ display_name: 'Cy Invite', email: 'cy.invite@example.org' });
  const elsewhere = { outcome: 'accepted', email: 'cy.invite@example.org' };
  await league.must('POST', `/v1/members/${cy}/invitation`, elsewhere);
  assert.match(plain((await look(`member=${cy}`)).text), /Invited less than a day ago: Cy Invite/);
  const nobody = await look('who=chosen');
  assert.match(nobody.text, /No recipients/);
  assert.equal((await pressSend(visitor, nobody)).status, 200);
  await signedIn(started(), HANNAH);
  const signed = await look(`member=${idOf(HANNAH)}`);
  assert.match(plain(signed.text), /Already signed in: Hannah Brandt/);
});

test('SEND-1: members on a break are left out of an invitation to everyone, unless the coach includes them', async () => {
  const visitor = await coach();
  const name = 'Di Resting';
  await add({ display_name: name, email: 'di@example.org', status: 'paused' });
  await add({ display_name: 'Dora Ticked', email: 'dora@example.org' });
  await add({ display_name: 'Dirk Unticked', email: 'dirk@example.org' });
  const { location } = await visitor.get('/coach/members/invite');
  assert.equal(location, '/coach/send/invitations', 'where earlier releases had it');
  const seen = await visitor.get('/coach/send/invitations');
  assert.match(plain(seen.text), /On a break or passive: Di Resting/);
  const { action, fields } = readSendForm(seen);
  const [unticked = '', ...others] = fields.getAll('pick');
  fields.delete('pick', unticked);
  fields.set('include', 'paused');
  const wider = await visitor.post(action, fields);
  assert.equal(wider.status, 200);
  assert.match(wider.text, /<b>Di Resting<\/b>/);
  const picks = readSendForm(wider).fields.getAll('pick');
  assert.deepEqual(new Set(picks).difference(new Set(others)).size, 1, 'she alone is new');
  assert.ok(!picks.includes(unticked));
  assert.match(wider.text, new RegExp(`name="pick" value="${unticked}"`));
  fields.set('include', 'who');
  const other = await visitor.post(action, fields);
  assert.match(plain(other.text), /On a break or passive: Di Resting/, 'no other field is added');
});

test('MEMB-16: without a mail server nobody is invited by email, and a code is offered', async () => {
  const clubhouse = started();
  const visitor = await coach();
  await add({ display_name: 'Ed Unmailed', email: 'ed.unmailed@example.org' });
  const app = await clubhouse.behind(clubhouse.url, { sendsMail: false });
  const cookie = `clubhouse-coach=${visitor.cookie('clubhouse-coach')}`;
  const seen = await app.inject({ url: '/coach/send/invitations', headers: { cookie } });
  assert.match(seen.body, /This site has no mail server yet/);
  assert.doesNotMatch(seen.body, /<button class="btn [po]">/);
  const { action, fields } = readSendForm({ text: seen.body });
  const pressed = await app.inject({
    method: 'POST',
    url: action,
    headers: {
      cookie,
      origin: clubhouse.url,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: fields.toString(),
  });
  assert.equal(pressed.statusCode, 200, 'no job begins');
});

test('MEMB-17: levels are saved together, an error saves nothing, and another coach’s change is kept', async () => {
  const { league } = started();
  const visitor = await coach();
  const [ann, bo] = [
    await add({ display_name: 'Ann Level' }),
    await add({ display_name: 'Bo Level', level: 5 }),
  ];
  const path = '/coach/members/levels';
  const form = fieldsOf((await visitor.get(path)).text);
  assert.equal(form.get(`level-${bo}`), '5');
  form.set(`level-${ann}`, '11');
  form.set(`level-${bo}`, '4');
  const wrong = await visitor.post(path, form);
  assert.equal(wrong.status, 422);
  assert.equal(fieldsOf(wrong.text).get(`level-${ann}`), '11');
  const levelOf = async (id: string) => (await league.must('GET', `/v1/members/${id}`))['level'];
  assert.deepEqual([await levelOf(ann), await levelOf(bo)], [null, 5]);
  await league.must('PATCH', `/v1/members/${bo}`, { level: 9 });
  form.set(`level-${ann}`, '2');
  const conflict = await visitor.post(path, form);
  assert.equal(conflict.status, 409);
  assert.match(conflict.text, /not saved: Bo Level\./);
  assert.deepEqual([await levelOf(ann), await levelOf(bo)], [2, 9]);
  const next = fieldsOf((await visitor.get(path)).text);
  next.set(`level-${bo}`, '');
  assert.equal((await visitor.post(path, next)).location, `${path}?saved=1`);
  assert.equal(await levelOf(bo), null);
});

test('MEMB-23, WORD-7: open matches are counted before a member leaves, and withdrawn if the coach chooses so', async () => {
  const clubhouse = started();
  const { league, season } = clubhouse;
  const id = idOf('Jonas Ødegård');
  const path = `/coach/members/${id}/away`;
  const { key } = await coachKey(clubhouse, { name: 'Admin', scopes: [...COACH_SCOPES, 'admin'] });
  const admin = new Visitor(clubhouse);
  await admin.post('/coach/sign-in', { key });
  const entries = async () => {
    const found = await league.must('GET', `/v1/competitions/${season.mixed.id}/entries`);
    return list(found['data']).filter(({ label }) => /Jonas|Erased/.test(expectText(label)));
  };
  assert.match((await admin.get(path)).text, /2 matches are still open\. What should happen/);
  const erase = { do: 'erase', name: 'Jonas Ødegård' };
  for (const form of [erase, { ...erase, open: 'x' }, { do: 'remove', sure: '1' }]) {
    const asked = await admin.post(path, form);
    assert.equal(asked.status, 422);
    assert.match(asked.text, /Choose what happens to the open matches first\./);
  }
  const visitor = await coach();
  assert.equal((await visitor.post(path, { ...erase, open: 'withdraw' })).status, 403);
  assert.equal((await entries())[0]?.['status'], 'active', 'a key that may not erase');
  const erased = await admin.post(path, { ...erase, open: 'withdraw' });
  assert.equal(erased.location, '/coach/members?done=erased');
  assert.equal((await entries())[0]?.['status'], 'withdrawn');
  const table = `/tables/${season.mixed.division}`;
  const hannah = await signedIn(clubhouse, HANNAH);
  const english = (await hannah.get(table)).text;
  assert.match(english, /Erased member/);
  await hannah.post('/language', { language: 'de', to: '/me' });
  const german = (await hannah.get(table)).text;
  assert.match(german, /Gelöschtes Mitglied/);
  assert.doesNotMatch(german, /Erased member/);
  await hannah.post('/language', { language: 'en', to: '/me' });
});

test('MEMB-23: open matches stay open if the coach chooses so, and a single one is counted in the singular', async () => {
  const clubhouse = started();
  const { league, season } = clubhouse;
  const id = idOf('Matteo Ricci');
  const path = `/coach/members/${id}/away`;
  const visitor = await coach();
  assert.match(
    (await visitor.get(path)).text,
    /One match is still open\. What should happen to it\?/,
  );
  const removed = await visitor.post(path, { do: 'remove', sure: '1', open: 'keep' });
  assert.equal(removed.location, '/coach/members?done=removed');
  const found = await league.must(
    'GET',
    `/v1/competitions/${season.mixed.id}/entries?status=active`,
  );
  assert.ok(list(found['data']).some(({ label }) => expectText(label).includes('Matteo')));
});
