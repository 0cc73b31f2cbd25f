import { dataOrThrow, toLeagueFailure } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { takeCompetitionStep } from '../../../../../api/take-step.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';
import { takeStep } from '../../../seasons/[season]/step/take-step.ts';
import { manyChosen } from '../../../../../web/field-kinds.ts';
import { form } from '../../../../../web/form.ts';
import { readDraftId } from '../draft-page.ts';
import { findStartChecks } from './start-checks.ts';

type Codes = NonNullable<Api<'CompetitionChanges'>['acknowledge']>;

/** The warnings that the coach has read. */
export const START = form({ code: { ...manyChosen, input: { required: true } } });

/**
 * Creates the matches and starts the draft, with its season if only that is missing. The league
 * refuses any warning that was not read (its CHK-3), including new ones. @throws LeagueFailure
 */
export async function startDraft(
  visit: CoachVisit,
  read: Codes,
): Promise<'started' | 'unread' | 'changed'> {
  const { api } = visit;
  const id = readDraftId(visit);
  const { season_id: season } = await dataOrThrow(api.getCompetition(id));
  const checks = await findStartChecks(visit, season);
  const isUnread = checks.warnings.some(
    ({ code }) => code !== 'fixtures_missing' && !read.includes(code),
  );
  if (checks.blockers.length > 0 || isUnread) return 'unread';
  if (checks.season !== null) {
    const ofSeason = checks.seasonCodes.filter((code) => read.includes(code));
    const { end } = await takeStep(visit, checks.season, 'active', ofSeason);
    if (end === 'refused') return 'changed';
  }
  const fixtures = await api.generateAllFixtures(id);
  if (fixtures.kind === 'refusal') throw toLeagueFailure(fixtures, 'competition_closed');
  return (await takeCompetitionStep(api, id, 'active', read)) ? 'started' : 'changed';
}
