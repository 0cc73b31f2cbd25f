import { LeagueFailure } from '../api/answer.ts';
import type { Club } from '../api/club.ts';

/** Null while the league cannot be asked; then nothing is rendered. */
export async function findReachableClub(club: () => Promise<Club | null>): Promise<Club | null> {
  try {
    return await club();
  } catch (error) {
    if (error instanceof LeagueFailure) return null;
    throw error;
  }
}
