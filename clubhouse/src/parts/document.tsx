import { type ComponentChildren, h, type VNode } from 'preact';
import { type Speech, SpeechContext } from './language.ts';

interface DocumentProps {
  readonly title: string;
  readonly club: string;
  readonly speech: Speech;
  /** Addresses of files. */
  readonly stylesheets: readonly string[];
  readonly scripts: readonly string[];
  readonly children: ComponentChildren;
}

/** The HTML document around a page: no inline style, no inline script, nobody else's address. */
export function Document(props: DocumentProps): VNode {
  const { title, club, speech, stylesheets, scripts, children } = props;
  return (
    <html lang={speech.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <title>{`${title} · ${club}`}</title>
        {stylesheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {scripts.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
      </head>
      <body>{h(SpeechContext.Provider, { value: speech }, children)}</body>
    </html>
  );
}
