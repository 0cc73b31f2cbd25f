import type { Api } from '../../api/client.ts';

type StateChange = Extract<Api<'Event'>, { kind: 'competition.state_changed' }>;

function isSameStep(event: StateChange, other: Api<'Event'>): other is StateChange {
  const { from, to } = event.data;
  return (
    other.kind === 'competition.state_changed' && other.data.from === from && other.data.to === to
  );
}

/**
 * The events on this page that took the same step, such as a start, when this is the last of them;
 * null if a later one reports for all (LTR-29).
 */
export function listJoinedEvents(
  event: StateChange,
  events: readonly Api<'Event'>[] = [],
): StateChange[] | null {
  const same = events.filter((one) => isSameStep(event, one));
  if (!same.some(({ id }) => id === event.id)) return [event];
  return same.at(-1)?.id === event.id ? same : null;
}

/** Whether an event up to this index is still reported by a later one on the page. */
export function isAwaited(events: readonly Api<'Event'>[], index: number): boolean {
  const later = events.slice(index + 1);
  return events
    .slice(0, index + 1)
    .some(
      (event) =>
        event.kind === 'competition.state_changed' && later.some((one) => isSameStep(event, one)),
    );
}
