import { render as renderMarkup } from 'preact-render-to-string';
import { type VNode, type ComponentChildren, h } from 'preact';
import { type PageBranding, BrandingContext } from '../components/branding.ts';
import { type Locale, withLocale } from '../components/locale.ts';
import { getFirstName } from '../messages/names.ts';
import { DEFAULT_COLOUR } from '../theme/stylesheet.ts';
import type { Assets } from './assets.ts';
import { bindForms } from './bind-forms.ts';
import { getThemeFile } from './theme-file.ts';
import { type ViewedVisit, withVisit } from './use-visit.ts';
import { makePicturePath } from '../images/address.ts';

interface RenderedPage {
  readonly title: string;
  readonly view: VNode;
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  readonly locale: Locale;
  readonly visit: ViewedVisit | null;
  readonly club: Omit<PageBranding, 'familyMember' | 'address'> & {
    readonly colour: string | null;
  };
}

export function renderPage(
  assets: Assets,
  { title, view, scripts, stylesheets, locale, visit, club }: RenderedPage,
): string {
  const { player = null, family = null } = visit?.claimed ?? {};
  const hasFamily = player !== null && family !== null;
  const page = (
    <Document
      title={title}
      branding={{
        ...club,
        address: visit?.address ?? '/',
        familyMember: hasFamily ? getFirstName(player.name) : null,
      }}
      locale={locale}
      stylesheets={[
        assets.stylesheet('app'),
        `/theme.css?v=${getThemeFile(club.colour ?? DEFAULT_COLOUR).version}`,
        ...stylesheets.map((name) => assets.stylesheet(name)),
      ]}
      fonts={assets.fonts()}
      scripts={['report-queue', ...scripts].map((name) => assets.script(name))}
    >
      {view}
    </Document>
  );
  const draw = () => withVisit(visit, () => renderMarkup(page));
  const html = `<!doctype html>${withLocale(locale, draw)}`;
  return hasFamily ? bindForms(html, player.memberId) : html;
}

interface DocumentProps {
  readonly title: string;
  readonly branding: PageBranding;
  readonly locale: Locale;
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
  readonly children: ComponentChildren;
}

/** A whole page, without inline styles, inline scripts or third-party addresses. */
function Document(props: DocumentProps): VNode {
  const { title, branding, locale, stylesheets, fonts, scripts, children } = props;
  const { logo, name } = branding;
  return (
    <html lang={locale.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <title>{`${title} · ${name}`}</title>
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
          <link rel="icon" href={makePicturePath(logo.image, 'icon-192')} type="image/png" />
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
