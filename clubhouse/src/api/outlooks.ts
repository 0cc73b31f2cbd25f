import { type LeagueAnswer, LeagueFailure } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import { placedIn, sayPlace } from './tables.ts';

/** Who of a box is sure of what; null where the league does not say: a page goes on without it. */
export async function outlookOfDivision(
  api: LeagueClient,
  id: string,
): Promise<Api<'Outlook'> | null> {
  return orNull(api.getDivisionOutlook(id));
}

/** The same of each box of a competition; empty where the league does not say. */
export async function outlooksOfCompetition(
  api: LeagueClient,
  id: string,
): Promise<readonly Api<'Outlook'>[]> {
  const list = await orNull(api.getCompetitionOutlook(id));
  return list?.data ?? [];
}

async function orNull<Data>(answering: Promise<LeagueAnswer<Data>>): Promise<Data | null> {
  try {
    const answer = await answering;
    return answer.kind === 'answer' ? answer.data : null;
  } catch (error) {
    if (error instanceof LeagueFailure) return null;
    throw error;
  }
}

/** What one may say of a box that somebody plays in. */
export interface OwnOutlook {
  readonly box: string;
  readonly row: Api<'OutlookRow'>;
}

/**
 * Makes one call for each box that somebody plays in, none for a box from which nobody moves
 * (SURE-1).
 */
export async function ownOutlooks(
  api: LeagueClient,
  placements: readonly Api<'PlayerPlacement'>[],
): Promise<OwnOutlook[]> {
  const found = await Promise.all(
    placedIn(placements).map(async (placement) => {
      const outlook = await outlookOfDivision(api, placement.division_id ?? '');
      const row = outlook?.rows.find((one) => one.entry_id === placement.entry_id);
      if (row === undefined || outlook?.rows.every((one) => one.stay === 'sure')) return [];
      return [{ box: sayPlace(placement), row }];
    }),
  );
  return found.flat();
}
