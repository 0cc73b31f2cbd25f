import { randomBytes } from 'node:crypto';
import type { VNode } from 'preact';
import { DangerButton } from '../../../../components/danger-button.tsx';
import { Field } from '../../../../components/field.tsx';
import { MAX_BOXES } from '../../seasons/new/plan-form.ts';
import type { CompetitionProps } from './competition-props.ts';
import { findStep, getPreviousState } from './competition-step.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { FormButton } from '../../../../components/buttons.tsx';

export function Steps({ whole, checks }: CompetitionProps): VNode {
  const { words } = useVisit();
  const { competitions, seasons } = words;
  const { id, state } = whole.competition;
  const blockers = checks?.blockers.length ?? 0;
  const warnings = checks?.warnings.length ?? 0;
  const said = [
    ...(blockers > 0 ? [seasons.blockersCount(blockers)] : []),
    ...(warnings > 0 ? [seasons.warningsCount(warnings)] : []),
  ];
  const step = checks === null ? null : findStep(state, checks.to);
  const before = getPreviousState(state);
  const back = before === null ? null : findStep(state, before);
  return (
    <div class="stack">
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
    </div>
  );
}

export function Fixtures({ whole }: CompetitionProps): VNode {
  const { words } = useVisit();
  const { competitions } = words;
  return (
    <form
      class="stack"
      id="fixtures"
      method="post"
      action={`/coach/competitions/${whole.competition.id}`}
    >
      <p class="meta">{competitions.fixturesAbout(whole.competition.rules.rounds)}</p>
      <p>
        <FormButton value="fixtures" label={competitions.makeFixtures} />
      </p>
    </form>
  );
}

export function AddBoxes({ whole }: CompetitionProps): VNode {
  const { words } = useVisit();
  const { competitions } = words;
  return (
    <form class="stack" method="post" action={`/coach/competitions/${whole.competition.id}`}>
      <input type="hidden" name="token" value={randomBytes(15).toString('base64url')} />
      <Field
        name="count"
        label={competitions.howMany}
        value="1"
        type="number"
        range={[1, MAX_BOXES]}
      />
      <p>
        <FormButton value="add-boxes" label={competitions.addBoxes} />
      </p>
    </form>
  );
}

export function Settings({
  whole,
  isOpen,
}: CompetitionProps & { readonly isOpen: boolean }): VNode {
  const { words } = useVisit();
  const { competitions } = words;
  const { id, name, visibility, state, season_id: season } = whole.competition;
  const action = `/coach/competitions/${id}`;
  return (
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
          <FormButton value="settings" label={competitions.save} />
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
  );
}
