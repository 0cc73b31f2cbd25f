import { dataOrThrow } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import { type Partners, resolvePartners } from '../../api/partners.ts';
import { listDisciplines } from '../../api/wish.ts';
import type { PlayerVisit } from '../../web/visit.ts';

/** A player's answers about the next season, and their current competitions. */
export interface WishStanding {
  readonly wish: Api<'Wish'> | null;
  readonly hasLeft: boolean;
  readonly isOnBreak: boolean;
  readonly isLeaving: boolean;
  readonly next: Api<'SeasonRef'> | null;
  readonly places: readonly OwnPlacement[];
  /** The places that the coach has given the player in drafts visible to players. */
  readonly planned: readonly OwnPlacement[];
  readonly partners: readonly Partners[];
}

export type OwnPlacement = Api<'PlayerPlacement'>;

/** Makes three calls to the league at once (WISH-7). */
export async function readStanding({ api, player }: PlayerVisit): Promise<WishStanding> {
  const [{ credential }, { placements, next_season: next }, choices] = await Promise.all([
    dataOrThrow(api.getMe()),
    dataOrThrow(api.getMyPlacements()),
    dataOrThrow(api.listMyPartnerChoices()),
  ]);
  const member = credential.type === 'session' ? credential.member : null;
  const wish = member?.wants_to_play ?? null;
  // Nobody plays in a draft yet.
  const [planned = [], places = []] = [true, false].map((isDraft) =>
    placements.filter((one) => (one.competition_state === 'draft') === isDraft),
  );
  const partners = choices.data
    .map((one) => {
      const place = places.find(({ competition_id: id }) => id === one.competition_id);
      return resolvePartners(one, player.memberId, place?.partner ?? null);
    })
    .filter((one) => isRelevant(one, wish));
  return {
    wish,
    hasLeft: member?.status === 'left',
    isOnBreak: member?.status === 'paused',
    isLeaving: typeof member?.leaving_at === 'string',
    next,
    places,
    planned,
    partners,
  };
}

/** Whether the player has to answer about a competition, or wants to play it. */
function isRelevant(one: Partners, wish: WishStanding['wish']): boolean {
  const isWished = wish !== null && listDisciplines(wish).includes(one.discipline);
  return one.present !== null || one.hasSaid || one.suitors.length > 0 || isWished;
}
