import { Arguments } from './arguments.ts';
import { type Command, withClub } from './command-context.ts';
import { exportMembers } from './members-export.ts';
import type { ImportWishes } from '../member-import/import-plan.ts';
import { importMembers } from './members-import.ts';
import { CommandError } from './terminal.ts';
import { DATE_ORDERS } from '../member-import/written-dates.ts';

export const IMPORT_OPTIONS = {
  yes: { type: 'boolean' },
  'skip-refused': { type: 'boolean' },
  ignore: { type: 'string', multiple: true },
  map: { type: 'string', multiple: true },
  value: { type: 'string', multiple: true },
  'date-order': { type: 'string' },
  lenient: { type: 'boolean' },
} as const;

export const membersImport: Command = (context, words) => {
  const given = Arguments.read(words, IMPORT_OPTIONS, { min: 1, max: 1 });
  const wishes = importWishes(given);
  return withClub(context, (database, writing) =>
    importMembers(database, writing, context.terminal, {
      ...wishes,
      file: context.resolve(given.paths[0] ?? ''),
      yes: given.has('yes'),
      skipRefused: given.has('skip-refused'),
    }),
  );
};

/** How the file is to be read. @throws CommandError (2) where that cannot be told */
export function importWishes(given: Arguments): Omit<ImportWishes, 'today'> {
  const asked = given.text('date-order');
  const dateOrder = DATE_ORDERS.find((order) => order === asked) ?? null;
  if (asked !== undefined && dateOrder === null) {
    throw new CommandError(`--date-order takes ${DATE_ORDERS.join(', ')}.`, 2);
  }
  return {
    hasHeadings: true,
    ignored: given.texts('ignore'),
    mapped: given.pairs('map'),
    values: given.pairs('value'),
    dateOrder,
    lenient: given.has('lenient'),
    leaveBlank: given.has('lenient'),
  };
}

export const membersExport: Command = (context, words) => {
  const [path] = Arguments.read(words, {}, { min: 0, max: 1 }).paths;
  const file = path === undefined ? null : context.resolve(path);
  return withClub(context, (database) => exportMembers(database, context.terminal, file));
};
