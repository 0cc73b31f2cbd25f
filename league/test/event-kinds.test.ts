import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import document from '../openapi.json' with { type: 'json' };
import { write } from '../src/db/writer.ts';
import { expireJoinRequests } from '../src/join-requests/expiry.ts';
import { EVENT_KINDS, type EventKind } from '../src/shared/events/event-kinds.ts';
import { createIdSource } from '../src/shared/ids.ts';
import { type InstalledClub, list, startClub, text } from './club.ts';
import { liveAllOfIt, MARK, PERSONAL_VALUES } from './every-kind.ts';
import type { Json } from './harness.ts';

/** Subjects whose names are not those of people. */
const NAMED_OTHERWISE = ['api_key', 'club', 'season', 'competition', 'division'];

async function startScene(t: TestContext): Promise<InstalledClub> {
  const club = await startClub(t);
  await liveAllOfIt(club);
  await expireRest(club);
  return club;
}

/** An undecided application, thirty days later. */
async function expireRest(club: InstalledClub): Promise<void> {
  club.clock.now += 31 * 24 * 60 * 60 * 1000;
  const now = () => club.clock.now;
  const newId = createIdSource(now, (size) => new Uint8Array(size).fill(7));
  const react = () => Promise.resolve();
  const origin = { now, newId, react, actor: { type: 'system', id: null } } as const;
  await write(club.database, origin, expireJoinRequests);
}

async function readFeed(club: InstalledClub, token = club.admin): Promise<Json[]> {
  const events: Json[] = [];
  let after = '';
  for (;;) {
    const page = await club.call('GET', `/v1/events?limit=200${after}`, { token });
    events.push(...list(page.body['data']));
    if (text(JSON.stringify(page.body['has_more'])) === 'false') return events;
    after = `&after=${text(page.body['next_cursor'])}`;
  }
}

test('EVT-5: no event names a person to a key without members:read', async (t) => {
  const club = await startScene(t);
  const events = await readFeed(club, await club.keyWith('league:read'));
  const kinds = new Set(events.map((event) => text(event['kind'])));
  assert.deepEqual(
    EVENT_KINDS.filter((kind) => !kinds.has(kind)),
    [],
  );
  for (const event of events) {
    const told = JSON.stringify(event);
    assert.doesNotMatch(told, new RegExp(MARK), told);
    const subject = text(event['subject']?.['type']);
    if (!NAMED_OTHERWISE.includes(subject)) assert.equal(event['subject_name'], null, told);
    if ('partner_name' in event) assert.equal(event['partner_name'], null, told);
    if (text(event['actor']?.['type']) !== 'api_key') assert.equal(event['actor_name'], null, told);
  }
});

test('EVT-5: with members:read the same events name the people of entries and matches', async (t) => {
  const club = await startScene(t);
  const events = await readFeed(club, await club.keyWith('league:read', 'members:read'));
  const named = (kind: string) =>
    events.find((event) => text(event['kind']) === kind)?.['subject_name'];
  assert.match(text(named('match.settled')), new RegExp(`^${MARK}\\d / ${MARK}\\d v ${MARK}`));
  assert.match(text(named('entry.created')), new RegExp(`^${MARK}\\d / ${MARK}`));
});

type Check = (value: unknown) => boolean;

const id: Check = (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(value));
const ids: Check = (value) => Array.isArray(value) && value.every(id);
const count: Check = (value) => Number.isInteger(value);
const flag: Check = (value) => typeof value === 'boolean';
const oneOf =
  (...words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);
/** Names of the document's fields with this name, never their values. */
const fieldsOf =
  (name: keyof typeof document.components.schemas): Check =>
  (value) => {
    const schema = document.components.schemas[name];
    const known = Object.keys('properties' in schema ? schema.properties : {});
    return Array.isArray(value) && value.length > 0 && value.every((one) => known.includes(one));
  };

const ofCompetition = { competition_id: id };
const ofClaim = {
  claim_id: id,
  side: oneOf(0, 1),
  outcome: oneOf('completed'),
};
const STATES = oneOf('planning', 'draft', 'active', 'complete', 'archived');

