import type { VNode } from 'preact';
import { readAcknowledgements } from '../../../../../api/acknowledgements.ts';
import { dataOrThrow } from '../../../../../api/answer.ts';
import type { Competition, Season } from '../../../../../api/seasons.ts';
import { takeCompetitionStep } from '../../../../../api/take-step.ts';
import {
  type UnplayedBox,
  listUnplayedBoxes,
  indexPairings,
} from '../../../../../api/unplayed-matches.ts';
import { type Answer, type CoachVisit, page, redirect } from '../../../../../web/visit.ts';
import { type CompetitionStep, findStep, readWantedState } from '../competition-step.ts';
import type { Api } from '../../../../../api/client.ts';
import { Checks } from '../../../../../components/checks.tsx';
import { Crumbs } from '../../../../../components/crumbs.tsx';
import { CoachLayout } from '../../../coach-layout.tsx';
import { Trouble } from '../../../../../components/post-form.tsx';
import { ReadTick, StepForm } from '../../../../../components/step-form.tsx';
import { addressBeginning, addressClosing } from '../../../send/steps.ts';
import type { Clicked, Letters, Mailshot } from '../../../send/mailshot.ts';
import { SendForm } from '../../../send/send-view.tsx';
import { UnplayedList } from '../../../../../components/unplayed-list.tsx';
import { useVisit } from '../../../../../web/use-visit.ts';

/** Starts or closes a competition and emails its players (SEAS-5). */
export async function prepareCompetitionStep(
  visit: CoachVisit,
  fields: URLSearchParams,
): Promise<Mailshot | Answer> {
  const at = { ...visit, params: { competition: fields.get('competition') ?? '' } };
  const competition = await readCompetition(at);
  const { id } = competition;
  const state = readWantedState(fields.get('to'), competition);
  const acknowledge = readAcknowledgements(fields);
  const addressed = await addressStep(at, competition, state, acknowledge);
  if (addressed === null) return redirect(`/coach/competitions/${id}`);
  const show = async ({ trouble }: Clicked = {}) =>
    renderStepPage(at, await readCompetition(at), state, trouble);
  return {
    ...addressed,
    show,
    send: async () => {
      const isDone = await takeCompetitionStep(at.api, id, state, acknowledge);
      if (isDone) return redirect(`/coach/competitions/${id}?done=${state}`);
      return show({ trouble: visit.words.seasons.step.changed });
    },
  };
}

/** Null if the step sends nothing. */
async function addressStep(
  visit: CoachVisit,
  { id, state }: Competition,
  to: Competition['state'],
  acknowledge: readonly string[],
): Promise<Letters | null> {
  const step = findStep(state, to);
  if (step !== 'active' && step !== 'complete') return null;
  const choice = [
    ['competition', id],
    ['to', to],
  ] as const;
  return step === 'active'
    ? addressBeginning(visit, id, choice, acknowledge)
    : addressClosing(visit, [id], choice, acknowledge);
}

export function readCompetition({ api, params }: CoachVisit): Promise<Competition> {
  return dataOrThrow(api.getCompetition(params['competition'] ?? ''));
}

/** @param trouble what has come up that the coach had not seen */
export async function renderStepPage(
  visit: CoachVisit,
  competition: Competition,
  to: Competition['state'],
  trouble: string | null = null,
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
  const codes = checks.warnings.map(({ code }) => code);
  const mailshot =
    checks.blockers.length > 0 ? null : await addressStep(visit, competition, to, codes);
  const view = (
    <CompetitionStepView
      competition={competition}
      season={season}
      step={step}
      checks={checks}
      boxes={boxes}
      trouble={trouble}
      mailshot={mailshot}
    />
  );
  const title = words.competitions.step.title[step](competition.name);
  return page(title, view, { status: trouble === null ? 200 : 409 });
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
  readonly trouble: string | null;
  /** Null if the step sends nothing. */
  readonly mailshot: Letters | null;
}

/** The effect of a step, the objections to it, its button, and how to undo it (SEAS-5). */
function CompetitionStepView(props: StepViewProps): VNode {
  const { competition, season, step, checks, boxes, trouble, mailshot } = props;
  const visit = useVisit();
  const { words } = visit;
  const { competitions } = words;
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
      {mailshot === null && <Trouble of={{ trouble }} />}
      <p class="card">{competitions.step.about[step]}</p>
      <Checks
        of={{ seasonId: season.id, competitionId: id, pairings: indexPairings(boxes ?? []) }}
        blockers={checks.blockers}
        warnings={checks.warnings}
      />
      {boxes !== null && (
        <div id="unplayed">
          <UnplayedList
            title={words.seasons.step.unplayed}
            rules={rules}
            boxes={boxes}
            here={`/coach/competitions/${id}/step?to=complete`}
            open={visit.query.get('box')}
          />
        </div>
      )}
      {mailshot !== null && (
        <SendForm
          mailshot={mailshot}
          trouble={trouble}
          before={checks.warnings.length > 0 && <ReadTick />}
        >
          <p class="meta">{competitions.step.undo[step]}</p>
        </SendForm>
      )}
      {checks.blockers.length === 0 && mailshot === null && (
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
