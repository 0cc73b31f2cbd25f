import { useId, useState } from 'preact/hooks';
import { Engine } from '../engine/engine.ts';
import type { PlayersEngine } from '../engine/use-engine.ts';
import { pageWords } from '../messages/words.ts';
import { hasPuzzles } from '../puzzles/puzzle-count.ts';
import { describeOutcome } from './review-words.ts';
import type { Review } from './use-review.ts';

const SECONDS = [0.2, 1, 3] as const;

interface ReviewCardProps {
  readonly engine: PlayersEngine;
  readonly review: Review;
}

/** Lets the engine review the game, and reports the result (ENG-8). */
export function ReviewCard({ engine, review }: ReviewCardProps) {
  const id = useId();
  const [seconds, setSeconds] = useState<number>(1);
  const say = pageWords().engine;
  const { run } = engine;
  const { state, isBusy } = review;
  return (
    <div class="engine-review">
      {run instanceof Engine && !isBusy ? (
        <div class="each">
          <label for={id}>{say.each}</label>
          <select
            id={id}
            value={seconds}
            onChange={({ currentTarget }) => setSeconds(Number(currentTarget.value))}
          >
            {SECONDS.map((one) => (
              <option key={one} value={one}>
                {say.seconds(one)}
              </option>
            ))}
          </select>
          <button
            type="button"
            class="button small"
            onClick={() => void review.look(run, seconds * 1000).catch(engine.note)}
          >
            {say.look}
          </button>
        </div>
      ) : null}
      {state.kind === 'looking' ? (
        <div class="each">
          <progress value={state.done} max={state.all} aria-label={say.look} />
          <span>{say.progress(state.done, state.all)}</span>
          <button type="button" class="button small" onClick={review.stop}>
            {say.stop}
          </button>
        </div>
      ) : null}
      <p role="status">{describeOutcome(state)}</p>
      {hasPuzzles() ? (
        <a class="button small" href="#/puzzles">
          {say.toPuzzles}
        </a>
      ) : null}
    </div>
  );
}
