import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CountryCode } from 'libphonenumber-js/max';
import { createTransport } from 'nodemailer';
import { findCountryOfZone } from '../../contacts/country-of-zone.ts';
import { LANGUAGES, type Language, getWords } from '../../messages/language.ts';
import { getDates } from '../../messages/dates.ts';
import type { Letter, LetterKind } from '../letter.ts';
import { renderLetter } from '../render/render-letter.ts';
import { writeExampleLetters } from './examples.ts';
import { renderIndexPage, type LetterPreview } from './index-page.ts';

/** Kinds that members cannot turn off, or that go to people who are not members. */
const TO_NO_MEMBER: ReadonlySet<LetterKind> = new Set([
  'sign_in',
  'application_received',
  'application_arrived',
  'address_to_confirm',
  'address_changed',
]);

/** An invented club, with the colour and address to preview. */
export interface PreviewClub {
  readonly name: string;
  readonly timezone: string;
  readonly colour: string | null;
  readonly url: string;
}

/**
 * Writes every email in each language as HTML, plain text and .eml (LTR-11).
 * @returns the path of the index page
 */
export async function writePreviews(folder: string, club: PreviewClub): Promise<string> {
  await mkdir(folder, { recursive: true });
  const previews: LetterPreview[] = [];
  const look = { ...club, country: findCountryOfZone(club.timezone) };
  for (const language of LANGUAGES) {
    const voice = {
      words: getWords(language),
      dates: getDates(language, club.timezone),
      club: club.name,
      url: club.url,
    };
    for (const [name, letter] of writeExampleLetters(voice)) {
      const subject = await writeLetter(
        join(folder, `${name}.${language}`),
        letter,
        look,
        language,
      );
      previews.push({ name, language, subject });
    }
  }
  const index = join(folder, 'index.html');
  await writeFile(index, renderIndexPage(previews));
  return index;
}

async function writeLetter(
  path: string,
  letter: Letter,
  club: PreviewClub & { readonly country: CountryCode | null },
  language: Language,
): Promise<string> {
  const turnOff = TO_NO_MEMBER.has(letter.kind) ? null : `${club.url}/letters/off/example`;
  const { subject, text, html } = renderLetter(letter, club, language, turnOff);
  const attachments = (letter.attachments ?? []).map((one) => ({
    filename: one.filename,
    contentType: one.content_type,
    content: one.content,
  }));
  const made = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: 'club@example.org',
    to: 'hannah.brandt@example.org',
    subject,
    text,
    html,
    attachments,
  });
  await writeFile(`${path}.html`, html);
  await writeFile(`${path}.txt`, text);
  await writeFile(`${path}.eml`, made.message);
  return subject;
}
