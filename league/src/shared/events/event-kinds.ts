import type { Id } from '../ids.ts';
import { OUTCOMES, SETTLEMENT_REASONS } from '../score.ts';
import { SCOPES } from '../scopes.ts';
import { type Param, param } from '../sentences/param.ts';
import { COMPETITION_STATES, SEASON_STATES } from '../states.ts';
import { DECISION_WAYS } from '../ties.ts';

export type SubjectType =
  | 'club'
  | 'api_key'
  | 'weather'
  | 'court_location'
  | 'member'
  | 'join_request'
  | 'login_link'
  | 'session'
  | 'season'
  | 'competition'
  | 'division'
  | 'entry'
  | 'match';

type Params = Readonly<Record<string, Param<unknown>>>;

/** A kind of event: its subject, and the data it carries always or sometimes. */
interface EventDeclaration<
  S extends SubjectType,
  A extends Params | null,
  M extends Params | null,
> {
  readonly about: string;
  readonly subject: S;
  readonly always: A;
  readonly maybe: M;
}

function declareEvent<S extends SubjectType>(
  subject: S,
  about: string,
): EventDeclaration<S, null, null>;
function declareEvent<S extends SubjectType, A extends Params | null>(
  subject: S,
  about: string,
  always: A,
): EventDeclaration<S, A, null>;
function declareEvent<S extends SubjectType, A extends Params | null, M extends Params>(
  subject: S,
  about: string,
  always: A,
  maybe: M,
): EventDeclaration<S, A, M>;
function declareEvent(
  subject: SubjectType,
  about: string,
  always: Params | null = null,
  maybe: Params | null = null,
): EventDeclaration<SubjectType, Params | null, Params | null> {
  return { about, subject, always, maybe };
}

const FIELDS = param.list(param.name('Names of the changed fields, never their values'));
const OF_COMPETITION = { competition_id: param.id('competition', 'The competition') };
const OF_CLAIM = {
  claim_id: param.id('claim', 'The claim'),
  side: param.side('The side that reports'),
  outcome: param.oneOf('Outcome', OUTCOMES, 'The reported outcome'),
};
const COVERED = { entry_ids: param.list(param.id('entry', 'The entries it covers')) };

