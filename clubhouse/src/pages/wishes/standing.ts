import { must } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import { type Partners, partnersIn } from '../../api/partners.ts';
import { disciplinesOf } from '../../api/wish.ts';
import type { PlayerVisit } from '../../web/visit.ts';

/** What a player said of the next season, and where they play in this one. */
export interface Standing {
  readonly wish: Api<'Wish'> | null;
  readonly hasLeft: boolean;
  readonly isOnBreak: boolean;
  readonly isLeaving: boolean;
  readonly next: Api<'SeasonRef'> | null;
  readonly places: readonly OwnPlacement[];
  /** Where the coach has placed them already, in drafts that are decided. */
  readonly planned: readonly OwnPlacement[];
  /** The doubles competitions in which a partner is asked for. */
  readonly partners: readonly Partners[];
}

export type OwnPlacement = Api<'PlayerPlacement'>;

/** Three calls to the league, at once (WISH-7). */
export async function standing({ api, player }: PlayerVisit): Promise<Standing> {
  const [{ credential }, { placements, next_season: next }, choices] = await Promise.all([
    must(api.getMe()),
    must(api.getMyPlacements()),
    must(api.listMyPartnerChoices()),
  ]);
  const member = credential.type === 'session' ? credential.member : null;
  const wish = member?.wants_to_play ?? null;
  // In a draft nobody plays yet.
  const [planned = [], places = []] = [true, false].map((isDraft) =>
    placements.filter((one) => (one.competition_state === 'draft') === isDraft),
  );
  const partners = choices.data
    .map((one) => {
      const place = places.find(({ competition_id: id }) => id === one.competition_id);
      return partnersIn(one, player.memberId, place?.partner ?? null);
    })
    .filter((one) => isAsked(one, wish));
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

/** A partner is asked for where one has any part in it, or wishes to. */
function isAsked(one: Partners, wish: Standing['wish']): boolean {
  const isWished = wish !== null && disciplinesOf(wish).includes(one.discipline);
  return one.present !== null || one.hasSaid || one.suitors.length > 0 || isWished;
}
