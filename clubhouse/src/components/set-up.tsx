import type { VNode } from 'preact';
import { Hero } from './hero.tsx';
import { Icon } from './icon.tsx';
import { useLocale } from './locale.ts';
import { Shell } from './shell.tsx';

interface SetUpProps {
  /** The path where the site looks for the website key. */
  readonly keyFile: string;
  /** The key exists, but the league rejects it. */
  readonly isRefused: boolean;
}

export function SetUp({ keyFile, isRefused }: SetUpProps): VNode {
  const { words } = useLocale();
  const { faults, install } = words;
  return (
    <Shell
      club="Clubhouse"
      player={null}
      address="/"
      hero={
        <Hero
          title={isRefused ? faults.badKeyTitle : faults.setUpTitle}
          text={isRefused ? faults.badKey : install.linkAbout}
        />
      }
    >
      {!isRefused && (
        <p class="card lift">
          <a class="btn p w" href="/install">
            {install.link}
          </a>
        </p>
      )}
      <details class={isRefused ? 'fold lift card' : 'fold after'} open={isRefused}>
        <summary>
          <h2>{faults.byHand}</h2>
          <Icon name="more" />
        </summary>
        {!isRefused && <p>{faults.setUp}</p>}
        <p>
          {faults.keyFile} <code>{keyFile}</code>
        </p>
      </details>
    </Shell>
  );
}
