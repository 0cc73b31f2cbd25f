import type { SeasonWarnings } from '../seasons/care.ts';
import { findHeldCompetitions } from '../seasons/store.ts';
import { findSeasonWarnings } from './rules/season-findings.ts';
import { findCompetitionsById } from './store.ts';

/** Finds what may have been overlooked before a season changes state (CHK-2). */
export const seasonWarnings: SeasonWarnings = async ({ db, now }, from, after) => {
  const held = await findHeldCompetitions(db, after.id);
  const previous = held.flatMap(({ state, previous_competition_id: id }) =>
    state === 'draft' && id !== null ? id : [],
  );
  return findSeasonWarnings({
    now,
    from,
    season: after,
    held,
    previous: await findCompetitionsById(db, previous),
  });
};