/** Everything that causes an event; the feed records nothing else. */
export const EVENTS = {
  'club.installed': declareEvent('club', 'The club was registered'),
  'club.updated': declareEvent('club', 'The club was changed', { fields: FIELDS }),
  'api_key.created': declareEvent('api_key', 'A key was created', {
    scopes: param.list(param.oneOf('Scope', SCOPES, 'The scopes it grants')),
  }),
  'api_key.pii_granted': declareEvent('api_key', 'A key that can read personal data was created'),
  'api_key.revoked': declareEvent('api_key', 'A key was revoked'),
  'weather.updated': declareEvent('weather', 'The units of forecasts were changed', {
    fields: FIELDS,
  }),
  'court_location.created': declareEvent('court_location', 'A place was added', { fields: FIELDS }),
  'court_location.updated': declareEvent('court_location', 'A court location was changed', {
    fields: FIELDS,
  }),
  'court_location.deleted': declareEvent('court_location', 'A court location was removed'),
  'member.created': declareEvent(
    'member',
    'A member was added',
    { fields: FIELDS },
    {
      join_request_id: param.id('join_request', 'The application that was approved'),
      privacy_notice: param.name('The notice the applicant saw'),
    },
  ),
  'member.updated': declareEvent('member', 'A member was changed', { fields: FIELDS }),
  'member.deleted': declareEvent('member', 'A member was removed; results remain'),
  'member.erased': declareEvent('member', 'A member’s personal data was erased'),
  'member.leaving.recorded': declareEvent('member', 'A member does not play next season', COVERED),
  'member.leaving.withdrawn': declareEvent(
    'member',
    'A member plays next season after all',
    COVERED,
  ),
  'member.paused': declareEvent('member', 'A break began'),
  'member.resumed': declareEvent('member', 'A break ended'),
  'member.wish.updated': declareEvent('member', 'A member said what they want to play'),
  'member.invitation.recorded': declareEvent(
    'member',
    'An adapter sent an invitation, or failed to',
    {
      outcome: param.oneOf(
        'InvitationState',
        ['accepted', 'failed'],
        'Whether the invitation was sent',
      ),
    },
  ),
  'join_request.created': declareEvent('join_request', 'Someone applied'),
  'join_request.approved': declareEvent('join_request', 'An applicant became a member', {
    member_id: param.id('member', 'The member'),
  }),
  'join_request.declined': declareEvent('join_request', 'An application was removed', null, {
    reason: param.oneOf('DeclineReason', ['member_erased'], 'Given if nobody declined it'),
  }),
  'join_request.expired': declareEvent(
    'join_request',
    'An application expired after 30 days without a decision',
  ),
  'login_link.created': declareEvent('member', 'A login link was created for a member', {
    login_link_id: param.id('login_link', 'The link'),
  }),
  'session.started': declareEvent('member', 'A member signed in', {
    login_link_id: param.id('login_link', 'The link used'),
    session_id: param.id('session', 'The session'),
  }),
  'session.ended': declareEvent('session', 'A member signed out, or was signed out', {
    member_id: param.id('member', 'The member'),
  }),
  'season.created': declareEvent('season', 'A season was planned'),
  'season.updated': declareEvent('season', 'A season was changed', { fields: FIELDS }),
  'season.state_changed': declareEvent('season', 'The state of a season changed', {
    from: param.oneOf('SeasonState', SEASON_STATES, 'Before'),
    to: param.oneOf('SeasonState', SEASON_STATES, 'After'),
  }),
  'season.deleted': declareEvent('season', 'A planned season was deleted'),
  'competition.created': declareEvent('competition', 'A competition was created'),
  'competition.updated': declareEvent('competition', 'A competition was changed', {
    fields: FIELDS,
  }),
  'competition.state_changed': declareEvent('competition', 'The state of a competition changed', {
    from: param.oneOf('CompetitionState', COMPETITION_STATES, 'Before'),
    to: param.oneOf('CompetitionState', COMPETITION_STATES, 'After'),
  }),
  'competition.deleted': declareEvent('competition', 'A draft was deleted'),
  'competition.filled': declareEvent('competition', 'A draft was filled from its plan', {
    created: param.count('Entries that were added'),
    moved: param.count('Entries that moved to another division'),
    removed: param.count('Entries that were removed'),
    provisional: param.flag('The previous tables are not final yet'),
  }),
  'division.created': declareEvent('division', 'A division was added', OF_COMPETITION),
  'division.updated': declareEvent('division', 'A division was changed', {
    ...OF_COMPETITION,
    fields: FIELDS,
  }),
  'division.deleted': declareEvent('division', 'A division was deleted', OF_COMPETITION),
  'division.tie_decided': declareEvent('division', 'A tie was decided', {
    ...OF_COMPETITION,
    tie_decision_id: param.id('tie_decision', 'The decision'),
    entry_ids: param.list(param.id('entry', 'The entries, the best first')),
    by: param.oneOf('DecisionWay', DECISION_WAYS, 'How it was decided'),
  }),
  'division.tie_undone': declareEvent('division', 'The decision on a tie was undone', {
    ...OF_COMPETITION,
    tie_decision_id: param.id('tie_decision', 'The decision'),
  }),
  'entry.created': declareEvent(
    'entry',
    'A member or a pair was entered',
    { ...OF_COMPETITION, member_ids: param.list(param.id('member', 'The members of the entry')) },
    {
      reason: param.oneOf(
        'PlacementReason',
        ['promoted', 'relegated', 'held', 'new_pair', 'by_level'],
        'If a draft was filled: the reason for this placement',
      ),
    },
  ),
  'entry.updated': declareEvent(
    'entry',
    'An entry was renamed or moved, or its members changed',
    { ...OF_COMPETITION, fields: FIELDS },
    {
      joined_member_ids: param.list(
        param.id('member', 'New members of the entry, if they changed'),
      ),
      left_member_ids: param.list(
        param.id('member', 'Former members of the entry, if they changed'),
      ),
      from_division_id: param.id('division', 'Its previous division, if it left one'),
    },
  ),
  'entry.deleted': declareEvent('entry', 'An entry was deleted with its fixtures', OF_COMPETITION, {
    because: param.oneOf(
      'AbsenceReason',
      ['left_club', 'opted_out', 'on_a_break'],
      'If it left a draft automatically: the reason',
    ),
    member_ids: param.list(param.id('member', 'If it left automatically: its members')),
    partner_id: param.id('member', 'The member who now needs a partner'),
  }),
  'entry.withdrawn': declareEvent('entry', 'An entry was withdrawn', OF_COMPETITION),
  'entry.reinstated': declareEvent('entry', 'An entry was reinstated', OF_COMPETITION),
  'entry.opted_out': declareEvent('entry', 'An entry does not play next season', OF_COMPETITION),
  'entry.opted_in': declareEvent('entry', 'An entry plays next season after all', OF_COMPETITION),
  'fixtures.generated': declareEvent('division', 'Matches were generated', {
    ...OF_COMPETITION,
    created: param.count('How many'),
  }),
  'match.claimed': declareEvent('match', 'A side reported for the first time', OF_CLAIM),
  'match.amended': declareEvent('match', 'A side changed its report', OF_CLAIM),
  'match.disputed': declareEvent('match', 'The two reports differ', OF_CLAIM),
  'match.confirmed': declareEvent(
    'match',
    'The two reports agree, and the result counts',
    OF_CLAIM,
  ),
  'match.settled': declareEvent('match', 'A coach settled a match', {
    claim_id: param.id('claim', 'What the coach entered'),
    outcome: param.oneOf('Outcome', OUTCOMES, 'What was settled'),
    reason: param.nullable(
      param.oneOf('SettlementReason', SETTLEMENT_REASONS, 'The reason; null if none was given'),
    ),
    replaced_claim_ids: param.list(param.id('claim', 'The previous claims')),
  }),
  'partner_choice.updated': declareEvent(
    'member',
    'A member chose a partner for next season',
    OF_COMPETITION,
    { partner_id: param.id('member', 'The chosen partner') },
  ),
  'partner_choice.declined': declareEvent(
    'member',
    'A member turned down a partner',
    OF_COMPETITION,
    {
      partner_id: param.id('member', 'The member turned down'),
    },
  ),
  'partner_choice.agreed': declareEvent(
    'member',
    'Two members agreed to play as a pair',
    OF_COMPETITION,
    {
      partner_id: param.id('member', 'The other'),
    },
  ),
} as const;

