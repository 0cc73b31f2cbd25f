import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writePreviews } from './mail/preview/write-previews.ts';
import { DEFAULT_COLOUR } from './theme/stylesheet.ts';

const HELP = `npm run clubhouse                     starts the site
npm run clubhouse -- letters          writes every letter, from invented facts, as HTML, plain text
                                      and .eml in each language, with a page that leads to them;
                                      nothing is sent
    --out FOLDER                      into which folder (screenshots/letters)
    --colour #RRGGBB                  in the colour of which club (${DEFAULT_COLOUR})
`;
const CLUB = {
  name: 'Harbour Lane Rackets Club',
  timezone: 'Europe/London',
  url: 'https://league.example.org',
};

/** What is said, and with which exit code. */
interface CommandResult {
  readonly text: string;
  readonly code: 0 | 2;
}

/** What `npm run clubhouse -- COMMAND` does beside starting the site. */
export async function runCommand(command: string, args: readonly string[]): Promise<CommandResult> {
  if (['help', '--help', '-h'].includes(command)) return { text: HELP, code: 0 };
  const wanted = command === 'letters' ? readArguments(args) : null;
  if (wanted === null) return { text: HELP, code: 2 };
  const index = await writePreviews(resolve(wanted.out), { ...CLUB, colour: wanted.colour });
  return { text: `Every letter lies beside ${index}: open it in a browser.\n`, code: 0 };
}

const OPTIONS = {
  out: { type: 'string', default: 'screenshots/letters' },
  colour: { type: 'string', default: DEFAULT_COLOUR },
} as const;

function readArguments(args: readonly string[]): { out: string; colour: string } | null {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    return /^#[0-9a-f]{6}$/i.test(values.colour) ? values : null;
  } catch {
    return null;
  }
}
