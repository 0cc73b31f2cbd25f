import { type ComponentChildren, h, type VNode } from 'preact';
import { picturePath } from '../images/address.ts';
import { type PageBranding, BrandingContext } from './branding.ts';
import type { Locale } from './locale.ts';

interface DocumentProps {
  readonly title: string;
  readonly club: string;
  readonly branding: PageBranding;
  readonly locale: Locale;
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
  readonly children: ComponentChildren;
}

/** Has no inline styles, inline scripts or third-party addresses. */
export function Document(props: DocumentProps): VNode {
  const { title, club, branding, locale, stylesheets, fonts, scripts, children } = props;
  const { logo } = branding;
  return (
    <html lang={locale.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <title>{`${title} · ${club}`}</title>
        {stylesheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        {fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossorigin="anonymous"
          />
        ))}
        {logo === null ? (
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ) : (
          <link rel="icon" href={picturePath(logo.image, 'icon-192')} type="image/png" />
        )}
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {scripts.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
      </head>
      <body>{h(BrandingContext.Provider, { value: branding }, children)}</body>
    </html>
  );
}
