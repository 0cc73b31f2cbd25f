import { useLayoutEffect, useRef } from 'preact/hooks';
import { ActionRow } from './action-row.tsx';
import { isBeingPlayed } from './actions-of.ts';
import type { Action } from './actions.ts';
import { Ask } from './ask.tsx';
import type { PageState } from './page-state.ts';
import type { Question } from '../game/question.ts';
import { StepRow } from './step-row.tsx';
import { playWords } from '../messages/words.ts';

interface ActionAreaProps {
  readonly page: PageState;
  readonly question: Question | null;
  readonly row: readonly Action[];
}

/** The actions, or what replaces them: a question and, during play, the steps. */
export function ActionArea({ page, question, row }: ActionAreaProps) {
  const { line, stepping } = page.play;
  const area = useRef<HTMLDivElement>(null);
  const isPast = question === null && !stepping.isLive && isBeingPlayed(page);
  const shown = question?.key ?? (isPast ? 'past' : `row ${stepping.isLive}`);
  useFocusKept(area, shown);
  return (
    <div ref={area} class="play-act" role="group" aria-label={playWords().play.game}>
      {question !== null && (
        <Ask
          key={question.key}
          question={question}
          more={row.find(({ name }) => name === 'more')}
        />
      )}
      {isPast && (
        <StepRow plays={page.play.view.plays} line={line} stepping={stepping} shape={page.shape} />
      )}
      {question === null && !isPast && <ActionRow actions={row} />}
    </div>
  );
}

/** Keeps the focus in the row when its content changes, on the nearest button. */
function useFocusKept(area: { readonly current: HTMLElement | null }, shown: string): void {
  const pressed = useRef('');
  const focused = document.activeElement;
  const wasInside = area.current?.contains(focused) === true;
  const name = focused instanceof HTMLElement && wasInside ? focused.dataset['action'] : undefined;
  if (name !== undefined) pressed.current = name;
  useLayoutEffect(() => {
    if (!wasInside || area.current.contains(document.activeElement)) return;
    const found = ['[data-step=previous]', `[data-action="${pressed.current}"]`, 'button:enabled']
      .map((selector) => area.current?.querySelector<HTMLElement>(selector))
      .find((one) => one instanceof HTMLElement);
    found?.focus();
  }, [shown]);
}
