import { toTimestamp } from '../shared/dates.ts';
import { Arguments } from './arguments.ts';
import { type Command, withClub } from './command-context.ts';
import { type CompetitionData, readCompetitionData } from './competition-data.ts';
import { writeResultsCsv, writeTablesCsv } from './export-tables.ts';
import { NewFile } from './new-file.ts';
import { CommandError } from './terminal.ts';

const FORMATS: ReadonlyMap<string, (data: CompetitionData) => string> = new Map([
  ['tables', writeTablesCsv],
  ['results', writeResultsCsv],
]);
const OPTIONS = { competition: { type: 'string' }, format: { type: 'string' } } as const;

export const exportCompetition: Command = (context, words) => {
  const given = Arguments.read(words, OPTIONS, { min: 0, max: 1 });
  const competition = given.text('competition');
  if (competition === undefined) {
    throw new CommandError('Name the competition: --competition NAME or --competition ID.', 2);
  }
  const textOf = FORMATS.get(given.text('format') ?? '');
  if (!textOf) throw new CommandError(`--format takes ${[...FORMATS.keys()].join(', ')}.`, 2);
  const [path] = given.paths;
  return withClub(context, async (database) => {
    const now = toTimestamp(context.now());
    const text = textOf(await database.read((db) => readCompetitionData(db, competition, now)));
    if (path === undefined) {
      context.terminal.out(text);
      return 0;
    }
    const file = context.resolve(path);
    await (await NewFile.create(file)).fill(() => text);
    context.terminal.out(
      `Wrote ${file}. It contains the players’ names as the tables show them.\n`,
    );
    return 0;
  });
};
