import type { Api } from '../../api/client.ts';
import { type Boxes, boxesOnSheet, type Grid } from './layout.ts';

/** A competition as it is hung up. */
export interface CompetitionSheets extends Boxes {
  readonly season: string;
  readonly name: string;
  /** What a win and a loss give; null where the site has no sentence for it. */
  readonly points: Api<'Competition'>['rules']['points'] | null;
  readonly boxes: readonly Api<'Standings'>[];
}

/** One side of one paper. */
export interface Sheet {
  readonly hung: CompetitionSheets;
  readonly grid: Grid;
  readonly boxes: readonly Api<'Standings'>[];
}

/** Each competition begins a sheet of its own; no box is on two (WALL-3). */
export function sheetsOf(hung: readonly CompetitionSheets[], grids: readonly Grid[]): Sheet[] {
  return hung.flatMap((one, index) => {
    const grid = grids[index];
    if (grid === undefined) return [];
    const most = boxesOnSheet(grid);
    const count = Math.ceil(one.boxes.length / most);
    return Array.from({ length: count }, (_, sheet) => ({
      hung: one,
      grid,
      boxes: one.boxes.slice(sheet * most, (sheet + 1) * most),
    }));
  });
}
