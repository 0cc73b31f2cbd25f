import type { VNode } from 'preact';
import type { Api } from '../../../../../api/client.ts';
import { countDaysEarly, type Unplayable } from '../../../../../api/season-outlook.ts';
import type { Competition, Season } from '../../../../../api/seasons.ts';
import { indexPairings, type UnplayedBox } from '../../../../../api/unplayed-matches.ts';
import { Checks } from '../../../../../components/checks.tsx';
import { Crumbs } from '../../../../../components/crumbs.tsx';
import { CoachLayout } from '../../../coach-layout.tsx';
import { Note } from '../../../../../components/note.tsx';
import { Trouble } from '../../../../../components/post-form.tsx';
import { ReadTick, StepForm } from '../../../../../components/step-form.tsx';
import type { Letters } from '../../../send/mailshot.ts';
import { SendForm } from '../../../send/send-view.tsx';
import { UnplayedList } from '../../../../../components/unplayed-list.tsx';
import { UnplayableList } from '../../unplayable-list.tsx';
import { formatDates } from '../../season-dates.ts';
import type { StepName } from '../next-step.ts';
import { useVisit } from '../../../../../web/use-visit.ts';

export interface Closing {
  readonly competition: Competition;
  readonly boxes: readonly UnplayedBox[];
}

interface StepViewProps {
  readonly season: Season;
  readonly step: StepName;
  readonly checks: Api<'SeasonChecks'>;
  readonly closing: readonly Closing[];
  /** For a start: the competitions without anyone to play. */
  readonly unplayable: readonly Unplayable[];
  readonly trouble: string | null;
  /** Null if the step sends nothing. */
  readonly mailshot: Letters | null;
}

/** The effect of a step, the objections to it, its button, and how to undo it (SEAS-5). */
export function StepView(props: StepViewProps): VNode {
  const { season, step, checks, closing, unplayable, trouble, mailshot } = props;
  const visit = useVisit();
  const { words, now, dates } = visit;
  const { seasons } = words;
  // Active competitions are closed with the season, so they do not block it.
  const blockers = checks.blockers.filter(
    ({ code }) => step !== 'complete' || code !== 'resource_in_use',
  );
  const early = step === 'active' ? countDaysEarly(season, dates.today(now)) : 0;
  const isEarly = closing.length > 0 && isAhead(season, dates.today(now));
  return (
    <CoachLayout
      tab="season"
      title={seasons.step.title[step](season.name)}
      text={formatDates(season, visit, now)}
    >
      <Crumbs
        links={[
          { href: '/coach/seasons', label: seasons.title },
          { href: `/coach/seasons/${season.id}`, label: season.name },
        ]}
      />
      <Trouble of={{ trouble }} />
      <p class="card">{seasons.step.about[step]}</p>
      <Checks
        of={{
          seasonId: season.id,
          competitionId: null,
          pairings: indexPairings(closing.flatMap((one) => one.boxes)),
        }}
        blockers={blockers}
        warnings={checks.warnings}
      />
      <StartNotes {...props} early={early} />
      {isEarly && season.results_deadline !== null && (
        <Note icon="warn" kind="warn">
          {words.checks.warned.deadline_ahead(season.name, dates.longDay(season.results_deadline))}
        </Note>
      )}
      {closing.length > 0 && (
        <div class="stack5" id="unplayed">
          {closing.map(({ competition, boxes }) => (
            <UnplayedList
              key={competition.id}
              title={competition.name}
              rules={competition.rules}
              boxes={boxes}
              here={`/coach/seasons/${season.id}/step?to=complete`}
              open={visit.query.get('box')}
            />
          ))}
        </div>
      )}
      {blockers.length === 0 && mailshot !== null && (
        <SendForm
          mailshot={mailshot}
          before={listWarnings(checks, closing, isEarly).length > 0 && <ReadTick />}
        >
          <p class="meta">{seasons.step.undo[step]}</p>
        </SendForm>
      )}
      {blockers.length === 0 && mailshot === null && (
        <StepForm
          action={`/coach/seasons/${season.id}/step`}
          to={checks.to}
          acknowledge={checks.warnings.map(({ code }) => code)}
          hasNotes={early > 0 || unplayable.length > 0}
          button={seasons.step.button[step]}
          undo={seasons.step.undo[step]}
        />
      )}
    </CoachLayout>
  );
}

/** The site's own warnings: a start before the first day, or with nobody to play. */
function StartNotes({
  season: { starts_on: start },
  unplayable,
  early,
}: StepViewProps & { readonly early: number }): VNode {
  const { words, dates } = useVisit();
  return (
    <>
      {early > 0 && start !== null && (
        <Note icon="warn" kind="warn">
          {words.seasons.early(early, dates.longDay(start))}
        </Note>
      )}
      {unplayable.length > 0 && (
        <section class="card">
          <UnplayableList found={unplayable} />
        </section>
      )}
    </>
  );
}

export function isAhead({ results_deadline: deadline }: Season, today: string): boolean {
  return deadline !== null && deadline >= today;
}

/** All warnings of a closing: the league's on each competition are shown by the lists above. */
export function listWarnings(
  { warnings }: Api<'SeasonChecks'>,
  closing: readonly Closing[],
  isEarly: boolean,
): Api<'WarningCode'>[] {
  const matches = closing.flatMap(({ boxes }) => boxes.flatMap((box) => box.matches));
  const has = (status: string) => matches.some((match) => match.status === status);
  return [
    ...warnings.map(({ code }) => code),
    ...(has('open') ? (['matches_open'] as const) : []),
    ...(has('reported') ? (['results_one_sided'] as const) : []),
    ...(has('disputed') ? (['disputes_open'] as const) : []),
    ...(isEarly ? (['deadline_ahead'] as const) : []),
  ];
}
