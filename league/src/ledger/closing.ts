import { isClosed } from '../competitions/rules/is-closed.ts';
import type { Competition } from '../competitions/schema.ts';
import type { Reader } from '../http/route.ts';
import { isReportingClosed } from '../seasons/rules/deadline.ts';
import type { Season } from '../seasons/schema.ts';
import { findSeason } from '../seasons/store.ts';
import type { IsoDate, Timestamp } from '../shared/dates.ts';

/** Whether a competition's tables are final, and when reporting closes (STA-6). */
export interface ClosingState {
  readonly final: boolean;
  readonly closesAt: Timestamp | null;
  readonly deadline: IsoDate | null;
}

export async function readClosing(reader: Reader, competition: Competition): Promise<ClosingState> {
  return computeClosingState(
    reader,
    await findSeason(reader.db, competition.season_id),
    competition,
  );
}

export function computeClosingState(
  reader: Pick<Reader, 'now' | 'until'>,
  season: Season | undefined,
  competition: Competition,
): ClosingState {
  const closesAt = season?.results_close_at ?? null;
  if (closesAt !== null) reader.until(closesAt);
  const deadline = season?.results_deadline ?? null;
  return { final: isFinal(competition, season, reader.now), closesAt, deadline };
}

/** Tables are final after the deadline or once the competition is closed (STA-6). */
export function isFinal(
  competition: Pick<Competition, 'state'>,
  season: Pick<Season, 'results_close_at'> | undefined,
  now: Timestamp,
): boolean {
  return isClosed(competition) || isReportingClosed(season?.results_close_at, now);
}
