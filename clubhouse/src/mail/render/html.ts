import type { CountryCode } from 'libphonenumber-js/max';
import type { Words } from '../../messages/en.ts';
import type { Language } from '../../messages/language.ts';
import type { Block } from '../letter.ts';
import { renderBlock } from './blocks.ts';
import { type Colours, makeLetterColours } from './colours.ts';
import { escapeHtml } from './escape.ts';
import type { Foot } from './foot.ts';
import { renderLogo } from './logo.ts';

interface LetterPage {
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly foot: Foot;
  readonly language: Language;
  readonly words: Words['letters'];
  /** `#rrggbb`; null if the club has none. */
  readonly colour: string | null;
  readonly country: CountryCode | null;
  readonly hasLogo: boolean;
}

const FONT = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Open Sans',Arial,sans-serif`;
/** Characters of the preview that a list of emails shows beside the subject. */
const MAX_PREVIEW_LENGTH = 140;

/**
 * Renders one column that adapts to the screen (LTR-2). Styles are inline as mail programs require,
 * and dark ones are in the one place that some programs read. It loads nothing.
 */
export function renderLetterHtml(page: LetterPage): string {
  const { subject, blocks, foot, language, words, colour, country, hasLogo } = page;
  const { light, dark } = makeLetterColours(colour);
  const body = blocks.map((block) => renderBlock(block, light, words, country)).join('\n');
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${renderDarkStyles(dark)}}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%;text-size-adjust:100%">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${light.paper}">${escapeHtml(renderPreview(blocks))}</div>
<div role="main">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.paper}"><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed">
<tr><td class="band" style="padding:14px 20px;background-color:${light.band};border-radius:16px 16px 0 0;color:${light.onBand};${FONT};font-size:15px;line-height:22px;font-weight:600;overflow-wrap:anywhere;word-break:break-word">${hasLogo ? renderLogo() : ''}${escapeHtml(foot.club)}</td></tr>
<tr><td class="surface" style="padding:24px 20px 12px;background-color:${light.surface};border-radius:0 0 16px 16px;color:${light.ink};${FONT};font-size:17px;line-height:26px;overflow-wrap:anywhere;word-break:break-word">
${body}
</td></tr>
<tr><td class="muted" style="padding:16px 20px;color:${light.muted};${FONT};font-size:13px;line-height:20px;overflow-wrap:anywhere;word-break:break-word">
${renderFoot(foot, light)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`;
}

function renderDarkStyles(dark: Colours): string {
  const rules: readonly (readonly [string, string])[] = [
    ['.paper', `background-color:${dark.paper}!important`],
    ['.surface', `background-color:${dark.surface}!important;color:${dark.ink}!important`],
    ['.ink', `color:${dark.ink}!important`],
    ['.muted,.muted a', `color:${dark.muted}!important`],
    ['.band', `background-color:${dark.band}!important;color:${dark.onBand}!important`],
    ['.accent', `color:${dark.accent}!important`],
    ['.button', `background-color:${dark.accent}!important`],
    ['.button a', `color:${dark.onAccent}!important`],
    ['.tint', `background-color:${dark.tint}!important;color:${dark.ink}!important`],
    ['.line', `border-color:${dark.line}!important`],
  ];
  return rules.map(([selector, style]) => `${selector}{${style}}`).join('');
}

function renderFoot({ why, turnOff }: Foot, { muted }: Colours): string {
  const off =
    turnOff === null
      ? ''
      : `<br><a href="${escapeHtml(turnOff.href)}" style="display:inline-block;padding:12px 0;color:${muted};text-decoration:underline">${escapeHtml(turnOff.label)}</a>`;
  return `${escapeHtml(why)}${off}`;
}

/** The first sentences, without a greeting, which ends with a comma. */
function renderPreview(blocks: readonly Block[]): string {
  const said = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
  const text = said.filter((one) => !one.endsWith(',')).join(' ');
  return `${shortenPreview(text.replaceAll('*', ''))}${' \u200c'.repeat(60)}`;
}

/** Cuts between words, because a truncated name reads like another one. */
function shortenPreview(text: string): string {
  if (text.length <= MAX_PREVIEW_LENGTH) return text;
  const cut = text.slice(0, MAX_PREVIEW_LENGTH + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}
