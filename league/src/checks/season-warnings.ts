import type { SeasonWarnings } from '../seasons/care.ts';
import { competitionsHeld } from '../seasons/store.ts';
import { seasonFindings } from './rules/season-findings.ts';
import { competitionsNamed } from './store.ts';

/** Finds what may have been overlooked before a season changes state (CHK-2). */
export const seasonWarnings: SeasonWarnings = async ({ db, now }, from, after) => {
  const held = await competitionsHeld(db, after.id);
  const previous = held.flatMap(({ state, previous_competition_id: id }) =>
    state === 'draft' && id !== null ? id : [],
  );
  return seasonFindings({
    now,
    from,
    season: after,
    held,
    previous: await competitionsNamed(db, previous),
  });
};
