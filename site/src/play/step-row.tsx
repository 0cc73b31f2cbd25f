import type { Game, Ply } from '../game/game.ts';
import { describePlace } from './last-words.ts';
import { PlayIcon, type PlayIconName } from './play-icon.tsx';
import type { PageShape } from './shape.ts';
import type { MoveStepper } from './use-stepping.ts';
import { playWords } from '../messages/words.ts';

interface StepProps {
  readonly line: readonly Ply[];
  readonly stepping: MoveStepper;
}

interface StepRowProps extends StepProps {
  readonly plays: Game;
  readonly shape: PageShape;
}

/** Replaces the actions while an earlier position is shown (PLAY-2). */
export function StepRow({ plays, line, stepping, shape }: StepRowProps) {
  const hasStepper = shape === 'side' || shape === 'tablet';
  const place = describePlace(plays, line, stepping.shown);
  const latest = (
    <button type="button" class="button primary" onClick={() => stepping.go(line.length)}>
      {playWords().play.step.latest}
    </button>
  );
  if (hasStepper) {
    return (
      <div class="past past-words">
        <p>
          {playWords().play.step.lookingAt} <b>{place}</b>
        </p>
        {latest}
      </div>
    );
  }
  const [first, previous, next, last] = renderSteps(line, stepping);
  return (
    <div class="past" role="group" aria-label={playWords().play.step.name}>
      {first}
      {previous}
      <b>{place}</b>
      {next}
      {last}
      {latest}
    </div>
  );
}

export function Stepper({ line, stepping }: StepProps) {
  return (
    <div class="stepper" role="group" aria-label={playWords().play.step.name}>
      {renderSteps(line, stepping)}
    </div>
  );
}

function renderSteps(line: readonly Ply[], { shown, isLive, go }: MoveStepper) {
  const { step: say } = playWords().play;
  const buttons: readonly [PlayIconName, string, number, boolean][] = [
    ['first', say.first, 0, shown > 0],
    ['previous', say.previous, shown - 1, shown > 0],
    ['next', say.next, shown + 1, !isLive],
    ['last', say.last, line.length, !isLive],
  ];
  return buttons.map(([icon, label, target, isOpen]) => (
    <button
      key={icon}
      type="button"
      class="step"
      data-step={icon}
      aria-label={label}
      // A disabled button would lose the focus, and with it the stepping keys.
      aria-disabled={!isOpen}
      onClick={() => isOpen && go(target)}
    >
      <PlayIcon name={icon} />
    </button>
  ));
}
