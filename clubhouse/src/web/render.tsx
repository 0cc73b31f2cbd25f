import { render as renderMarkup } from 'preact-render-to-string';
import type { VNode } from 'preact';
import { Document } from '../components/document.tsx';
import type { PageBranding } from '../components/branding.ts';
import { type Locale, withLocale } from '../components/locale.ts';
import { DEFAULT_COLOUR } from '../theme/stylesheet.ts';
import type { Assets } from './assets.ts';
import { getThemeFile } from './theme-file.ts';
import { type ViewedVisit, withVisit } from './use-visit.ts';

interface RenderedPage {
  readonly title: string;
  readonly view: VNode;
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  readonly locale: Locale;
  readonly visit: ViewedVisit | null;
  readonly club: PageBranding & { readonly name: string; readonly colour: string | null };
}

export function renderPage(
  assets: Assets,
  { title, view, scripts, stylesheets, locale, visit, club }: RenderedPage,
): string {
  const page = (
    <Document
      title={title}
      club={club.name}
      branding={club}
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
  return `<!doctype html>${withLocale(locale, draw)}`;
}
