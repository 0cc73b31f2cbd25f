import './engine.css';
import type { Side } from '@sealed-move/client/rules';
import { pageWords } from '../messages/words.ts';
import { type Score, computeWinningChance } from './core/score.ts';
import { describeScore } from './score-words.ts';

interface EvalBarProps {
  /** Null if there is no evaluation. */
  readonly score: Score | null;
  readonly bottom: Side;
}

/** A bar beside the board whose white part shows White's chances (ENG-5). */
export function EvalBar({ score, bottom }: EvalBarProps) {
  const say = pageWords().engine;
  const percent = score === null ? 50 : Math.round((computeWinningChance(score) + 1) * 50);
  return (
    <div
      class={bottom === 0 ? 'eval-bar' : 'eval-bar eval-flipped'}
      role="meter"
      aria-label={say.evaluation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={score === null ? say.noEvaluation : describeScore(score)}
    >
      <svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
        <rect class="eval-white" x="0" y={100 - percent} width="1" height={percent} />
        <rect class="eval-middle" x="0" y="49.7" width="1" height="0.6" />
      </svg>
    </div>
  );
}
