import { DangerButton } from '../../../../components/danger-button.tsx';
import { randomBytes } from 'node:crypto';
import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import type { Whole } from '../../../../api/competition.ts';
import { Crumbs } from '../../../../components/crumbs.tsx';
import { CoachLayout } from '../../coach-layout.tsx';
import { Field } from '../../../../components/field.tsx';
import { Note } from '../../../../components/note.tsx';
import type { CoachVisit } from '../../../../web/visit.ts';
import type { ActionResult } from './act.ts';
import { Boxes } from './boxes.tsx';
import { type CompetitionStep, competitionStep, stateBefore } from './competition-step.ts';
import { readForm, wholeNumber } from '../../../../web/read-form.ts';
import { MAX_BOXES } from '../../seasons/new/plan-form.ts';

export interface CompetitionProps {
  readonly visit: CoachVisit;
  readonly whole: Whole;
  readonly checks: Api<'CompetitionChecks'> | null;
  readonly fault: Extract<ActionResult, { readonly fault: string }>['fault'] | null;
}

/** A competition with its boxes and entries, and what is done with each (SEAS-10). */
export function CompetitionView(props: CompetitionProps): VNode {
  const { visit, whole, fault } = props;
  const { words } = visit;
  const { competition, season } = whole;
  const { name, discipline, state } = competition;
  const isOpen = state === 'draft' || state === 'active';
  return (
    <CoachLayout
      visit={visit}
      tab="season"
      title={name}
      actions={
        <>
          <a class="btn" href={`/coach/competitions/${competition.id}/rules`}>
            {words.competitions.rules}
          </a>
          {state === 'draft' && (
            <a class="btn" href={`/coach/drafts/${competition.id}`}>
              {words.competitions.board}
            </a>
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
      {fault !== null && (
        <Note icon="warn" kind="warn" isAlert>
          {words.competitions.faults[fault]}
        </Note>
      )}
      <Done visit={visit} />
      <Next {...props} />
      <Boxes visit={visit} whole={whole} isOpen={isOpen} />
      {isOpen && (
        <div class="desk even">
          <Fixtures {...props} />
          <AddBoxes {...props} />
        </div>
      )}
      <Settings {...props} isOpen={isOpen} />
    </CoachLayout>
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

function Done({ visit: { query, words } }: Pick<CompetitionProps, 'visit'>): VNode | null {
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

/** How it stands, the next step with how much is in its way, and the step back. */
function Next({ visit: { words }, whole, checks }: CompetitionProps): VNode {
  const { competitions, seasons } = words;
  const { id, state } = whole.competition;
  const blockers = checks?.blockers.length ?? 0;
  const warnings = checks?.warnings.length ?? 0;
  const said = [
    ...(blockers > 0 ? [seasons.blockersCount(blockers)] : []),
    ...(warnings > 0 ? [seasons.warningsCount(warnings)] : []),
  ];
  const step = checks === null ? null : competitionStep(state, checks.to);
  const before = stateBefore(state);
  const back = before === null ? null : competitionStep(state, before);
  return (
    <section class="card stack">
      <p>{[competitions.states[state], ...said].join(' ')}</p>
      <p class="row wrap">
        {step !== null && (
          <a class="btn" href={`/coach/competitions/${id}/step?to=${checks?.to ?? ''}`}>
            {competitions.next[step]}
          </a>
        )}
        {back !== null && (
          <a class="btn o" href={`/coach/competitions/${id}/step?to=${before ?? ''}`}>
            {competitions.next[back]}
          </a>
        )}
      </p>
    </section>
  );
}

function Fixtures({ visit: { words }, whole }: CompetitionProps): VNode {
  const { competitions } = words;
  return (
    <form
      class="card stack"
      id="fixtures"
      method="post"
      action={`/coach/competitions/${whole.competition.id}`}
    >
      <h2>{competitions.fixtures}</h2>
      <p class="meta">{competitions.fixturesAbout(whole.competition.rules.rounds)}</p>
      <p>
        <button class="btn" name="do" value="fixtures">
          {competitions.makeFixtures}
        </button>
      </p>
    </form>
  );
}

function AddBoxes({ visit: { words }, whole }: CompetitionProps): VNode {
  const { competitions } = words;
  return (
    <form class="card stack" method="post" action={`/coach/competitions/${whole.competition.id}`}>
      <h2>{competitions.addBoxes}</h2>
      <input type="hidden" name="token" value={randomBytes(15).toString('base64url')} />
      <Field
        name="count"
        label={competitions.howMany}
        value="1"
        type="number"
        range={[1, MAX_BOXES]}
      />
      <p>
        <button class="btn" name="do" value="add-boxes">
          {competitions.addBoxes}
        </button>
      </p>
    </form>
  );
}

function Settings({
  visit: { words },
  whole,
  isOpen,
}: CompetitionProps & { readonly isOpen: boolean }): VNode {
  const { competitions } = words;
  const { id, name, visibility, state, season_id: season } = whole.competition;
  const action = `/coach/competitions/${id}`;
  return (
    <details class="card">
      <summary class="btn q">{competitions.settings}</summary>
      <div class="stack5">
        <form class="stack" method="post" action={action}>
          {isOpen ? (
            <Field name="name" label={competitions.name} value={name} isNeeded />
          ) : (
            <input type="hidden" name="name" value={name} />
          )}
          <fieldset class="stack">
            <legend>{competitions.visibility}</legend>
            {(['members', 'private'] as const).map((who) => (
              <label key={who} class="opt">
                <input type="radio" name="visibility" value={who} checked={who === visibility} />
                <b>{competitions.visibilities[who]}</b>
              </label>
            ))}
          </fieldset>
          <p>
            <button class="btn" name="do" value="settings">
              {competitions.save}
            </button>
          </p>
        </form>
        {state === 'draft' && (
          <form class="stack" method="post" action={action}>
            <input type="hidden" name="season" value={season} />
            <h3>{competitions.delete}</h3>
            <p>{competitions.deleteAbout}</p>
            <p>
              <DangerButton name="do" value="delete">
                {competitions.delete}
              </DangerButton>
            </p>
          </form>
        )}
      </div>
    </details>
  );
}
