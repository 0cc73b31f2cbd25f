import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Seal } from '../components/seal.tsx';
import { NewsBar } from './news-bar.tsx';
import { setTitle } from './window-title.ts';
import { UpdateBar } from './update-bar.tsx';
import { words } from '../messages/words.ts';
import { spoken } from '../messages/speak.ts';

interface ShellProps {
  readonly title: string;
  readonly isWide?: boolean;
  /** Whether the page lists the games, including the news of each. */
  readonly isList?: boolean;
  readonly children: ComponentChildren;
}

export function Shell({ title, isWide = false, isList = false, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const wasSpoken = useRef(spoken.value);
  useEffect(() => {
    setTitle({ page: `${title} · Sealed Move` });
    const isTranslated = wasSpoken.current !== spoken.value;
    wasSpoken.current = spoken.value;
    // Keyboard and screen reader users start at the top of the new page.
    if (!isFirst.current && !isTranslated) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [title]);
  const say = words().shell;
  return (
    <>
      <a class="skip" href="#main" onClick={(event) => skipTo(event, main.current)}>
        {say.skip}
      </a>
      <header class="top">
        <a class="brand" href="#/">
          <Seal />
          <span>Sealed Move</span>
        </a>
        <nav aria-label={say.site}>
          <a href="#/settings">{say.settings}</a>
          <a href="#/trust">{say.trust}</a>
        </nav>
      </header>
      <UpdateBar />
      <NewsBar isListed={isList} />
      <main id="main" ref={main} tabIndex={-1} class={isWide ? 'wide' : ''}>
        {children}
      </main>
    </>
  );
}

/** Moves the focus by script, because the address's fragment names the page. */
function skipTo(event: Event, main: HTMLElement | null): void {
  event.preventDefault();
  main?.focus();
}
