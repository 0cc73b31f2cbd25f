import type { VNode } from 'preact';
import { useLocale } from './locale.ts';
import { Shell } from './shell.tsx';

interface SetUpProps {
  /** Where the website key is looked for. */
  readonly keyFile: string;
  /** There is a key, and the league does not take it. */
  readonly isRefused: boolean;
}

/** What the one who installs has to do: all that the site shows before it knows its club. */
export function SetUp({ keyFile, isRefused }: SetUpProps): VNode {
  const { words } = useLocale();
  const { faults } = words;
  return (
    <Shell club="Clubhouse" player={null} address="/">
      <h1>{isRefused ? faults.badKeyTitle : faults.setUpTitle}</h1>
      {isRefused ? (
        <p class="lead">{faults.badKey}</p>
      ) : (
        <ol class="numbered lead">
          {faults.setUp.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <p class="note">
        <span>
          {faults.keyFile} <code>{keyFile}</code>
        </span>
      </p>
    </Shell>
  );
}
