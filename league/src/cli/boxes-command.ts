import { Arguments } from './arguments.ts';
import { importBoxes } from './boxes-import.ts';
import { type Command, withClub } from './command-context.ts';
import { CommandError } from './terminal.ts';

const OPTIONS = {
  competition: { type: 'string' },
  yes: { type: 'boolean' },
  'skip-refused': { type: 'boolean' },
  map: { type: 'string', multiple: true },
} as const;

export const boxesImport: Command = (context, words) => {
  const given = Arguments.read(words, OPTIONS, { min: 1, max: 1 });
  const competition = given.text('competition');
  if (competition === undefined) {
    throw new CommandError('Name the draft: --competition NAME or --competition ID.', 2);
  }
  return withClub(context, (database, writing) =>
    importBoxes(database, writing, context.terminal, {
      file: context.resolve(given.paths[0] ?? ''),
      competition,
      yes: given.has('yes'),
      skipRefused: given.has('skip-refused'),
      meant: given.pairs('map'),
    }),
  );
};
