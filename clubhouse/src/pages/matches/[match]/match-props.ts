import type { Api } from '../../../api/client.ts';
import type { MyMatch } from '../../../api/my-match.ts';
import type { Appointment } from '../../../arrange/appointment.ts';
import type { Proposal } from '../../../store/proposals.ts';
import type { Hour } from '../../../weather/forecast.ts';
import type { PlayerVisit } from '../../../web/visit.ts';

/** What every part of the page is made from. */
export interface MatchProps {
  readonly visit: PlayerVisit;
  readonly match: Api<'MatchDetail'>;
  readonly mine: MyMatch;
  readonly contacts: Api<'PlayerContacts'>['data'];
  /** How far it is arranged, while it is open. */
  readonly times: {
    readonly arranged: Appointment | null;
    readonly proposal: Proposal | null;
    readonly skies: ReadonlyMap<string, readonly Hour[]>;
  };
  readonly placement: Api<'PlayerPlacement'> | undefined;
  /** The player has just said that their entry stays as it is. */
  readonly isKept: boolean;
}
