import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, getWords } from '../messages/language.ts';
import {
  EVENT_KINDS,
  GROUPS,
  isGroup,
  isKind,
  listKinds,
  type LeagueEvent,
} from './event-groups.ts';
import { describeActor, attributeEvent, describeEvent } from './event-sentence.ts';

interface Schema {
  readonly enum: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const document = JSON.parse(
  readFileSync(new URL('../../../league/openapi.json', import.meta.url), 'utf8'),
) as Document;

function schemaOf(name: string): Schema {
  const schema = document.components.schemas[name];
  assert.ok(schema, name);
  return schema;
}

const HEAD = {
  id: 'e',
  cursor: 'c',
  occurred_at: '2026-11-22T12:00:00.000Z',
  actor: { type: 'api_key', id: 'k' },
  actor_name: 'Ana, coach',
  actor_member_id: null,
  subject_name: 'Ann Lee',
  match_id: null,
  competition_name: 'Singles',
  partner_name: 'Bo Berg',
} as const;

/** An event as from the league; its kinds come from the league's document. */
function eventOf(kind: string, subject: string, changes: object = {}): LeagueEvent {
  const data = {
    fields: ['name', 'level'],
    outcome: 'completed',
    created: 2,
    moved: 1,
    removed: 0,
  };
  const event: object = { ...HEAD, kind, subject: { type: subject, id: 's' }, data, ...changes };
  return event as LeagueEvent;
}

const subjectOf = (kind: string) => {
  const named = kind.split('.')[0] ?? '';
  const special: Readonly<Record<string, string>> = {
    fixtures: 'division',
    partner_choice: 'member',
    login_link: 'member',
  };
  return special[named] ?? named;
};

test('HIST-1: every kind of event in the league’s document has a sentence in each language, and one group', () => {
  const kinds: readonly string[] = schemaOf('EventKind').enum;
  assert.deepEqual(EVENT_KINDS.toSorted(), kinds.toSorted());
  assert.deepEqual(GROUPS.flatMap(listKinds).toSorted(), kinds.toSorted());
  for (const language of LANGUAGES) {
    const words = getWords(language);
    const said = kinds.map((kind) => describeEvent(eventOf(kind, subjectOf(kind)), words));
    for (const sentence of said) {
      assert.match(sentence, /^[\p{Lu}\d].*\.$/u);
      assert.doesNotMatch(sentence, /undefined|null|NaN|object|_/);
    }
    // A key that shows addresses causes two events: its creation, and its access to addresses.
    assert.ok(new Set(said).size > kinds.length - 4, language);
  }
});

test('HIST-1: every state, reason, outcome and field in the league’s document has a word in each language', () => {
  const valuesOf = (...names: string[]) => names.flatMap((name) => schemaOf(name).enum);
  // Reported under another name, or by an event of their own.
  const others = ['acknowledge', 'member_ids', 'preset', 'state'];
  const changed = ['Club', 'Competition', 'CourtLocation', 'Division', 'Entry', 'Member', 'Season']
    .flatMap((name) => Object.keys(schemaOf(`${name}Changes`).properties))
    .filter((field) => !others.includes(field));
  const needed = {
    states: valuesOf('SeasonState', 'CompetitionState'),
    reasons: valuesOf('PlacementReason', 'AbsenceReason', 'DeclineReason', 'SettlementReason'),
    outcomes: valuesOf('Outcome').filter((one) => one !== 'completed'),
    fields: [...changed, 'members', 'units'],
  };
  for (const language of LANGUAGES) {
    const { history } = getWords(language);
    for (const part of ['states', 'reasons', 'outcomes', 'fields'] as const) {
      const missing = needed[part].filter((one) => !Object.hasOwn(history[part], one));
      assert.deepEqual(missing, [], `${language}: ${part}`);
    }
  }
  const begun = eventOf('season.state_changed', 'season', {
    data: { from: 'planning', to: 'active' },
  });
  assert.equal(
    describeEvent(begun, getWords('en')),
    'The season Ann Lee is now running (was being planned).',
  );
  assert.equal(
    describeEvent(begun, getWords('de')),
    'Die Saison Ann Lee ist jetzt aktiv (vorher in Planung).',
  );
});

test('HIST-1: an event of a later league is shown as it is and does not break the page', () => {
  const words = getWords('en');
  const later = eventOf('court.booked', 'court_location');
  assert.ok(!isKind(later.kind) && !isGroup('bookings'));
  assert.match(describeEvent(later, words), /does not know yet: court\.booked/);
  const settled = eventOf('match.settled', 'match', {
    data: { outcome: 'abandoned', reason: 'darkness' },
  });
  assert.equal(describeEvent(settled, words), 'Ann Lee: settled (abandoned), darkness.');
});

test('HIST-3: an erased member is not named, and a deleted object is shown as deleted', () => {
  const gone = eventOf('entry.deleted', 'entry', { subject_name: null, competition_name: null });
  assert.equal(
    describeEvent(gone, getWords('en')),
    'A deleted entry was removed from a deleted competition.',
  );
  const erased = eventOf('match.settled', 'match', {
    subject_name: 'Erased member v Bo Berg',
    data: { outcome: 'walkover', reason: null },
  });
  assert.equal(
    describeEvent(erased, getWords('de')),
    'Ein gelöschtes Mitglied – Bo Berg: entschieden (nicht angetreten).',
  );
  const by = (changes: object) =>
    describeActor(eventOf('club.updated', 'club', changes), getWords('de'));
  assert.equal(by({ actor: { type: 'system', id: null }, actor_name: null }), 'automatisch');
  assert.equal(by({ actor: { type: 'session', id: 's' }, actor_name: null }), 'ein Spieler');
  assert.equal(by({ actor_name: 'Erased member' }), 'ein gelöschtes Mitglied');
  assert.equal(by({}), 'Ana, coach');
});

test('HIST-6: names the person if the website passed it on, and otherwise nobody', () => {
  const at = Date.parse(HEAD.occurred_at);
  const inviterOf = (member: string, then: number) =>
    member === 's' && then === at ? 'Ana' : null;
  const website = { keyId: 'w', inviterOf };
  const doer = (kind: string, subject: string, actor: object, changes: object = {}) =>
    attributeEvent(eventOf(kind, subject, { actor, ...changes }), getWords('en'), website);
  const byWebsite = { type: 'api_key', id: 'w' };
  const byItself = { type: 'system', id: null };
  const invited = 'member.invitation.recorded';
  assert.deepEqual(doer(invited, 'member', byWebsite), { by: 'Ana', isActor: false });
  const later = { subject: { type: 'member', id: 'other' } };
  assert.deepEqual(doer(invited, 'member', byWebsite, later), { how: 'by the website' });
  assert.deepEqual(doer(invited, 'member', HEAD.actor), { by: 'Ana, coach', isActor: true });
  assert.deepEqual(doer('session.ended', 'session', byWebsite), { by: 'Ann Lee', isActor: false });
  assert.deepEqual(doer('member.updated', 'member', byWebsite), { by: 'Ann Lee', isActor: false });
  assert.deepEqual(doer('login_link.created', 'member', byWebsite), {
    how: 'requested on the website',
  });
  assert.equal(doer('join_request.created', 'join_request', byWebsite), null);
  assert.deepEqual(doer('club.updated', 'club', byWebsite), { how: 'by the website' });
  assert.equal(doer('club.installed', 'club', byItself), null);
  assert.equal(doer('session.started', 'member', byItself), null);
  assert.deepEqual(doer('join_request.expired', 'join_request', byItself), {
    how: 'automatically',
  });
});
