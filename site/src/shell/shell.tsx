import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Seal } from '../parts/seal.tsx';
import { UpdateBar } from './update-bar.tsx';

interface ShellProps {
  /** Names the page in the window's title, and changes with it. */
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

/** What surrounds every page. */
export function Shell({ title, isWide = false, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${title} · Sealed Move`;
    // Keyboard and screen reader users start at the top of the new page.
    if (!isFirst.current) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [title]);
  return (
    <>
      <a class="skip" href="#main" onClick={(event) => skipTo(event, main.current)}>
        Skip to the content
      </a>
      <header class="top">
        <a class="brand" href="#/">
          <Seal />
          <span>Sealed Move</span>
        </a>
        <nav aria-label="Site">
          <a href="#/settings">Settings</a>
          <a href="#/trust">Trust</a>
        </nav>
      </header>
      <UpdateBar />
      <main id="main" ref={main} tabIndex={-1} class={isWide ? 'wide' : ''}>
        {children}
      </main>
    </>
  );
}

/** The fragment of the address names the page, so that a link within it is followed by hand. */
function skipTo(event: Event, main: HTMLElement | null): void {
  event.preventDefault();
  main?.focus();
}
