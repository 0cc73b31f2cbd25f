import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json, HttpMethod } from 'test-kit/club-calls';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { dateAfter } from './seed.ts';
import { type PageResponse, signedIn, type Visitor } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });

const [HANNAH, JONAS, INGRID, MATTEO, AOIFE, TOMASZ] = [
  'Hannah Brandt',
  'Jonas Ødegård',
  'Ingrid Solheim',
  'Matteo Ricci',
  'Aoife Ní Dhomhnaill',
  'Tomasz Wieczorek',
] as const;

function idOf(name: string): string {
  return started().season.members.get(name) ?? '';
}

const visitors = new Map<string, Promise<Visitor>>();

/** Signed in once, because a network gets a limited number of links. */
function visitorOf(name: string): Promise<Visitor> {
  const known = visitors.get(name) ?? signedIn(started(), name);
  visitors.set(name, known);
  return known;
}

async function page(visitor: Visitor, path = '/wishes'): Promise<string> {
  const seen = await visitor.get(path);
  assert.equal(seen.status, 200);
  return seen.text;
}

/** The card of a competition, up to the next section. */
async function card(visitor: Visitor, competition = started().season.mixed.id): Promise<string> {
  const html = await page(visitor);
  const at = html.indexOf(`id="${competition}"`);
  return at < 0 ? '' : html.slice(at, html.indexOf('</section>', at));
}

function say(visitor: Visitor, form: Readonly<Record<string, string>>): Promise<PageResponse> {
  return visitor.post('/wishes', { competition: started().season.mixed.id, ...form });
}

async function said(visitor: Visitor, form: Readonly<Record<string, string>>): Promise<string> {
  const seen = await say(visitor, form);
  assert.equal(seen.status, 303, seen.text);
  return seen.location ?? '';
}

function state(path: string, method: HttpMethod = 'POST', body?: unknown): Promise<Json> {
  return started().league.must(method, path, body);
}

const EVERYBODY = [HANNAH, JONAS, INGRID, MATTEO, AOIFE, TOMASZ];

/** Everyone in mixed doubles, or only these, chooses to continue with their current partner. */
async function afresh(...names: readonly string[]): Promise<void> {
  const path = `/v1/competitions/${started().season.mixed.id}/partner-choices`;
  for (const name of names.length === 0 ? EVERYBODY : names) {
    await state(`${path}/${idOf(name)}`, 'PUT', { choice: 'same_partner' });
  }
}

test('PART-1: silent members continue together, and each sees what the other said', async () => {
  const hannah = await visitorOf(HANNAH);
  const jonas = await visitorOf(JONAS);
  assert.match(await card(hannah), /You and Jonas Ødegård will play together again unless/);
  await said(hannah, { say: 'partner', choice: 'same' });
  assert.match(await card(hannah), /You want to keep playing with Jonas Ødegård\./);
  assert.match(await card(jonas), /Hannah Brandt wants to keep playing with you/);
  await said(jonas, { say: 'partner', choice: 'same' });
  assert.match(await card(hannah), /Agreed: you will play with Jonas Ødegård next season\./);
});

test('PART-1, PART-2: naming, being named, accepting and undoing, as both see it', async () => {
  await afresh(HANNAH, JONAS);
  const hannah = await visitorOf(HANNAH);
  const jonas = await visitorOf(JONAS);
  const matteo = await visitorOf(MATTEO);
  const ingrid = await visitorOf(INGRID);
  const before = await card(hannah);
  const follows = before.indexOf('If you choose someone else, Jonas Ødegård immediately needs');
  assert.ok(follows > 0 && follows < before.indexOf('value="partner"'), 'said before its button');
  const location = await said(hannah, { say: 'partner-name', partner: idOf(MATTEO) });
  assert.match((await hannah.get(location)).text, /It’s best to tell them yourself as well\./);
  assert.match(
    await card(hannah),
    /You named Matteo Ricci\. It is agreed once Matteo Ricci also names/,
  );
  assert.match(await card(jonas), /Hannah Brandt said no\. You are looking for a partner\./);
  const asked = await card(matteo);
  assert.match(asked, /Hannah Brandt would like to play with you\./);
  assert.match(asked, /agreed immediately, and Ingrid Solheim will need a new partner/);
  assert.match(
    asked,
    /You and Ingrid Solheim will play together again|Agreed: you will play with Ingrid/,
  );
  await said(matteo, { say: 'partner-yes', partner: idOf(HANNAH), name: HANNAH });
  assert.match(await card(hannah), /Agreed: you will play with Matteo Ricci next season\./);
  assert.match(await card(matteo), /Agreed: you will play with Hannah Brandt next season\./);
  assert.match(await card(ingrid), /Matteo Ricci plays with someone else/);
  assert.match(await card(jonas), /Hannah Brandt plays with someone else/);
  assert.match(await card(matteo), /Hannah Brandt will then need a new partner\./);
  await said(matteo, { say: 'partner', choice: 'same' });
  assert.match(await card(hannah), /Matteo Ricci plays with someone else/);
  assert.match(await card(ingrid), /Matteo Ricci wants to keep playing with you/);
});

