import type { VNode } from 'preact';
import { readAcknowledgements } from '../../../../../api/acknowledgements.ts';
import { toLeagueFailure, dataOrThrow } from '../../../../../api/answer.ts';
import type { Competition, Season } from '../../../../../api/seasons.ts';
import {
  type UnplayedBox,
  listUnplayedBoxes,
  indexPairings,
} from '../../../../../api/unplayed-matches.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { type CompetitionStep, findStep, readWantedState } from '../competition-step.ts';
import type { Api } from '../../../../../api/client.ts';
import { Checks } from '../../../../../components/checks.tsx';
import { Crumbs } from '../../../../../components/crumbs.tsx';
import { CoachLayout } from '../../../coach-layout.tsx';
import { Trouble } from '../../../../../components/post-form.tsx';
import { StepForm } from '../../../../../components/step-form.tsx';
import { UnplayedList } from '../../../../../components/unplayed-list.tsx';
import { useVisit } from '../../../../../web/use-visit.ts';

/** `/coach/competitions/ID/step?to=STATE`: the objections to a step and the step (SEAS-5). */
export const get = forCoach(async (visit) => {
  const competition = await findStepPage(visit);
  return renderStepPage(visit, competition, readWantedState(visit.query.get('to'), competition));
});

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form } = visit;
  const competition = await findStepPage(visit);
  const { id, state } = competition;
  const to = readWantedState(form.get('to'), competition);
  const step = findStep(state, to);
  // Somebody else, or an earlier click, has already taken the step.
  if (step === null || form.get('to') !== to) return redirect(`/coach/competitions/${id}`);
  const answer = await api.updateCompetition(
    id,
    { state: to, acknowledge: readAcknowledgements(form) },
    { isStrict: true },
  );
  if (answer.kind === 'answer') return redirect(`/coach/competitions/${id}?done=${step}`);
  if (answer.status !== 409) throw toLeagueFailure(answer, 'precondition_failed');
  return renderStepPage(visit, await findStepPage(visit), to, true);
});

function findStepPage({ api, params }: CoachVisit): Promise<Competition> {
  return dataOrThrow(api.getCompetition(params['competition'] ?? ''));
}

/** @param isChanged whether a problem came up that the coach had not seen */
async function renderStepPage(
  visit: CoachVisit,
  competition: Competition,
  to: Competition['state'],
  isChanged = false,
): Promise<Answer> {
  const { api, words } = visit;
  const { id, state } = competition;
  const step = findStep(state, to);
  if (step === null) return redirect(`/coach/competitions/${id}`);
  const [checks, season, boxes] = await Promise.all([
    dataOrThrow(api.checkCompetition(id, { to })),
    dataOrThrow(api.getSeason(competition.season_id)),
    readUnplayed(visit, id, step),
  ]);
  const view = (
    <CompetitionStepView
      competition={competition}
      season={season}
      step={step}
      checks={checks}
      boxes={boxes}
      isChanged={isChanged}
    />
  );
  const title = words.competitions.step.title[step](competition.name);
  return page(title, view, { status: isChanged ? 409 : 200 });
}

/** The unplayed matches, if the competition is about to be closed. */
async function readUnplayed(
  { api }: CoachVisit,
  id: string,
  step: CompetitionStep,
): Promise<UnplayedBox[] | null> {
  if (step !== 'complete') return null;
  return listUnplayedBoxes(
    (await dataOrThrow(api.getCompetitionStandings(id, { expand: 'matches' }))).data,
  );
}

interface StepViewProps {
  readonly competition: Competition;
  readonly season: Season;
  readonly step: CompetitionStep;
  readonly checks: Api<'CompetitionChecks'>;
  /** Null if the step does not close it. */
  readonly boxes: readonly UnplayedBox[] | null;
  readonly isChanged: boolean;
}

/** The effect of a step, the objections to it, its button, and how to undo it (SEAS-5). */
function CompetitionStepView(props: StepViewProps): VNode {
  const { competition, season, step, checks, boxes, isChanged } = props;
  const visit = useVisit();
  const { words } = visit;
  const { competitions, seasons } = words;
  const { id, name, rules, discipline } = competition;
  return (
    <CoachLayout
      tab="season"
      title={competitions.step.title[step](name)}
      text={competitions.about(season.name, words.shell.discipline[discipline])}
    >
      <Crumbs
        links={[
          { href: `/coach/seasons/${season.id}`, label: season.name },
          { href: `/coach/competitions/${id}`, label: name },
        ]}
      />
      {isChanged && <Trouble of={{ trouble: seasons.step.changed }} />}
      <p class="card">{competitions.step.about[step]}</p>
      <Checks
        of={{ seasonId: season.id, competitionId: id, pairings: indexPairings(boxes ?? []) }}
        blockers={checks.blockers}
        warnings={checks.warnings}
      />
      {boxes !== null && (
        <div id="unplayed">
          <UnplayedList
            title={seasons.step.unplayed}
            rules={rules}
            boxes={boxes}
            here={`/coach/competitions/${id}/step?to=complete`}
            open={visit.query.get('box')}
          />
        </div>
      )}
      {checks.blockers.length === 0 && (
        <StepForm
          action={`/coach/competitions/${id}/step`}
          to={checks.to}
          acknowledge={checks.warnings.map(({ code }) => code)}
          button={competitions.next[step]}
          undo={competitions.step.undo[step]}
        />
      )}
    </CoachLayout>
  );
}
