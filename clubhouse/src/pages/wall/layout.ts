import type { Orientation, Paper } from '../../api/paper.ts';

/* Lengths are in millimetres, as in styles/sheets.css. */

/** The printable area of each paper, in portrait. */
const INNER: Readonly<Record<Paper, readonly [narrow: number, long: number]>> = {
  a4: [186, 273],
  a3: [273, 396],
};
/** The height of a sheet's head with its line, and of its foot. */
const HEAD = 31;
const FOOT = 8;
/** The line of sponsors above the foot. */
const SPONSORS = 9;
/** Browsers round columns to whole pixels, which widens a grid by at most this much. */
const ROUNDING = 1;
/** Space between two boxes. */
const GAP_ACROSS = 9;
const GAP_DOWN = 5;
/** The height of a box's name and of the numbers above its columns. */
const BOX_HEAD = 8;
const BOX_FOOT = 4.5;
/** Columns of boxes on a sheet; more would leave no room for names. */
const MAX_COLUMNS = 4;
const MAX_DOWN = 8;
const LARGEST_CELL = 16;
const LARGEST_ROW = 14;
/** The width that most names need, and the width that fits all. */
const USUAL_NAME = 56;
const LARGEST_NAME = 66;

interface Smallest {
  readonly name: number;
  readonly cell: number;
  readonly row: number;
}

/** The smallest sizes, tried in order: with room for a pen, then just large enough to read. */
const SMALLEST: Readonly<Record<'singles' | 'pairs', readonly Smallest[]>> = {
  singles: [
    { name: 40, cell: 7.5, row: 7 },
    { name: 34, cell: 5.5, row: 6.5 },
  ],
  pairs: [
    { name: 46, cell: 7.5, row: 9 },
    { name: 40, cell: 5.5, row: 8 },
  ],
};

/** The facts about a competition's boxes that decide their size. */
export interface Boxes {
  readonly count: number;
  readonly largest: number;
  readonly arePairs: boolean;
}

/** The number of boxes across and down a sheet, and the dimensions of their grid. */
export interface Grid {
  readonly across: number;
  readonly down: number;
  /** The width of a cell; 0 for a list, if a box has too many entries for a grid. */
  readonly cell: number;
  readonly row: number;
  /** Width of the names, in whole millimetres. */
  readonly name: number;
}

export interface Layout {
  readonly orientation: Orientation;
  readonly grids: readonly Grid[];
}

/** Picks the orientation with fewer sheets; in a tie, A4 is portrait and A3 landscape (WALL-2). */
export function chooseLayout(
  paper: Paper,
  competitions: readonly Boxes[],
  { hasSponsors }: { readonly hasSponsors: boolean },
): Layout {
  const usual: Orientation = paper === 'a4' ? 'portrait' : 'landscape';
  const other: Orientation = paper === 'a4' ? 'landscape' : 'portrait';
  const laidOut = (orientation: Orientation): Layout => {
    const body = measureBody(paper, orientation, hasSponsors);
    return { orientation, grids: competitions.map((boxes) => makeGrid(body, boxes)) };
  };
  const [first, second] = [laidOut(usual), laidOut(other)];
  return countAllSheets(second, competitions) < countAllSheets(first, competitions)
    ? second
    : first;
}

export function countBoxesOnSheet({ across, down }: Grid): number {
  return across * down;
}

function measureBody(paper: Paper, orientation: Orientation, hasSponsors: boolean): Body {
  const [narrow, long] = INNER[paper];
  const [width, height] = orientation === 'portrait' ? [narrow, long] : [long, narrow];
  return { width: width - ROUNDING, height: height - HEAD - FOOT - (hasSponsors ? SPONSORS : 0) };
}

function countAllSheets({ grids }: Layout, competitions: readonly Boxes[]): number {
  return grids.reduce((sum, grid, index) => sum + countSheets(grid, competitions[index]), 0);
}

function countSheets(grid: Grid, boxes: Boxes | undefined): number {
  return Math.ceil((boxes?.count ?? 0) / countBoxesOnSheet(grid));
}

interface Body {
  readonly width: number;
  readonly height: number;
}

function makeGrid(body: Body, boxes: Boxes): Grid {
  for (const smallest of SMALLEST[boxes.arePairs ? 'pairs' : 'singles']) {
    const best = chooseBest(listGrids(body, boxes, smallest), boxes);
    if (best !== undefined) return best;
  }
  return makeListGrid(body, boxes);
}

/** Prefers fewer sheets, then larger cells. */
function chooseBest(grids: readonly Grid[], boxes: Boxes): Grid | undefined {
  return grids.toSorted(
    (one, other) =>
      countSheets(one, boxes) - countSheets(other, boxes) ||
      other.cell * other.row - one.cell * one.row,
  )[0];
}

function listGrids(body: Body, { largest }: Boxes, smallest: Smallest): Grid[] {
  const grids: Grid[] = [];
  for (let across = 1; across <= MAX_COLUMNS; across++) {
    const width = (body.width - (across - 1) * GAP_ACROSS) / across;
    // One extra column for the points.
    if ((width - smallest.name) / (largest + 1) < smallest.cell) break;
    const wanted = (width - USUAL_NAME) / (largest + 1);
    const cell = roundDownToHalf(Math.min(LARGEST_CELL, Math.max(smallest.cell, wanted)));
    const name = Math.floor(Math.min(LARGEST_NAME, width - cell * (largest + 1)));
    for (let down = 1; down <= MAX_DOWN; down++) {
      const row = roundDownToHalf(Math.min(LARGEST_ROW, computeRowHeight(body, down, largest)));
      if (row < smallest.row) break;
      grids.push({ across, down, cell, row, name });
    }
  }
  return grids;
}

/** The layout for a box larger than any grid on this paper: a list of entries. */
function makeListGrid(body: Body, { largest }: Boxes): Grid {
  const row = roundDownToHalf(Math.min(7.5, computeRowHeight(body, 1, largest)));
  return { across: 1, down: 1, cell: 0, row, name: LARGEST_NAME };
}

function computeRowHeight({ height }: Body, down: number, rows: number): number {
  const outside = down * (BOX_HEAD + BOX_FOOT) + (down - 1) * GAP_DOWN;
  return (height - outside) / (down * Math.max(1, rows));
}

/** Rounds down to half a millimetre; the stylesheet has a class for each step. */
function roundDownToHalf(length: number): number {
  return Math.floor(length * 2) / 2;
}
