import type { Discipline } from '../messages/terms.ts';
import type { Api } from './client.ts';

type Choice = Api<'PartnerChoice'>;
export type Person = Api<'MemberRef'>;

/**
 * How it stands with a player's partner for the next season, in one doubles competition:
 *
 * - `default`: the two go on, since neither said anything else; `mine` and `theirs` say who did.
 * - `agreed`: they name each other.
 * - `waiting`: somebody is named and has not answered.
 * - `turned_down`: the one named said no, `taken`: agreed with another, `not_playing`: plays with
 *   nobody, `away`: is on a break, leaves or has left. One is looking again.
 * - `looking`: nobody is named. `coach`: the coach finds somebody. `out`: one does not play.
 * - `nothing`: nothing was said, and there is no partner to go on with.
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
  /** The competition is complete: the answers stand. */
  readonly isFixed: boolean;
  readonly state: PartnerState;
  /** With whom one plays now. */
  readonly present: Person | null;
  /** Who is named, the present partner included. */
  readonly named: Person | null;
  /** Who names one and waits for an answer, but for the one who is named. */
  readonly suitors: readonly Person[];
  readonly hasSaid: boolean;
  readonly hasPartnerSaid: boolean;
}

/** What the choices around a player come down to, for one competition. */
export function partnersIn(
  { competition_id, competition_name, competition_state, discipline, choices }: MyChoices,
  me: string,
  present: Person | null,
): Partners {
  const mine = choices.find(({ member }) => member.id === me) ?? null;
  const named = mine?.partner ?? null;
  const theirs = choices.find(({ member }) => member.id === named?.id) ?? null;
  const waits = ({ member, partner, declined_by: by }: Choice) =>
    partner?.id === me && member.id !== named?.id && !by.some(({ id }) => id === me);
  return {
    competitionId: competition_id,
    competition: competition_name,
    discipline,
    isFixed: competition_state !== 'active',
    state: stateOf(mine, theirs),
    present,
    named,
    suitors: choices.filter(waits).map(({ member }) => member),
    hasSaid: isSaid(mine),
    hasPartnerSaid: isSaid(theirs),
  };
}

type MyChoices = Api<'PlayerPartnerChoice'>;

/** Who is looking as soon as one names somebody else; null where that leaves nobody. */
export function leftBy({ state, named }: Partners): Person | null {
  return state === 'default' || state === 'agreed' ? named : null;
}

function stateOf(mine: Choice | null, theirs: Choice | null): PartnerState {
  if (mine === null) return 'nothing';
  if (mine.choice === 'not_playing') return 'out';
  if (mine.choice === 'coach_decides') return 'coach';
  if (mine.agreed) {
    const isSilent = mine.choice === 'same_partner' && !(isSaid(mine) && isSaid(theirs));
    return isSilent ? 'default' : 'agreed';
  }
  const named = mine.partner;
  if (named === null) return 'looking';
  if (!mine.looking_for_partner) return 'waiting';
  // What the one who is named said tells more than that they said no.
  if (theirs?.choice === 'not_playing') return 'not_playing';
  if (theirs?.agreed === true) return 'taken';
  return mine.declined_by.some(({ id }) => id === named.id) ? 'turned_down' : 'away';
}

function isSaid(choice: Choice | null): boolean {
  return typeof choice?.updated_at === 'string';
}
