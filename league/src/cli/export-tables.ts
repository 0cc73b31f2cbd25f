import { formatScore } from '../shared/score.ts';
import type { CompetitionData } from './competition-data.ts';
import { writeCsv } from './csv-text.ts';

const TABLE_COLUMNS = [
  'division',
  'final',
  'rank',
  'entry_id',
  'label',
  'played',
  'won',
  'lost',
  'unplayed',
  'sets_won',
  'sets_lost',
  'games_won',
  'games_lost',
  'points',
  'minimum',
  'short_of_minimum',
  'movement',
  'withdrawn',
] as const;

/** Writes the tables as CSV, from the top division down, with the API's field names (CLI-17). */
export function writeTablesCsv({ divisions }: CompetitionData): string {
  const rows = divisions.flatMap(({ division, table }) =>
    table.rows.map((row) => {
      const told = { ...row, division: division.name, final: table.final };
      return TABLE_COLUMNS.map((column) => told[column]);
    }),
  );
  return writeCsv(TABLE_COLUMNS, rows);
}

const RESULT_COLUMNS = [
  'division',
  'match_id',
  'side_0',
  'side_1',
  'status',
  'outcome',
  'score',
  'winner',
  'retired',
  'played_on',
];

/** Writes every match with its result as CSV, side 0 first in scores (CLI-17). */
export function writeResultsCsv({ divisions }: CompetitionData): string {
  const rows = divisions.flatMap(({ division, matches }) =>
    matches.map(({ id, sides, status, result }) => {
      const labelOf = (side: 0 | 1 | null | undefined) =>
        sides.find((one) => one.side === side)?.label ?? '';
      return [
        division.name,
        id,
        labelOf(0),
        labelOf(1),
        status,
        result?.outcome,
        result?.score ? formatScore(result.score) : '',
        labelOf(result?.winning_side),
        labelOf(result?.retired_side),
        result?.played_on,
      ];
    }),
  );
  return writeCsv(RESULT_COLUMNS, rows);
}
