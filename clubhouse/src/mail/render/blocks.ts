import type { CountryCode } from 'libphonenumber-js/max';
import type { Words } from '../../messages/en.ts';
import type { Block, Contact } from '../letter.ts';
import { sanitiseText } from '../letters/voice.ts';
import type { Colours } from './colours.ts';
import { escapeHtml, renderRichText } from './escape.ts';
import { listWaysToReach } from './reach.ts';

const SERIF = `font-family:'Source Serif 4',Georgia,'Times New Roman',serif`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** A part of an email as HTML; its classes provide the dark colours. */
export function renderBlock(
  block: Block,
  colours: Colours,
  words: Words['letters'],
  country: CountryCode | null,
): string {
  switch (block.type) {
    case 'heading':
      return block.isSub === true
        ? `<h2 class="ink" style="margin:22px 0 8px;font-size:17px;line-height:24px;font-weight:700;color:${colours.ink}">${renderRichText(block.text)}</h2>`
        : `<h1 class="ink" style="margin:0 0 16px;${SERIF};font-size:28px;line-height:34px;font-weight:600;color:${colours.ink}">${renderRichText(block.text)}</h1>`;
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 14px;color:${colours.ink}">${renderRichText(block.text)}</p>`;
    case 'small':
      return `<p class="muted" style="margin:4px 0 14px;font-size:14px;line-height:21px;color:${colours.muted}">${renderRichText(block.text)}</p>`;
    case 'button':
      return block.isQuiet === true
        ? renderQuietButton(block, colours)
        : renderButton(block, colours);
    case 'list':
      return `<ul style="margin:0 0 14px;padding:0 0 0 22px">${block.items
        .map(
          (item) =>
            `<li class="ink" style="margin:0 0 6px;color:${colours.ink}">${renderRichText(item)}</li>`,
        )
        .join('')}</ul>`;
    case 'card':
      return renderCard(block, colours);
    case 'contacts':
      return block.people
        .map((person) => renderContact(person, colours, words, country, block.isShort === true))
        .join('\n');
  }
}

type Button = Extract<Block, { type: 'button' }>;

/** The whole area is clickable, and Outlook renders it too. */
function renderButton({ label, href }: Button, { accent, onAccent }: Colours): string {
  return `<table ${TABLE} width="100%" style="margin:6px 0 18px"><tr><td class="button" align="center" bgcolor="${accent}" style="background-color:${accent};border-radius:10px"><a href="${escapeHtml(href)}" style="display:block;padding:14px 20px;color:${onAccent};font-size:17px;line-height:24px;font-weight:600;text-decoration:none;text-align:center">${renderRichText(label)}</a></td></tr></table>`;
}

function renderQuietButton({ label, href }: Button, { accent }: Colours): string {
  return `<p style="margin:0 0 14px"><a class="accent" href="${escapeHtml(href)}" style="display:inline-block;padding:9px 0;color:${accent};font-weight:600;text-decoration:underline">${renderRichText(label)}</a></p>`;
}

function renderCard(block: Extract<Block, { type: 'card' }>, { tint, ink }: Colours): string {
  const lines = block.lines
    .map(
      (line) => `<br><span style="font-size:15px;line-height:24px">${renderRichText(line)}</span>`,
    )
    .join('');
  return `<table ${TABLE} width="100%" style="margin:4px 0 18px"><tr><td class="tint" style="padding:14px 16px;background-color:${tint};border-radius:10px;color:${ink}"><span style="${SERIF};font-size:20px;line-height:28px;font-weight:600">${renderRichText(block.title)}</span>${lines}</td></tr></table>`;
}

function renderContact(
  person: Contact,
  colours: Colours,
  words: Words['letters'],
  country: CountryCode | null,
  isShort: boolean,
): string {
  const about =
    person.about === undefined
      ? ''
      : `, <span class="muted" style="font-size:15px;color:${colours.muted}">${renderRichText(sanitiseText(person.about))}</span>`;
  const ways = listWaysToReach(person, words.reach, country).map(({ label, shown, href }) => {
    const isNamed = shown.startsWith('https:') || (isShort && shown.includes('@'));
    const text = isNamed ? label : shown;
    if (href === null) {
      return `<span class="ink" style="display:inline-block;padding:11px 18px 11px 0;font-size:15px;line-height:22px;color:${colours.ink}">${escapeHtml(text)}</span>`;
    }
    return `<a class="accent" href="${escapeHtml(href)}" style="display:inline-block;padding:11px 18px 11px 0;color:${colours.accent};font-size:15px;line-height:22px;text-decoration:underline">${renderRichText(text)}</a>`;
  });
  const none = `<span class="muted" style="font-size:15px;color:${colours.muted}">${escapeHtml(words.noWay)}</span>`;
  const reach = ways.length === 0 ? none : ways.join('');
  const [margin, padding] = isShort ? ['0', '6px 0 0'] : ['0 0 10px', '10px 0 4px'];
  return `<table ${TABLE} width="100%" style="margin:${margin}"><tr><td class="line ink" style="padding:${padding};border-top:1px solid ${colours.line};color:${colours.ink}"><b>${renderRichText(sanitiseText(person.name))}</b>${about}<br>${reach}</td></tr></table>`;
}
