import type { VNode } from 'preact';
import type { Api } from '../../../../../api/client.ts';
import type { Competition, Season } from '../../../../../api/seasons.ts';
import { indexPairings, type UnplayedBox } from '../../../../../api/unplayed-matches.ts';
import { Checks } from '../../../../../components/checks.tsx';
import { Crumbs } from '../../../../../components/crumbs.tsx';
import { CoachLayout } from '../../../coach-layout.tsx';
import { Note } from '../../../../../components/note.tsx';
import { StepForm } from '../../../../../components/step-form.tsx';
import { UnplayedList } from '../../../../../components/unplayed-list.tsx';
import type { CompetitionStep } from '../competition-step.ts';
import { useVisit } from '../../../../../web/use-visit.ts';

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
export function CompetitionStepView(props: StepViewProps): VNode {
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
      {isChanged && (
        <Note icon="warn" kind="warn" isAlert>
          {seasons.step.changed}
        </Note>
      )}
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