test('PART-2: a named partner may decline, and a yes changes nothing once the question is withdrawn', async () => {
  await afresh();
  const hannah = await visitorOf(HANNAH);
  const matteo = await visitorOf(MATTEO);
  await said(hannah, { say: 'partner-name', partner: idOf(MATTEO) });
  const yes = { say: 'partner-yes', partner: idOf(HANNAH), name: HANNAH };
  await said(matteo, { say: 'partner-no', partner: idOf(HANNAH) });
  assert.doesNotMatch(await card(matteo), /would like to play with you/);
  assert.match(await card(hannah), /Matteo Ricci plays with someone else/);
  await said(hannah, { say: 'partner', choice: 'same' });
  const late = await say(matteo, yes);
  assert.equal(late.status, 409);
  assert.match(late.text, /Hannah Brandt no longer names you, so nothing was changed/);
  assert.match(await card(matteo), /Agreed: you will play with Ingrid Solheim/);
});

test('PART-1: the coach decides, not playing, nothing chosen, and keeping a named partner', async () => {
  await afresh();
  const aoife = await visitorOf(AOIFE);
  const tomasz = await visitorOf(TOMASZ);
  await said(aoife, { say: 'partner', choice: 'coach' });
  assert.match(await card(aoife), /The coach will find you a partner\./);
  assert.match(await card(tomasz), /You are looking for a partner/);
  await said(aoife, { say: 'partner', choice: 'out' });
  assert.match(await card(aoife), /You will not play this next season\./);
  assert.match(await card(tomasz), /Aoife Ní Dhomhnaill will not play this next season\./);
  const none = await say(aoife, { say: 'partner' });
  assert.equal(none.status, 422);
  assert.match(none.text, /Choose one of these options\./);
  await said(tomasz, { say: 'partner-name' });
  assert.match(await card(tomasz), /Other players can choose you\./);
  await said(tomasz, { say: 'partner-name', partner: idOf(JONAS) });
  await said(tomasz, { say: 'partner', choice: 'keep', partner: idOf(JONAS) });
  assert.match(await card(tomasz), /Jonas Ødegård plays with someone else/);
  assert.match(await card(await visitorOf(JONAS)), /Tomasz Wieczorek would like to play/);
  const { mixed } = started().season;
  const to = await said(tomasz, { say: 'partner', choice: 'other' });
  assert.equal(to, `/wishes/partner/${mixed.id}`);
});

test('PART-4: a partner on a break is away, the pair continues later, and the absent one gets an email', async () => {
  await afresh();
  const hannah = await visitorOf(HANNAH);
  const jonas = await visitorOf(JONAS);
  await state(`/v1/members/${idOf(JONAS)}/pause`);
  const left = await card(hannah);
  assert.match(left, /Jonas Ødegård is away next season, so you are looking/);
  assert.doesNotMatch(left, /value="same"/);
  const paused = await page(jonas);
  assert.match(paused, /Looking for a partner in the meantime: Hannah Brandt\./);
  assert.doesNotMatch(paused, /name="choice"/);
  const refused = await say(hannah, { say: 'partner-name', partner: idOf(JONAS) });
  assert.equal(refused.status, 422);
  assert.match(refused.text, /You cannot choose this member/);
  await state(`/v1/members/${idOf(JONAS)}/pause`, 'DELETE');
  assert.match(await card(hannah), /Agreed: you will play with Jonas Ødegård/);
});

test('PART-4, WISH-3: a player whose partner leaves learns it, and is not asked to undo it', async () => {
  await afresh();
  const hannah = await visitorOf(HANNAH);
  await state(`/v1/members/${idOf(JONAS)}/leave`);
  const html = await page(hannah);
  assert.match(html, /Jonas Ødegård is leaving, so you will no longer play together/);
  assert.doesNotMatch(html, /value="opt-in"/);
  assert.match(await card(hannah), /Jonas Ødegård is away next season/);
  await said(hannah, { say: 'partner-name', partner: idOf(AOIFE) });
  assert.doesNotMatch(await page(hannah), /value="opt-in"/);
  await state(`/v1/members/${idOf(JONAS)}/leave`, 'DELETE');
  assert.doesNotMatch(await page(hannah), /is leaving, so you will no longer/);
});

test('PART-1, WISH-2: a passed deadline does not limit what a player may say', async () => {
  await afresh();
  const { id, mixed } = started().season;
  await state(`/v1/seasons/${id}`, 'PATCH', { results_deadline: dateAfter(-1) });
  const aoife = await visitorOf(AOIFE);
  await said(aoife, { say: 'partner', choice: 'coach' });
  assert.match(await card(aoife), /The coach will find you a partner\./);
  await said(aoife, { say: 'wish', play: 'mixed_doubles' });
  assert.equal((await aoife.get(`/wishes/partner/${mixed.id}`)).status, 200);
  await said(aoife, { say: 'take-back' });
  await state(`/v1/seasons/${id}`, 'PATCH', { results_deadline: dateAfter(21) });
});

