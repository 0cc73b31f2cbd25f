import type { Discipline } from '../messages/terms.ts';
import type { Api } from './client.ts';
export type Partner = Api<'MemberRef'>;

/**
 * The state of a player's partner choice for the next season in one doubles competition:
 *
 * - `default`: they continue together because neither said otherwise; `mine` and `theirs` show who
 *   has answered.
 * - `agreed`: they name each other.
 * - `waiting`: the named member has not answered.
 * - `turned_down`: the named member declined. `taken`: agreed with someone else. `not_playing`: does
 *   not play. `away`: is on a break, is leaving or has left. The player is looking again.
 * - `looking`: names nobody. `coach`: the coach finds a partner. `out`: does not play.
 * - `nothing`: no answer, and no current partner to continue with.
 */
type PartnerState =
  | 'default'
  | 'agreed'
  | 'waiting'
  | 'turned_down'
  | 'taken'
  | 'not_playing'
  | 'away'
  | 'looking'
  | 'coach'
  | 'out'
  | 'nothing';

export interface Partners {
  readonly competitionId: string;
  readonly competition: string;
  readonly discipline: Discipline;
  /** The competition is complete, so the answers are final. */
  readonly isFixed: boolean;
  readonly state: PartnerState;
  readonly present: Partner | null;
  /** The named partner, who may be the current one. */
  readonly named: Partner | null;
  /** Members who name this player and wait for an answer, except the one this player names. */
  readonly suitors: readonly Partner[];
  readonly hasSaid: boolean;
  readonly hasPartnerSaid: boolean;
}

/** Works out the state of a player's choices for one competition. */
export function resolvePartners(
  { competition_id, competition_name, competition_state, discipline, choices }: MyChoices,
  me: string,
  present: Partner | null,
): Partners {
  const mine = choices.find(({ member }) => member.id === me) ?? null;
  const named = mine?.partner ?? null;
  const theirs = choices.find(({ member }) => member.id === named?.id) ?? null;
  const waits = ({ member, partner, declined_by: by }: Api<'PartnerChoice'>) =>
    partner?.id === me && member.id !== named?.id && !by.some(({ id }) => id === me);
  return {
    competitionId: competition_id,
    competition: competition_name,
    discipline,
    isFixed: competition_state !== 'active',
    state: judgePartners(mine, theirs),
    present,
    named,
    suitors: choices.filter(waits).map(({ member }) => member),
    hasSaid: hasChosen(mine),
    hasPartnerSaid: hasChosen(theirs),
  };
}

type MyChoices = Api<'PlayerPartnerChoice'>;

/** The member who starts looking again if this player names somebody else; null if nobody does. */
export function findPartnerLeftBehind({ state, named }: Partners): Partner | null {
  return state === 'default' || state === 'agreed' ? named : null;
}

function judgePartners(
  mine: Api<'PartnerChoice'> | null,
  theirs: Api<'PartnerChoice'> | null,
): PartnerState {
  if (mine === null) return 'nothing';
  if (mine.choice === 'not_playing') return 'out';
  if (mine.choice === 'coach_decides') return 'coach';
  if (mine.agreed) {
    const isSilent = mine.choice === 'same_partner' && !(hasChosen(mine) && hasChosen(theirs));
    return isSilent ? 'default' : 'agreed';
  }
  const named = mine.partner;
  if (named === null) return 'looking';
  if (!mine.looking_for_partner) return 'waiting';
  // The named member's own answer says more than a plain refusal.
  if (theirs?.choice === 'not_playing') return 'not_playing';
  if (theirs?.agreed === true) return 'taken';
  return mine.declined_by.some(({ id }) => id === named.id) ? 'turned_down' : 'away';
}

function hasChosen(choice: Api<'PartnerChoice'> | null): boolean {
  return typeof choice?.updated_at === 'string';
}
