import { MAX_LINK_MINUTES } from '../sessions/schema.ts';
import { Arguments } from './arguments.ts';
import { type Command, withClub } from './command-context.ts';
import { makeLoginLinks } from './login-links.ts';
import { CommandError } from './terminal.ts';

const OPTIONS = {
  csv: { type: 'string' },
  all: { type: 'boolean' },
  url: { type: 'string' },
  days: { type: 'string' },
} as const;
const MINUTES_A_DAY = 24 * 60;
const MAX_DAYS = MAX_LINK_MINUTES / MINUTES_A_DAY;
const TOKEN = '{token}';

export const loginLinks: Command = (context, words) => {
  const given = Arguments.read(words, OPTIONS, { min: 0, max: 0, what: 'file without --csv' });
  const file = given.text('csv');
  const wish = {
    file: file === undefined ? null : context.resolve(file),
    all: given.has('all'),
    url: readUrl(given.text('url')),
    minutes: readDays(given.text('days') ?? String(MAX_DAYS)) * MINUTES_A_DAY,
  };
  return withClub(context, (database, writing) =>
    makeLoginLinks(database, writing, context.terminal, wish),
  );
};

function readDays(text: string): number {
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= MAX_DAYS) return days;
  throw new CommandError(`--days takes a whole number from 1 to ${MAX_DAYS}.`, 2);
}

/** The page address with a placeholder for the token; null if none was given. */
function readUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^https?:\/\//.test(text) && URL.canParse(text) && text.includes(TOKEN)) return text;
  throw new CommandError(
    `--url takes the page's address with ${TOKEN} in it: https://club.example/#${TOKEN}.`,
    2,
  );
}