test('PART-1: a member without an entry who wants to play is asked too, and one who does not learns why', async () => {
  await afresh();
  const lea = await visitorOf('Léa Marchetti');
  assert.equal(await card(lea), '');
  const { mixed } = started().season;
  await state(`/v1/members/${idOf('Léa Marchetti')}/wants-to-play`, 'PUT', {
    wants_to_play: 'singles_mixed',
  });
  assert.match(await card(lea), /You have no partner here yet\./);
  assert.match(await card(lea), /<details class="fold" open/);
  const hannah = await visitorOf(HANNAH);
  await state(`/v1/members/${idOf(HANNAH)}/wants-to-play`, 'PUT', { wants_to_play: 'singles' });
  assert.match(await card(hannah), /Your preferences exclude mixed doubles next season/);
  await state(`/v1/members/${idOf(HANNAH)}/wants-to-play`, 'PUT', { wants_to_play: null });
  assert.equal((await lea.get(`/wishes/partner/${mixed.id}`)).status, 200);
});

test('PART-3: a partner is found by name without accents, chosen, and named', async () => {
  await afresh();
  const { mixed, singles } = started().season;
  const hannah = await visitorOf(HANNAH);
  const path = `/wishes/partner/${mixed.id}`;
  const all = await page(hannah, path);
  assert.doesNotMatch(all, />(Hannah Brandt|Jonas Ødegård)<\/b>/);
  assert.match(all, /Jonas Ødegård will need a new partner from then on/);
  const found = await page(hannah, `${path}?q=dhomh`);
  assert.match(found, /Aoife Ní Dhomhnaill/);
  assert.doesNotMatch(found, /Matteo/);
  const accents = await page(hannah, `${path}?q=ni+dho`);
  assert.match(accents, new RegExp(`value="${idOf(AOIFE)}"`));
  const none = await page(hannah, `${path}?q=%3Cnobody%3E`);
  assert.match(none, /Nobody here matches “&lt;nobody>”\./);
  assert.equal((await hannah.get(`/wishes/partner/${singles.id}`)).status, 404);
  assert.equal((await hannah.get('/wishes/partner/nonsense')).status, 404);
  const stale = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';
  assert.equal((await hannah.get(`${path}?after=${stale}`)).location, path);
});

test('PART-3: names come in pages, each once', async () => {
  const { mixed } = started().season;
  const names: string[] = [];
  for (let index = 0; index < 65; index++) {
    const name = `Zoë Member ${String(index).padStart(2, '0')}`;
    await state('/v1/members', 'POST', { display_name: name, wants_to_play: 'all' });
    names.push(name);
  }
  const hannah = await visitorOf(HANNAH);
  const seen: string[] = [];
  const sizes: number[] = [];
  let path: string | undefined = `/wishes/partner/${mixed.id}?q=zoe`;
  while (path !== undefined && seen.length < 100) {
    const html = await page(hannah, path);
    const names = [...html.matchAll(/>(Zoë Member \d\d)</g)].map((one) => one[1] ?? '');
    seen.push(...names);
    sizes.push(names.length);
    path = /href="(\/wishes\/partner\/[^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  }
  assert.deepEqual(seen, names);
  assert.deepEqual(sizes, [30, 30, 5]);
});

test('WISH-7: the page of wishes takes three calls to the league, and the page of names two', async () => {
  const hannah = await visitorOf(HANNAH);
  const { mixed } = started().season;
  assert.deepEqual(await listCalls(started(), hannah, '/wishes'), [
    '/v1/me',
    '/v1/me/partner-choices',
    '/v1/me/placements',
  ]);
  assert.deepEqual(await listCalls(started(), hannah, `/wishes/partner/${mixed.id}`), [
    `/v1/competitions/${mixed.id}/partner-candidates`,
    '/v1/me/partner-choices',
  ]);
});

test('PART-4: once the competition is complete, choices are final', async () => {
  await afresh();
  const { mixed } = started().season;
  const hannah = await visitorOf(HANNAH);
  await state(`/v1/competitions/${mixed.id}`, 'PATCH', { state: 'complete' });
  const stands = await card(hannah);
  assert.match(stands, /Agreed: you will play with Jonas Ødegård/);
  assert.match(stands, /This season is complete, so choices are final/);
  assert.doesNotMatch(stands, /name="choice"/);
  const refused = await say(hannah, { say: 'partner', choice: 'coach' });
  assert.equal(refused.status, 409);
  assert.match(refused.text, /so partners can no longer be changed/);
  assert.equal((await hannah.get(`/wishes/partner/${mixed.id}`)).location, '/wishes');
  await state(`/v1/competitions/${mixed.id}`, 'PATCH', { state: 'active' });
});