/** The allowed data of each kind of event: ids, categories and names of fields. */
const DATA: Readonly<Record<EventKind, Readonly<Record<string, Check>>>> = {
  'club.installed': {},
  'club.updated': { fields: fieldsOf('Club') },
  'api_key.created': { scopes: (value) => Array.isArray(value) },
  'api_key.pii_granted': {},
  'api_key.revoked': {},
  'weather.updated': { fields: fieldsOf('Weather') },
  'court_location.created': { fields: fieldsOf('CourtLocation') },
  'court_location.updated': { fields: fieldsOf('CourtLocation') },
  'court_location.deleted': {},
  'member.created': {
    fields: fieldsOf('Member'),
    join_request_id: id,
    privacy_notice: oneOf('p1'),
  },
  'member.updated': { fields: fieldsOf('Member') },
  'member.deleted': {},
  'member.erased': {},
  'member.leaving.recorded': { entry_ids: ids },
  'member.leaving.withdrawn': { entry_ids: ids },
  'member.paused': {},
  'member.resumed': {},
  'member.wish.updated': {},
  'member.invitation.recorded': { outcome: oneOf('accepted', 'failed') },
  'join_request.created': {},
  'join_request.approved': { member_id: id },
  'join_request.declined': { reason: oneOf('member_erased') },
  'join_request.expired': {},
  'login_link.created': { login_link_id: id },
  'session.started': { login_link_id: id, session_id: id },
  'session.ended': { member_id: id },
  'season.created': {},
  'season.updated': { fields: fieldsOf('Season') },
  'season.state_changed': { from: STATES, to: STATES },
  'season.deleted': {},
  'competition.created': {},
  'competition.updated': { fields: fieldsOf('Competition') },
  'competition.state_changed': { from: STATES, to: STATES },
  'competition.deleted': {},
  'competition.filled': { created: count, moved: count, removed: count, provisional: flag },
  'division.created': ofCompetition,
  'division.updated': { ...ofCompetition, fields: fieldsOf('Division') },
  'division.deleted': ofCompetition,
  'division.tie_decided': {
    ...ofCompetition,
    tie_decision_id: id,
    entry_ids: ids,
    by: oneOf('lot', 'play_off', 'agreement'),
  },
  'division.tie_undone': { ...ofCompetition, tie_decision_id: id },
  'entry.created': {
    ...ofCompetition,
    member_ids: ids,
    reason: oneOf('held', 'promoted', 'relegated', 'new_pair', 'by_level'),
  },
  'entry.updated': { ...ofCompetition, fields: fieldsOf('Entry') },
  'entry.deleted': {
    ...ofCompetition,
    because: oneOf('left_club', 'opted_out', 'on_a_break'),
    member_ids: ids,
    partner_id: id,
  },
  'entry.withdrawn': ofCompetition,
  'entry.reinstated': ofCompetition,
  'entry.opted_out': ofCompetition,
  'entry.opted_in': ofCompetition,
  'fixtures.generated': { ...ofCompetition, created: count },
  'match.claimed': ofClaim,
  'match.amended': ofClaim,
  'match.disputed': ofClaim,
  'match.confirmed': ofClaim,
  'match.settled': {
    claim_id: id,
    outcome: oneOf('completed'),
    reason: oneOf('no_response'),
    replaced_claim_ids: ids,
  },
  'partner_choice.updated': { ...ofCompetition, partner_id: id },
  'partner_choice.declined': { ...ofCompetition, partner_id: id },
  'partner_choice.agreed': { ...ofCompetition, partner_id: id },
};

test('EVT-4: event data holds only ids, categories and field names', async (t) => {
  const club = await startScene(t);
  for (const event of await readFeed(club)) {
    const kind = text(event['kind']) as EventKind;
    const data = Object.entries(event['data'] ?? {});
    for (const [name, value] of data) {
      const check = DATA[kind][name];
      assert.ok(check?.(value), `${kind} tells ${name}: ${JSON.stringify(value)}`);
    }
    for (const value of PERSONAL_VALUES) {
      assert.ok(!JSON.stringify(event['data']).includes(value), `${kind} tells ${value}`);
    }
  }
});
