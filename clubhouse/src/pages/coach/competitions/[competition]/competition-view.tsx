import type { VNode } from 'preact';
import { Crumbs } from '../../../../components/crumbs.tsx';
import { CoachLayout } from '../../coach-layout.tsx';
import { Note } from '../../../../components/note.tsx';
import { Boxes } from './boxes.tsx';
import { AddBoxes, Fixtures, Settings, Steps } from './changes.tsx';
import type { CompetitionProps } from './competition-props.ts';
import type { CompetitionStep } from './competition-step.ts';
import { Playing } from './playing.tsx';
import { readForm, wholeNumber } from '../../../../web/read-form.ts';
import { Icon } from '../../../../components/icon.tsx';
import { useVisit } from '../../../../web/use-visit.ts';
import { Trouble } from '../../../../components/post-form.tsx';
import { LinkButton } from '../../../../components/buttons.tsx';

/** A competition with its boxes and entries, and the actions for each (SEAS-10). */
export function CompetitionView(props: CompetitionProps): VNode {
  const { whole, fault } = props;
  const { words } = useVisit();
  const { competition, season } = whole;
  const { name, discipline, state } = competition;
  const isOpen = state === 'draft' || state === 'active';
  return (
    <CoachLayout
      tab="season"
      title={name}
      actions={
        <>
          <a class="btn" href={`/coach/competitions/${competition.id}/rules`}>
            {words.competitions.rules}
          </a>
          {state === 'draft' && (
            <LinkButton href={`/coach/drafts/${competition.id}`} label={words.competitions.board} />
          )}
          {state === 'active' && (
            <a class="btn" href={`/coach/chase?competition=${competition.id}`}>
              {words.seasons.chase}
            </a>
          )}
        </>
      }
      text={words.competitions.about(season.name, words.shell.discipline[discipline])}
    >
      <Crumbs
        links={[
          { href: '/coach/seasons', label: words.seasons.title },
          { href: `/coach/seasons/${season.id}`, label: season.name },
        ]}
      />
      {fault !== null && <Trouble of={{ trouble: words.competitions.faults[fault] }} />}
      <Done />
      {state === 'active' && whole.progress.fixtures > 0 ? (
        <Playing {...props} />
      ) : (
        <section class="card stack">
          <Steps {...props} />
        </section>
      )}
      <Boxes whole={whole} isOpen={isOpen} />
      {!(state === 'active' && whole.progress.fixtures > 0) && <Rest {...props} />}
    </CoachLayout>
  );
}

function Rest(props: CompetitionProps): VNode {
  const { whole } = props;
  const { competitions } = useVisit().words;
  const { state } = whole.competition;
  const isOpen = state === 'draft' || state === 'active';
  return (
    <>
      {isOpen && (
        <div class="desk even">
          <section class="card stack">
            <h2>{competitions.fixtures}</h2>
            <Fixtures {...props} />
          </section>
          <section class="card stack">
            <h2>{competitions.addBoxes}</h2>
            <AddBoxes {...props} />
          </section>
        </div>
      )}
      <details class="card">
        <summary class="btn q">
          {competitions.settings}
          <Icon name="more" />
        </summary>
        <Settings {...props} isOpen={isOpen} />
      </details>
    </>
  );
}

const STEPS: readonly CompetitionStep[] = [
  'active',
  'complete',
  'archived',
  'draft',
  'reopen',
  'unarchive',
];
const SAID = [
  'saved',
  'renamed',
  'moved',
  'added',
  'removed',
  'entered',
  'begun',
  ...STEPS,
] as const;

const COUNTS = {
  created: wholeNumber,
  existing: wholeNumber,
  entries: wholeNumber,
  matches: wholeNumber,
};

function Done(): VNode | null {
  const { query, words } = useVisit();
  const { competitions } = words;
  const done = query.get('done');
  const counts = readForm(query, COUNTS);
  if (done === 'fixtures') {
    const { created, existing } = counts;
    return <Note icon="check">{competitions.fixturesMade(created ?? 0, existing ?? 0)}</Note>;
  }
  const said = SAID.find((one) => one === done);
  if (said === undefined) return null;
  const [entries, matches] = [counts.entries ?? 0, counts.matches ?? 0];
  return (
    <Note icon="check">
      {said === 'entered' && entries > 0
        ? competitions.enter.done(entries)
        : competitions.done[said]}
      {matches > 0 && ` ${competitions.enter.doneFixtures(matches)}`}
    </Note>
  );
}
