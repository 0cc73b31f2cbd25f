import type { Api } from '../../../api/client.ts';
import type { MyMatch } from '../../../api/my-match.ts';
import type { Appointment } from '../../../arrange/appointment.ts';
import type { LiveClubProposal } from '../../../evenings/club-proposals.ts';
import type { Proposal } from '../../../store/proposals.ts';
import type { Hour } from '../../../weather/forecast.ts';

export interface MatchProps {
  readonly match: Api<'MatchDetail'>;
  readonly mine: MyMatch;
  readonly contacts: Api<'PlayerContacts'>['data'];
  readonly times: {
    readonly arranged: Appointment | null;
    readonly proposal: Proposal | null;
    readonly skies: ReadonlyMap<string, readonly Hour[]>;
    readonly byClub?: LiveClubProposal | undefined;
  };
  readonly placement: Api<'PlayerPlacement'> | undefined;
  /** The player has just confirmed their own entry. */
  readonly isKept: boolean;
}
