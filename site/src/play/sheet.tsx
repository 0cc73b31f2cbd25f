import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ClockFace } from './clock-face.tsx';
import { PlayIcon } from './play-icon.tsx';
import type { PageState } from './page-state.ts';
import { words } from '../messages/words.ts';

interface SheetProps {
  readonly page: PageState;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Covers the tray and, on a small phone, the lower ranks, but never the player’s own clock. */
export function Sheet({ page, title, children }: SheetProps) {
  const { play, openSheet } = page;
  const sheet = useRef<HTMLDivElement>(null);
  useLift(sheet);
  useLayoutEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus();
    return () => before instanceof HTMLElement && before.isConnected && before.focus();
  }, []);
  const own = play.view.game.side;
  return (
    <div
      ref={sheet}
      class="sheet"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        openSheet(null);
      }}
    >
      <header class="sheet-head">
        <h2>{title}</h2>
        {play.clock !== null && play.view.kind === 'online' && (
          <ClockFace clock={play.clock} side={own} />
        )}
        <button
          type="button"
          class="sheet-close"
          aria-label={words().parts.close}
          onClick={() => openSheet(null)}
        >
          <PlayIcon name="close" />
        </button>
      </header>
      <div class="sheet-body">{children}</div>
    </div>
  );
}

/** Lifts an element at the bottom above a phone's keyboard, which does not shrink the window. */
function useLift(lifted: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (seen === null) return undefined;
    const lift = () => {
      const hidden = Math.max(0, innerHeight - seen.height - seen.offsetTop);
      lifted.current?.style.setProperty('--lift', `${hidden}px`);
      lifted.current?.style.setProperty('--seen', `${seen.height}px`);
    };
    lift();
    seen.addEventListener('resize', lift);
    seen.addEventListener('scroll', lift);
    return () => {
      seen.removeEventListener('resize', lift);
      seen.removeEventListener('scroll', lift);
    };
  }, [lifted]);
}
