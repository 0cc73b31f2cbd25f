import { forCoach } from '../../../../../web/visit.ts';
import { beginDates, findSeason, readDates, renderDatesPage } from './prepare-dates.tsx';

/** `/coach/seasons/ID/dates`: name and dates, with the consequences before saving (SEAS-3). */
export const get = forCoach(async (visit) => {
  const { query } = visit;
  const found = await findSeason(visit);
  if (!query.has('look')) return renderDatesPage(visit, found, beginDates(visit, found));
  const filled = readDates(visit, query, found);
  const isOutdated = query.has('etag') && filled.values.etag !== found.etag;
  return renderDatesPage(visit, found, filled, { isOutdated, isLooking: true });
});
