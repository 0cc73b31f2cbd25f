import type { Api } from '../../api/client.ts';
import { type Boxes, countBoxesOnSheet, type Grid } from './layout.ts';

export interface CompetitionSheets extends Boxes {
  readonly season: string;
  readonly name: string;
  /** The points for a win and a loss; null if the site has no sentence for them. */
  readonly points: Api<'Competition'>['rules']['points'] | null;
  readonly boxes: readonly Api<'Standings'>[];
}

export interface Sheet {
  readonly hung: CompetitionSheets;
  readonly grid: Grid;
  readonly boxes: readonly Api<'Standings'>[];
}

/** Splits competitions into sheets: each starts a new one, and no box spans two (WALL-3). */
export function layOutSheets(hung: readonly CompetitionSheets[], grids: readonly Grid[]): Sheet[] {
  return hung.flatMap((one, index) => {
    const grid = grids[index];
    if (grid === undefined) return [];
    const most = countBoxesOnSheet(grid);
    const count = Math.ceil(one.boxes.length / most);
    return Array.from({ length: count }, (_, sheet) => ({
      hung: one,
      grid,
      boxes: one.boxes.slice(sheet * most, (sheet + 1) * most),
    }));
  });
}
