import { LeagueFailure } from '../api/answer.ts';
import type { Club } from '../api/club.ts';

/**
 * The club that letters and pushes are drawn for; null while the league cannot be asked. Nothing is
 * drawn before.
 */
export async function reachableClub(club: () => Promise<Club | null>): Promise<Club | null> {
  try {
    return await club();
  } catch (error) {
    if (error instanceof LeagueFailure) return null;
    throw error;
  }
}
