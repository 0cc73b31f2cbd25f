import { Arguments } from './arguments.ts';
import { type Command, withClub } from './command-context.ts';
import { exportMembers } from './members-export.ts';
import { importMembers } from './members-import.ts';

const IMPORT_OPTIONS = {
  yes: { type: 'boolean' },
  'skip-refused': { type: 'boolean' },
  ignore: { type: 'string', multiple: true },
} as const;

export const membersImport: Command = (context, words) => {
  const given = Arguments.read(words, IMPORT_OPTIONS, { min: 1, max: 1 });
  return withClub(context, (database, writing) =>
    importMembers(database, writing, context.terminal, {
      file: context.resolve(given.paths[0] ?? ''),
      yes: given.has('yes'),
      skipRefused: given.has('skip-refused'),
      ignored: given.texts('ignore'),
    }),
  );
};

export const membersExport: Command = (context, words) => {
  const [path] = Arguments.read(words, {}, { min: 0, max: 1 }).paths;
  const file = path === undefined ? null : context.resolve(path);
  return withClub(context, (database) => exportMembers(database, context.terminal, file));
};
