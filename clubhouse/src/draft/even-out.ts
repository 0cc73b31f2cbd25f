export interface BoxContent<Player> {
  /** Best first. */
  readonly ranked: readonly { readonly player: Player; readonly stays: boolean }[];
  /** Number of players without a rank, who stay. */
  readonly unranked: number;
}

/** A player who changes boxes, by the boxes' indexes. */
interface Transfer<Player> {
  readonly player: Player;
  readonly from: number;
  readonly to: number;
}

interface BoxLine {
  readonly start: number;
  /** The lowest position to which a player can move without passing anybody who stays. */
  readonly least: number;
  readonly most: number;
  above: number;
}

interface BoxSize {
  ranked: number;
  all: number;
}

/** Moves one player across each boundary between two boxes. */
interface Handover {
  readonly from: number;
  readonly to: number;
  /** How much closer the two sizes become; at 0 they are swapped. */
  readonly gain: number;
  /** Additional players across a boundary; negative for fewer. */
  readonly crossings: number;
}

/**
 * Finds the moves that make box sizes as even as possible (DRFT-17). Ranked players keep their
 * order from the top box to the bottom one, and as few as possible cross a boundary.
 */
export function planTransfers<Player>(boxes: readonly BoxContent<Player>[]): Transfer<Player>[] {
  const ranked = boxes.flatMap((box, from) => box.ranked.map((one) => ({ ...one, from })));
  const lines = boxes.slice(1).map((_box, index) => findLineBelow(index, ranked));
  const sizes = boxes.map((box) => ({
    ranked: box.ranked.length,
    all: box.ranked.length + box.unranked,
  }));
  // The cost is convex: if no single handover improves it, nothing does.
  let isGiving = true;
  while (isGiving) {
    isGiving = false;
    for (const from of sizes.keys()) isGiving = handOverPlayers(from, sizes, lines) || isGiving;
  }
  return ranked.flatMap(({ player, from }, index) => {
    const to = lines.filter(({ above }) => above <= index).length;
    return from === to ? [] : [{ player, from, to }];
  });
}

function findLineBelow(
  box: number,
  ranked: readonly { readonly from: number; readonly stays: boolean }[],
): BoxLine {
  const start = ranked.filter(({ from }) => from <= box).length;
  const least = ranked.findLastIndex(({ from, stays }) => stays && from <= box) + 1;
  const most = ranked.findIndex(({ from, stays }) => stays && from > box);
  return { start, least, most: most === -1 ? ranked.length : most, above: start };
}

/** Moves players out of a box while that improves something, and returns whether it did. */
function handOverPlayers(from: number, sizes: BoxSize[], lines: BoxLine[]): boolean {
  let next = findBestHandover(from, sizes, lines);
  const isGiving = next !== null;
  while (next !== null) {
    applyHandover(next, sizes, lines);
    next = findBestHandover(from, sizes, lines);
  }
  return isGiving;
}

/** Null if no handover evens the sizes or reduces crossings. */
function findBestHandover(
  from: number,
  sizes: readonly BoxSize[],
  lines: readonly BoxLine[],
): Handover | null {
  let best: Handover | null = null;
  for (const way of [1, -1] as const) {
    for (const one of listHandovers(from, way, sizes, lines)) {
      const { gain, crossings } = best ?? { gain: 0, crossings: 0 };
      if (one.gain > gain || (one.gain === gain && one.crossings < crossings)) best = one;
    }
  }
  return best;
}

/** Handovers to each box within reach, downwards (1) or upwards (-1). */
function* listHandovers(
  from: number,
  way: -1 | 1,
  sizes: readonly BoxSize[],
  lines: readonly BoxLine[],
): Generator<Handover> {
  const giver = sizes[from];
  if (giver === undefined || giver.ranked === 0) return;
  let crossings = 0;
  for (let to = from + way; ; to += way) {
    const [line, taker] = [lines[way === 1 ? to - 1 : to], sizes[to]];
    if (line === undefined || taker === undefined) return;
    const above = line.above - way;
    if (above < line.least || above > line.most) return;
    crossings += Math.abs(above - line.start) - Math.abs(line.above - line.start);
    yield { from, to, gain: giver.all - taker.all - 1, crossings };
  }
}

function applyHandover({ from, to }: Handover, sizes: BoxSize[], lines: BoxLine[]): void {
  const way = Math.sign(to - from);
  for (const line of lines.slice(Math.min(from, to), Math.max(from, to))) line.above -= way;
  for (const [box, by] of [
    [sizes[from], -1],
    [sizes[to], 1],
  ] as const) {
    if (box === undefined) continue;
    box.ranked += by;
    box.all += by;
  }
}
