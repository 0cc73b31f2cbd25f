import { type EventKind, isEventKind } from './event-kinds.ts';

/**
 * What a cached answer can show and an event can affect (API-13). An event removes the cached
 * answers that share one of its tags.
 *
 * - `anything`: every event affects it.
 * - `club`, `seasons`, `competitions`, `members`, `matches`: all of that kind. Competitions include
 *   their divisions and entries; members mean their names, statuses and addresses.
 * - `competition ID`: one competition, in the same sense. `results ID`: that competition's matches.
 * - `division ID`: the division's matches. `match ID`: one match with its reports.
 * - `table ID`: the results in a division's table, without reports that neither the other side nor
 *   a coach has confirmed. `tables ID`: the tables of a competition.
 * - `member ID`, `session ID`, `api_key ID`: what a credential grants. `player ID`: what others see
 *   of a member in competitions.
 */
export type CacheTag =
  | 'anything'
  | 'club'
  | 'seasons'
  | 'competitions'
  | 'members'
  | 'matches'
  | `${'competition' | 'results' | 'tables'} ${string}`
  | `${'division' | 'table' | 'match' | 'member' | 'player' | 'session' | 'api_key'} ${string}`;

/** The deadlines that limit reporting: a season's date, in the club's time zone. */
export const DEADLINES = ['seasons', 'club'] as const satisfies readonly CacheTag[];

export interface Change {
  readonly subject_id: string;
  readonly competition_id: string | null;
  /** The division of a match. */
  readonly division_id: string | null;
}

/** The tags that a change affects; null for everything. */
type Invalidator = (change: Change) => readonly CacheTag[] | null;

const everything: Invalidator = () => null;
const club: Invalidator = () => ['club'];
/** For changes that no cached answer shows. */
const nothing: Invalidator = () => [];
const seasons: Invalidator = () => ['seasons'];
const session: Invalidator = ({ subject_id: id }) => [`session ${id}`];
const apiKey: Invalidator = ({ subject_id: id }) => [`api_key ${id}`];
/** For changes visible only to the member, in their own session. */
const ownMember: Invalidator = ({ subject_id: id }) => [`member ${id}`];
const member: Invalidator = ({ subject_id: id }) => [`member ${id}`, `player ${id}`, 'members'];
const competition: Invalidator = ({ competition_id: id }) =>
  id === null ? null : ['competitions', `competition ${id}`];
const match: Invalidator = ({ subject_id: id, division_id: division, competition_id: of }) =>
  division === null || of === null
    ? null
    : [`match ${id}`, `division ${division}`, `results ${of}`, 'matches'];
const result: Invalidator = (change) => {
  const touched = match(change);
  const { division_id: division, competition_id: of } = change;
  return touched && [...touched, `table ${division}`, `tables ${of}`];
};
const fixtures: Invalidator = (change) => {
  const touched = competition(change);
  return touched && [...touched, `results ${change.competition_id}`, 'matches'];
};

/** The tags each kind of event affects; if in doubt, more rather than fewer. */
const TOUCHES: { readonly [K in EventKind]: Invalidator } = {
  'club.installed': everything,
  'club.updated': club,
  'api_key.created': nothing,
  'api_key.pii_granted': nothing,
  'api_key.revoked': apiKey,
  'weather.updated': nothing,
  'court_location.created': nothing,
  'court_location.updated': nothing,
  'court_location.deleted': nothing,
  'member.created': nothing,
  'member.updated': member,
  'member.deleted': member,
  'member.erased': everything,
  'member.leaving.recorded': member,
  'member.leaving.withdrawn': member,
  'member.paused': member,
  'member.resumed': member,
  'member.wish.updated': ownMember,
  'member.invitation.recorded': nothing,
  'join_request.created': nothing,
  'join_request.approved': nothing,
  'join_request.declined': nothing,
  'join_request.expired': nothing,
  'login_link.created': nothing,
  'session.started': nothing,
  'session.ended': session,
  'season.created': seasons,
  'season.updated': seasons,
  'season.state_changed': everything,
  'season.deleted': seasons,
  'competition.created': competition,
  'competition.updated': competition,
  'competition.state_changed': competition,
  'competition.deleted': fixtures,
  'competition.filled': fixtures,
  'division.created': competition,
  'division.updated': competition,
  'division.deleted': fixtures,
  'division.tie_decided': competition,
  'division.tie_undone': competition,
  'entry.created': competition,
  'entry.updated': fixtures,
  'entry.deleted': fixtures,
  'entry.withdrawn': competition,
  'entry.reinstated': competition,
  'entry.opted_out': competition,
  'entry.opted_in': competition,
  'fixtures.generated': fixtures,
  'match.claimed': match,
  'match.amended': match,
  'match.disputed': match,
  'match.confirmed': result,
  'match.settled': result,
  'partner_choice.updated': nothing,
  'partner_choice.declined': nothing,
  'partner_choice.agreed': nothing,
};

/** Overrides for division ledgers, which these events affect less than other answers. */
const IN_LEDGERS: Partial<Readonly<Record<EventKind, Invalidator>>> = {
  'member.erased': member,
  'season.state_changed': nothing,
};

/** The tags an event affects in answers that name nobody and depend only on rules and ledgers. */
export function listLedgerTags(kind: string, change: Change): readonly CacheTag[] | null {
  return isEventKind(kind) ? (IN_LEDGERS[kind] ?? TOUCHES[kind])(change) : null;
}

/** The tags an event affects; null for everything, including kinds unknown to this release. */
export function listTouchedTags(kind: string, change: Change): readonly CacheTag[] | null {
  return isEventKind(kind) ? TOUCHES[kind](change) : null;
}
