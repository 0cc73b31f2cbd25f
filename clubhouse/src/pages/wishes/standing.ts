import { must } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import type { Discipline } from '../../words/terms.ts';
import type { PlayerVisit } from '../../web/visit.ts';

/** What a player said of the next season, and where they play in this one. */
export interface Standing {
  readonly wish: Api<'Wish'> | null;
  readonly isOnBreak: boolean;
  readonly isLeaving: boolean;
  readonly next: Api<'SeasonRef'> | null;
  readonly places: readonly Place[];
}

export interface Place extends Pick<
  Api<'PlayerPlacement'>,
  'entry_id' | 'competition_name' | 'division_name' | 'partner'
> {
  readonly discipline: Discipline;
  readonly isOut: boolean;
}

export async function standing({ api }: PlayerVisit): Promise<Standing> {
  const [{ credential }, placements] = await Promise.all([
    must(api.GET('/v1/me')),
    must(api.GET('/v1/me/placements')),
  ]);
  const member = credential.type === 'session' ? credential.member : null;
  // In a draft nobody plays yet.
  const now = placements.placements.filter((one) => one.competition_state !== 'draft');
  return {
    wish: member?.wants_to_play ?? null,
    isOnBreak: member?.status === 'paused',
    isLeaving: typeof member?.leaving_at === 'string',
    next: placements.next_season,
    places: await Promise.all(now.map((one) => placeOf(api, one))),
  };
}

async function placeOf(api: PlayerVisit['api'], placement: Api<'PlayerPlacement'>): Promise<Place> {
  const { entry_id, competition_id, competition_name, division_name, partner } = placement;
  const [entry, competition] = await Promise.all([
    must(api.GET('/v1/entries/{id}', { params: { path: { id: entry_id } } })),
    must(api.GET('/v1/competitions/{id}', { params: { path: { id: competition_id } } })),
  ]);
  const { discipline } = competition;
  return {
    entry_id,
    competition_name,
    division_name,
    partner,
    discipline,
    isOut: entry.opted_out,
  };
}
