import type { Api } from '../api/client.ts';

export type LeagueEventKind = Api<'EventKind'>;
export type LeagueEvent = Api<'Event'>;

/** Groups of events that a coach looks for together. */
export const GROUPS = [
  'results',
  'seasons',
  'draft',
  'members',
  'wishes',
  'signIns',
  'club',
  'keys',
] as const;
export type EventGroup = (typeof GROUPS)[number];

/** Puts each kind into one group; a missing kind does not compile (HIST-1). */
const GROUP_OF: Readonly<Record<LeagueEventKind, EventGroup>> = {
  'match.claimed': 'results',
  'match.amended': 'results',
  'match.disputed': 'results',
  'match.confirmed': 'results',
  'match.settled': 'results',
  'season.created': 'seasons',
  'season.updated': 'seasons',
  'season.state_changed': 'seasons',
  'season.deleted': 'seasons',
  'competition.created': 'seasons',
  'competition.updated': 'seasons',
  'competition.state_changed': 'seasons',
  'competition.deleted': 'seasons',
  'fixtures.generated': 'seasons',
  'entry.withdrawn': 'seasons',
  'entry.reinstated': 'seasons',
  'competition.filled': 'draft',
  'division.created': 'draft',
  'division.updated': 'draft',
  'division.deleted': 'draft',
  'division.tie_decided': 'seasons',
  'division.tie_undone': 'seasons',
  'entry.created': 'draft',
  'entry.updated': 'draft',
  'entry.deleted': 'draft',
  'member.created': 'members',
  'member.updated': 'members',
  'member.deleted': 'members',
  'member.erased': 'members',
  'member.invitation.recorded': 'members',
  'join_request.created': 'members',
  'join_request.approved': 'members',
  'join_request.declined': 'members',
  'join_request.expired': 'members',
  'member.leaving.recorded': 'wishes',
  'member.leaving.withdrawn': 'wishes',
  'member.paused': 'wishes',
  'member.resumed': 'wishes',
  'member.wish.updated': 'wishes',
  'entry.opted_out': 'wishes',
  'entry.opted_in': 'wishes',
  'partner_choice.updated': 'wishes',
  'partner_choice.declined': 'wishes',
  'partner_choice.agreed': 'wishes',
  'login_link.created': 'signIns',
  'session.started': 'signIns',
  'session.ended': 'signIns',
  'club.installed': 'club',
  'club.updated': 'club',
  'weather.updated': 'club',
  'court_location.created': 'club',
  'court_location.updated': 'club',
  'court_location.deleted': 'club',
  'api_key.created': 'keys',
  'api_key.pii_granted': 'keys',
  'api_key.revoked': 'keys',
};

/** Every kind that this release knows. */
export const EVENT_KINDS = Object.keys(GROUP_OF).filter(isKind);

export function isGroup(text: string): text is EventGroup {
  return GROUPS.some((group) => group === text);
}

export function listKinds(group: EventGroup): LeagueEventKind[] {
  return EVENT_KINDS.filter((kind) => GROUP_OF[kind] === group);
}

/** The league may be newer than this release and send unknown kinds. */
export function isKind(text: string): text is LeagueEventKind {
  return Object.hasOwn(GROUP_OF, text);
}