export type EventKind = keyof typeof EVENTS;

/** Every kind of event the feed can contain (EVT-8). */
export const EVENT_KINDS = Object.keys(EVENTS).filter(isEventKind);

export function isEventKind(text: string): text is EventKind {
  return Object.hasOwn(EVENTS, text);
}

type ValueOf<P> = P extends Param<infer T> ? T : never;
type ValuesOf<P> = P extends Params ? { readonly [N in keyof P]: ValueOf<P[N]> } : object;

/** The data of an event kind (EVT-4): ids, categories and field names. */
export type EventData<K extends EventKind> = ValuesOf<(typeof EVENTS)[K]['always']> &
  Partial<ValuesOf<(typeof EVENTS)[K]['maybe']>>;

/** The subject of an event; the weather has only the club's id. */
interface Subject<Type extends SubjectType> {
  readonly type: Type;
  readonly id: Id<Type extends 'weather' ? 'club' : Type>;
}

/** Kind, subject and data in matching types; `data` may be left out where it may be empty. */
export type EventOf<K extends EventKind> = {
  readonly [One in K]: {
    readonly kind: One;
    readonly subject: Subject<(typeof EVENTS)[One]['subject']>;
  } & DataMember<EventData<One>>;
}[K];

type DataMember<D> = keyof D extends never
  ? { readonly data?: never }
  : object extends D
    ? { readonly data?: D }
    : { readonly data: D };
