import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BackupError } from 'service/data-backup';
import { addEnvFile } from 'service/env-file';
import { keepFilesToOwner } from 'service/private-files';
import { SettingError } from 'service/settings';
import { backUpClubhouse, restoreClubhouse } from './backup.ts';
import { writePreviews } from './mail/preview/write-previews.ts';
import { MAX_MESSAGE_BYTES } from './replies/read-message.ts';
import { putIntoSpool } from './replies/spool.ts';
import { readSettings } from './settings.ts';
import { DEFAULT_COLOUR } from './theme/stylesheet.ts';

const HELP = `npm run clubhouse                     start the site
npm run clubhouse -- backup FILE      back up the database and keys to a new file, even while the site
                                      runs; keep the file as safe as the data
npm run clubhouse -- restore FILE     replace the data with a backup; stop the site first
npm run clubhouse -- letters          write a sample of every email as HTML, plain text and .eml, in
                                      each language, with an index page; sends nothing
    --out FOLDER                      the target folder (screenshots/letters)
    --colour #RRGGBB                  the club's colour (${DEFAULT_COLOUR})
npm run clubhouse -- receive-reply    read a reply from standard input, for the running service to
                                      handle; a mail server can deliver replies to this command
`;
/** Asks a mail server to try again later, or to give up with the next (sysexits.h). */
const EX_TEMPFAIL = 75;
const EX_DATAERR = 65;
const CLUB = {
  name: 'Harbour Lane Rackets Club',
  timezone: 'Europe/London',
  url: 'https://league.example.org',
};

interface CommandResult {
  readonly text: string;
  readonly code: 0 | 1 | 2 | typeof EX_DATAERR | typeof EX_TEMPFAIL;
}

/** Runs `npm run clubhouse -- COMMAND`, for everything except starting the site. */
export async function runCommand(
  command: string,
  args: readonly string[],
  input: AsyncIterable<Uint8Array> = process.stdin,
): Promise<CommandResult> {
  if (['help', '--help', '-h'].includes(command)) return { text: HELP, code: 0 };
  if (command === 'receive-reply' && args.length === 0) return receiveReply(input);
  if (command === 'backup' || command === 'restore') return runDataCommand(command, args);
  const wanted = command === 'letters' ? readArguments(args) : null;
  if (wanted === null) return { text: HELP, code: 2 };
  const index = await writePreviews(resolve(wanted.out), { ...CLUB, colour: wanted.colour });
  return { text: `Wrote the emails next to ${index}. Open it in a browser.\n`, code: 0 };
}

/** A mail server sees only the exit code, and keeps a message that was not stored (REPLY-22). */
async function receiveReply(input: AsyncIterable<Uint8Array>): Promise<CommandResult> {
  const message = await readBounded(input);
  if (message === null) {
    return {
      text: `The message is larger than ${MAX_MESSAGE_BYTES} bytes and was rejected.\n`,
      code: EX_DATAERR,
    };
  }
  try {
    addEnvFile('.env', process.env);
    const { dataFolder, replyAddress } = readSettings(process.env);
    if (replyAddress === null) throw new Error('CLUBHOUSE_REPLY_ADDRESS is not set.');
    await putIntoSpool(dataFolder, message);
    return { text: '', code: 0 };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { text: `The message could not be stored: ${why}\n`, code: EX_TEMPFAIL };
  }
}

/** Null if the input is longer than a message may be. */
async function readBounded(input: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of input) {
    length += chunk.length;
    if (length > MAX_MESSAGE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function runDataCommand(
  command: 'backup' | 'restore',
  [file, ...more]: readonly string[],
): Promise<CommandResult> {
  if (file === undefined || more.length > 0) return { text: HELP, code: 2 };
  try {
    keepFilesToOwner();
    addEnvFile('.env', process.env);
    const settings = readSettings(process.env);
    if (command === 'backup') {
      await backUpClubhouse(settings, resolve(file));
      return {
        text: `Backed up to ${file} and verified. The file contains personal data.\n`,
        code: 0,
      };
    }
    await restoreClubhouse(settings, resolve(file));
    const text = `Restored from ${file} and verified. Emails sent since the backup may be sent again.\n`;
    return { text, code: 0 };
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof SettingError)) throw error;
    return { text: `${error.message}\n`, code: 1 };
  }
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
