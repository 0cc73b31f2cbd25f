import type { VNode } from 'preact';
import type { ArrangeProps } from './arrange-props.ts';
import { faultAttributes } from './described-by.ts';
import type { Draft } from './draft.ts';

interface TimeFieldProps extends ArrangeProps {
  readonly line: Draft['lines'][number];
  /** From 1. */
  readonly number: number;
}

/** A time: the browser's own inputs for date and time, and whether to propose it. */
export function TimeField({ visit, found, state, line, number }: TimeFieldProps): VNode {
  const { words, dates, now } = visit;
  const { arrange } = words;
  const deadline = found.match.results_deadline;
  const fault = state.draft.faults.get(`time-${number}`);
  const wrong = faultAttributes(fault !== undefined, `time-${number}-fault`);
  return (
    <fieldset class="item time-line">
      <legend class="sr">{arrange.line(number)}</legend>
      <label class="tick">
        <input type="checkbox" name={`offer-${number}`} checked={line.isOffered} />
        <span class="sr">{arrange.offer(number)}</span>
      </label>
      <input
        class="input"
        type="date"
        name={`date-${number}`}
        aria-label={arrange.day}
        min={dates.today(now)}
        max={deadline ?? undefined}
        value={line.date}
        {...wrong}
      />
      <input
        class="input"
        type="time"
        name={`time-${number}`}
        aria-label={arrange.time}
        value={line.time}
        {...wrong}
      />
      {fault !== undefined && (
        <p class="fault" id={`time-${number}-fault`}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
