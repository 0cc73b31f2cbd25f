import { dataOrThrow } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import type { CourtLocation } from '../../../../api/court-locations.ts';
import { type Appointment, findAppointment, listTimes } from '../../../../arrange/appointment.ts';
import {
  type OpenMatch,
  findOpenMatch,
  type OverMatch,
  findOverMatch,
} from '../../../../arrange/open-match.ts';
import { listOtherOpenMatches } from '../../../../arrange/other-open-matches.ts';
import type { Proposal } from '../../../../store/proposals.ts';
import type { Hour } from '../../../../weather/forecast.ts';
import { readSkies } from '../../../../weather/skies.ts';
import type { PlayerVisit } from '../../../../web/visit.ts';

type Contacts = Api<'PlayerContacts'>['data'];

export interface MatchToArrange extends OpenMatch {
  readonly contacts: Contacts;
  readonly courts: readonly CourtLocation[];
  readonly proposal: Proposal | null;
  readonly arranged: Appointment | null;
  /** Other matches in the box that could use the same times (ARR-16). */
  readonly others: readonly OpenMatch[];
  readonly skies: ReadonlyMap<string, readonly Hour[]>;
}

/** Null if the player is not in the match. Two calls to the league, or three once it is over. */
export async function findMatchToArrange(
  visit: PlayerVisit,
): Promise<MatchToArrange | OverMatch | null> {
  const { api, params, player, services, website, now } = visit;
  const id = params['match'] ?? '';
  const matches = await dataOrThrow(api.listMyMatches());
  const open = findOpenMatch(matches.data, id, player.memberId, visit);
  if (open === null || 'over' in open) {
    forgetIfGone(visit, id);
    return open ?? findOverMatch(api, id, player.memberId);
  }
  const [contacts, weather] = await Promise.all([
    dataOrThrow(api.listMyContacts()),
    services.courts.read(website, now),
  ]);
  const { store } = services;
  const kept = store.arrangements.of([id]).get(id);
  const proposals = store.proposals.openIn(matches.data.map((one) => one.id));
  const { memberId } = player;
  const { dates } = visit;
  const others = listOtherOpenMatches(open, {
    matches: matches.data,
    memberId,
    dates,
    now,
    proposals,
  });
  const arranged = findAppointment(open.match.plan, kept, dates);
  return {
    ...open,
    contacts: contacts.data,
    courts: weather.court_locations,
    skies: await readSkies(visit, listTimes(id, arranged)),
    proposal: proposals.get(id) ?? null,
    arranged,
    others,
  };
}

/** Forgets a match only if the league deleted it: one hidden from the player may come back. */
function forgetIfGone({ services, website }: PlayerVisit, id: string): void {
  const { store, later } = services;
  if (store.proposals.openIn([id]).size === 0 && store.arrangements.of([id]).size === 0) return;
  later(async () => {
    const asked = website.getMatch(id);
    const answer = await asked;
    if (answer.kind === 'refusal' && answer.status === 404) store.forgetMatch(id);
  });
}
