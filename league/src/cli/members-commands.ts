import { Arguments } from './arguments.ts';
import { type Command, withClub } from './command-context.ts';
import { exportMembers } from './members-export.ts';
import type { SaidWishes } from '../member-import/import-plan.ts';
import { importMembers } from './members-import.ts';
import { CODE_PAGES, type CodePage, findCodePage } from '../member-import/code-pages.ts';
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
  encoding: { type: 'string' },
  who: { type: 'string', multiple: true },
  'accept-losses': { type: 'boolean' },
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
      acceptLosses: given.has('accept-losses'),
      encoding: readEncoding(given.text('encoding')),
    }),
  );
};

/** @throws CommandError (2) for an invalid option */
export function importWishes(given: Arguments): SaidWishes {
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
    persons: new Map(given.pairs('who').map(([line, who]) => [readLineNumber(line), who])),
  };
}

function readLineNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new CommandError(`--who takes LINE=ID or LINE=new, not "${text}".`, 2);
}

/** @throws CommandError (2) for an unknown code page */
function readEncoding(name: string | undefined): CodePage | null {
  if (name === undefined) return null;
  const page = findCodePage(name);
  if (page !== null) return page;
  throw new CommandError(`--encoding takes ${CODE_PAGES.join(', ')}.`, 2);
}

export const membersExport: Command = (context, words) => {
  const [path] = Arguments.read(words, {}, { min: 0, max: 1 }).paths;
  const file = path === undefined ? null : context.resolve(path);
  return withClub(context, (database) => exportMembers(database, context.terminal, file));
};
