import type { Orientation, Paper } from '../../api/paper.ts';

/*
 * How boxes lie on paper. All lengths are in millimetres; styles/sheets.css has the same ones.
 */

/** What is left of each paper between the margins, upright. */
const INNER: Readonly<Record<Paper, readonly [narrow: number, long: number]>> = {
  a4: [186, 273],
  a3: [273, 396],
};
/** The head of a sheet with its line, and its foot. */
const HEAD = 31;
const FOOT = 8;
/** The line of sponsors above it. */
const SPONSORS = 9;
/** Browsers round each column to whole pixels: a wide grid grows by this much at most. */
const ROUNDING = 1;
/** Between two boxes. */
const GAP_ACROSS = 9;
const GAP_DOWN = 5;
/** The name of a box, and the numbers above its columns. */
const BOX_HEAD = 8;
const BOX_FOOT = 4.5;
/** More would be room for nothing. */
const MAX_COLUMNS = 4;
const MAX_DOWN = 8;
const LARGEST_CELL = 16;
const LARGEST_ROW = 14;
/** What most names need, and all of them. */
const USUAL_NAME = 56;
const LARGEST_NAME = 66;

interface Smallest {
  readonly name: number;
  readonly cell: number;
  readonly row: number;
}

/** First with room for a pen, then as small as can be read. */
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

/** The boxes of a competition, as far as their size goes. */
export interface Boxes {
  readonly count: number;
  /** How many play in the largest. */
  readonly largest: number;
  readonly arePairs: boolean;
}

/** How many boxes lie beside and below each other on a sheet, and how large their grid is. */
export interface Grid {
  readonly across: number;
  readonly down: number;
  /** The sides of a cell; 0: too many play in a box for a grid, and it is a list. */
  readonly cell: number;
  readonly row: number;
  /** How wide the names are, in whole millimetres. */
  readonly name: number;
}

export interface Layout {
  readonly orientation: Orientation;
  /** One for each competition. */
  readonly grids: readonly Grid[];
}

/** The way round that takes fewer sheets; where both do, A4 upright and A3 across (WALL-2). */
export function layoutOf(
  paper: Paper,
  competitions: readonly Boxes[],
  { hasSponsors }: { readonly hasSponsors: boolean },
): Layout {
  const usual: Orientation = paper === 'a4' ? 'portrait' : 'landscape';
  const other: Orientation = paper === 'a4' ? 'landscape' : 'portrait';
  const laidOut = (orientation: Orientation): Layout => {
    const body = bodyOf(paper, orientation, hasSponsors);
    return { orientation, grids: competitions.map((boxes) => gridOf(body, boxes)) };
  };
  const [first, second] = [laidOut(usual), laidOut(other)];
  return sheetsIn(second, competitions) < sheetsIn(first, competitions) ? second : first;
}

/** How many boxes are on a sheet. */
export function boxesOnSheet({ across, down }: Grid): number {
  return across * down;
}

/** What a sheet has for boxes. */
function bodyOf(paper: Paper, orientation: Orientation, hasSponsors: boolean): Body {
  const [narrow, long] = INNER[paper];
  const [width, height] = orientation === 'portrait' ? [narrow, long] : [long, narrow];
  return { width: width - ROUNDING, height: height - HEAD - FOOT - (hasSponsors ? SPONSORS : 0) };
}

function sheetsIn({ grids }: Layout, competitions: readonly Boxes[]): number {
  return grids.reduce((sum, grid, index) => sum + sheetsFor(grid, competitions[index]), 0);
}

function sheetsFor(grid: Grid, boxes: Boxes | undefined): number {
  return Math.ceil((boxes?.count ?? 0) / boxesOnSheet(grid));
}

interface Body {
  readonly width: number;
  readonly height: number;
}

function gridOf(body: Body, boxes: Boxes): Grid {
  for (const smallest of SMALLEST[boxes.arePairs ? 'pairs' : 'singles']) {
    const best = bestOf(gridsOf(body, boxes, smallest), boxes);
    if (best !== undefined) return best;
  }
  return listOf(body, boxes);
}

/** The fewest sheets, and on as many the largest cells. */
function bestOf(grids: readonly Grid[], boxes: Boxes): Grid | undefined {
  return grids.toSorted(
    (one, other) =>
      sheetsFor(one, boxes) - sheetsFor(other, boxes) ||
      other.cell * other.row - one.cell * one.row,
  )[0];
}

function gridsOf(body: Body, { largest }: Boxes, smallest: Smallest): Grid[] {
  const grids: Grid[] = [];
  for (let across = 1; across <= MAX_COLUMNS; across++) {
    const width = (body.width - (across - 1) * GAP_ACROSS) / across;
    // One more for the points.
    if ((width - smallest.name) / (largest + 1) < smallest.cell) break;
    const wanted = (width - USUAL_NAME) / (largest + 1);
    const cell = halves(Math.min(LARGEST_CELL, Math.max(smallest.cell, wanted)));
    const name = Math.floor(Math.min(LARGEST_NAME, width - cell * (largest + 1)));
    for (let down = 1; down <= MAX_DOWN; down++) {
      const row = halves(Math.min(LARGEST_ROW, rowHeight(body, down, largest)));
      if (row < smallest.row) break;
      grids.push({ across, down, cell, row, name });
    }
  }
  return grids;
}

/** A box that is larger than any grid on this paper: its places under each other. */
function listOf(body: Body, { largest }: Boxes): Grid {
  const row = halves(Math.min(7.5, rowHeight(body, 1, largest)));
  return { across: 1, down: 1, cell: 0, row, name: LARGEST_NAME };
}

function rowHeight({ height }: Body, down: number, rows: number): number {
  const outside = down * (BOX_HEAD + BOX_FOOT) + (down - 1) * GAP_DOWN;
  return (height - outside) / (down * Math.max(1, rows));
}

/** Down to half a millimetre: this many classes the stylesheet has. */
function halves(length: number): number {
  return Math.floor(length * 2) / 2;
}
