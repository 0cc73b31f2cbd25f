import { dataOrThrow } from '../api/answer.ts';
import { readChaseRows } from '../api/chase-rows.ts';
import type { LeagueClient } from '../api/client.ts';
import type { Store } from '../store/store.ts';
import { getDates } from '../messages/dates.ts';
import type { LetterToSend } from '../mail/letter.ts';
import type { LetterPlanner, PlanningContext, WeekLeft } from '../mail/planner.ts';

const DAYS = 7;
/** The hour of the first emails: none are sent at night. */
export const NOT_BEFORE = '09:00';

/**
 * Checks once a day for seasons with a week or less to their deadline (FEED-5).
 * @throws LeagueFailure if the league cannot be asked; try again later
 */
export async function remindOfDeadlines(
  store: Store,
  planner: LetterPlanner,
  context: PlanningContext,
): Promise<void> {
  const dates = getDates('en', context.club.timezone);
  const today = dates.today(context.now);
  if (store.progress.of('week_left') === today || dates.time(context.now) < NOT_BEFORE) return;
  const letters: LetterToSend[] = [];
  for (const due of await listDueMembers(context.league)) {
    const key = makeWeekLeftKey(due.seasonId, due.member.id);
    if (store.outbox.has(key)) continue;
    const letter = await planner.forWeekLeft(due, context);
    if (letter !== null) letters.push({ ...letter, key });
  }
  store.together(() => {
    for (const letter of letters) store.outbox.add(letter);
    store.progress.set('week_left', today);
  });
}

/** The key allows one email per member and season, even if the deadline moves. */
function makeWeekLeftKey(seasonId: string, memberId: string): string {
  return makeWeekLeftPrefix(seasonId) + memberId;
}

/** The prefix of a season's email keys; the rest is the member's id. */
export function makeWeekLeftPrefix(seasonId: string): string {
  return `week_left:${seasonId}:`;
}

async function listDueMembers(league: LeagueClient): Promise<WeekLeft[]> {
  const seasons = await dataOrThrow(league.listSeasons({ state: 'active' }));
  const due: WeekLeft[] = [];
  for (const { id } of seasons.data) {
    const found = await readChaseRows(league, { season: id, within_days: DAYS });
    const rows = Map.groupBy(found, ({ member }) => member.id);
    for (const ofMember of rows.values()) {
      const member = ofMember[0]?.member;
      if (member !== undefined) due.push({ seasonId: id, member, rows: ofMember });
    }
  }
  return due;
}
