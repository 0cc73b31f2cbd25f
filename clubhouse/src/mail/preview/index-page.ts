import { LANGUAGES, type Language } from '../../messages/language.ts';
import { escapeHtml } from '../render/escape.ts';

export interface LetterPreview {
  readonly name: string;
  readonly language: Language;
  readonly subject: string;
}

/** Lists the emails with their files, and shows each at the width of a phone. */
export function renderIndexPage(previews: readonly LetterPreview[]): string {
  const names = [...new Set(previews.map(({ name }) => name))];
  const sections = names.map((name) => {
    const columns = LANGUAGES.map((language) => {
      const subject = previews.find((one) => one.name === name && one.language === language);
      const file = `${name}.${language}`;
      const links = ['html', 'txt', 'eml'].map((kind) => `<a href="${file}.${kind}">${kind}</a>`);
      return `<div><p lang="${language}"><b>${escapeHtml(subject?.subject ?? '')}</b><br>${links.join(' · ')}</p><iframe src="${file}.html" title="${file}" width="360" height="640" loading="lazy"></iframe></div>`;
    });
    return `<section><h2>${escapeHtml(name)}</h2><div class="both">${columns.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Clubhouse emails</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:24px;max-width:820px}.both{display:flex;flex-wrap:wrap;gap:24px}iframe{border:1px solid #888;border-radius:8px;max-width:100%}</style></head>
<body><h1>Clubhouse emails</h1>
<p>Examples with made-up data. The narrow frames are as wide as a phone.</p>
${sections.join('\n')}
</body>
</html>
`;
}
