import { toTimestamp } from '../shared/dates.ts';
import { Arguments } from './arguments.ts';
import { backupDatabase } from './backup.ts';
import { type Command, readCommandSettings } from './command-context.ts';
import { examineData } from './doctor.ts';
import { moveDatabase } from './move.ts';
import { restoreDatabase } from './restore.ts';
import { forgetClub } from './start-over.ts';
import { CommandError } from './terminal.ts';

const ONE_FILE = { min: 1, max: 1 };
const NO_FILE = { min: 0, max: 0 };

export const backup: Command = (context, words) => {
  const [path = ''] = Arguments.read(words, {}, ONE_FILE).paths;
  return backupDatabase(readCommandSettings(context), context.terminal, {
    file: context.resolve(path),
    now: toTimestamp(context.now()),
    suffix: Buffer.from(context.randomBytes(6)).toString('hex'),
  });
};

const RESTORE_OPTIONS = {
  'without-checksum': { type: 'boolean' },
  'despite-findings': { type: 'boolean' },
} as const;

export const restore: Command = (context, words) => {
  const given = Arguments.read(words, RESTORE_OPTIONS, ONE_FILE);
  return restoreDatabase(readCommandSettings(context), context.terminal, {
    file: context.resolve(given.paths[0] ?? ''),
    withoutChecksum: given.has('without-checksum'),
    despiteFindings: given.has('despite-findings'),
    now: toTimestamp(context.now()),
  });
};

export const startOverCommand: Command = (context, words) => {
  Arguments.read(words, {}, NO_FILE);
  return forgetClub(readCommandSettings(context), context.terminal, toTimestamp(context.now()));
};

export const move: Command = (context, words) => {
  const to = Arguments.read(words, { to: { type: 'string' } }, NO_FILE).text('to');
  if (to === undefined) throw new CommandError('Give the target: move --to DATABASE_URL.', 2);
  const settings = { ...readCommandSettings(context), now: context.now() };
  return moveDatabase(settings, context.terminal, to);
};

export const doctor: Command = (context, words) => {
  const given = Arguments.read(words, { json: { type: 'boolean' } }, NO_FILE);
  return examineData(readCommandSettings(context), context.terminal, {
    now: context.now(),
    isJson: given.has('json'),
  });
};
