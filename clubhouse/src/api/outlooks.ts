import { type LeagueAnswer, LeagueFailure } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import { filterPlaced, describePlace } from './tables.ts';

/** The outlook of a box. Null if the league gives no answer, so that the page still works. */
export async function readDivisionOutlook(
  api: LeagueClient,
  id: string,
): Promise<Api<'Outlook'> | null> {
  return dataOrNull(api.getDivisionOutlook(id));
}

/** The outlook of each box of a competition; empty if the league gives no answer. */
export async function readCompetitionOutlooks(
  api: LeagueClient,
  id: string,
): Promise<readonly Api<'Outlook'>[]> {
  const list = await dataOrNull(api.getCompetitionOutlook(id));
  return list?.data ?? [];
}

async function dataOrNull<Data>(answering: Promise<LeagueAnswer<Data>>): Promise<Data | null> {
  try {
    const answer = await answering;
    return answer.kind === 'answer' ? answer.data : null;
  } catch (error) {
    if (error instanceof LeagueFailure) return null;
    throw error;
  }
}

/** The facts about a player's box that a page may state. */
export interface OwnOutlook {
  readonly box: string;
  readonly row: Api<'OutlookRow'>;
}

/** One call for each box of the player, but none for a box from which nobody moves (SURE-1). */
export async function readOwnOutlooks(
  api: LeagueClient,
  placements: readonly Api<'PlayerPlacement'>[],
): Promise<OwnOutlook[]> {
  const found = await Promise.all(
    filterPlaced(placements).map(async (placement) => {
      const outlook = await readDivisionOutlook(api, placement.division_id ?? '');
      const row = outlook?.rows.find((one) => one.entry_id === placement.entry_id);
      if (row === undefined || outlook?.rows.every((one) => one.stay === 'sure')) return [];
      return [{ box: describePlace(placement), row }];
    }),
  );
  return found.flat();
}
