import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareChromium } from 'test-kit/chromium';
import { writeExampleLetters } from '../src/mail/preview/examples.ts';
import { renderLetter } from '../src/mail/render/render-letter.ts';
import { getDates } from '../src/messages/dates.ts';
import { getWords } from '../src/messages/language.ts';
import { axeFaults, targetFaults, widthFaults } from './inspect.ts';

const URL_OF_CLUB = 'https://league.example.org';
const CLUB = { name: 'Harbour Lane Rackets Club', colour: '#ffd400' };
const LOOKS = [
  { language: 'en', colorScheme: 'light' },
  { language: 'de', colorScheme: 'dark' },
] as const;

/** Together, these contain every part an email can have; axe is slow. */
const EVERY_BLOCK: ReadonlySet<string> = new Set([
  'sign-in',
  'season-begun',
  'settled',
  'time-proposed',
  'week-left',
]);

const browser = shareChromium();

for (const { language, colorScheme } of LOOKS) {
  test(`LTR-2: every email fits 320 pixels and a thumb, and is readable, ${language}, ${colorScheme}`, async () => {
    const context = await browser().newContext({ colorScheme, offline: true });
    const page = await context.newPage();
    const voice = {
      words: getWords(language),
      dates: getDates(language, 'Europe/London'),
      club: CLUB.name,
      url: URL_OF_CLUB,
    };
    const faults: string[] = [];
    for (const [name, letter] of writeExampleLetters(voice)) {
      await page.setContent(renderLetter(letter, CLUB, language, `${URL_OF_CLUB}/off`).html);
      const found = [
        ...(await widthFaults(page, [320, 600])),
        ...(await targetFaults(page)),
        ...(EVERY_BLOCK.has(name) ? await axeFaults(page) : []),
      ];
      faults.push(...found.map((one) => `${name}: ${one}`));
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}
