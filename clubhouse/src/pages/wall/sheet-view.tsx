import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import { Crest } from '../../components/crest.tsx';
import { LoopbackWarning } from '../../components/loopback-note.tsx';
import { QrCode, type QrPath } from '../../components/qr-code.tsx';
import { Rich } from '../../components/rich.tsx';
import { SponsorLine } from '../../components/sponsor-line.tsx';
import type { PlayerOrCoachVisit } from '../../web/visit.ts';
import type { Sheet } from './sheets.ts';
import { type OutlookOf, WallBox } from './wall-box.tsx';

interface SheetProps {
  readonly visit: PlayerOrCoachVisit;
  readonly sheet: Sheet;
  readonly outlookOf: OutlookOf;
  /** Instructions for the competition's players. */
  readonly todo: string;
  /** Links to the site; the same on every sheet. */
  readonly code: QrPath;
  readonly number: number;
  readonly of: number;
}

/** A sheet: competition, deadline, where to report, and the boxes that fit (WALL-3, WALL-4). */
export function SheetView({ visit, sheet, outlookOf, todo, code, number, of }: SheetProps): VNode {
  const { grid, hung, boxes } = sheet;
  const sizes = `across-${grid.across} name-${grid.name} cell-${grid.cell * 2} row-${grid.row * 2}`;
  const isList = grid.cell === 0;
  const kind = [isList ? 'is-list' : '', hung.largest > 8 ? 'is-large' : ''].join(' ');
  return (
    <section class="sheet" aria-labelledby={`sheet-${number}`}>
      <SheetHead visit={visit} sheet={sheet} todo={todo} code={code} number={number} />
      <div class={`sheet-boxes ${sizes} ${kind}`.trimEnd()}>
        {boxes.map((one) => (
          <WallBox key={one.division_id} table={one} isList={isList} outlookOf={outlookOf} />
        ))}
      </div>
      <SponsorLine class="sheet-thanks" />
      <SheetFoot visit={visit} sheet={sheet} number={number} of={of} />
    </section>
  );
}

function SheetHead({
  visit,
  sheet,
  todo,
  code,
  number,
}: Omit<SheetProps, 'of' | 'outlookOf'>): VNode {
  const { words, club, services } = visit;
  const { wall } = words;
  const { hung } = sheet;
  const home = `${services.url}/`;
  return (
    <header class="sheet-head">
      <Crest />
      <div>
        <p>{club.name}</p>
        <h2 id={`sheet-${number}`}>{`${hung.name}, ${hung.season}`}</h2>
        <p>
          <Rich text={todo} />
        </p>
      </div>
      <p class="sheet-scan">
        <b>{wall.scan}</b>
        <span>{new URL(home).host}</span>
        <LoopbackWarning url={home} />
      </p>
      <span class="sheet-code">
        <QrCode code={code} label={wall.code(home)} />
      </span>
    </header>
  );
}

/** States the deadline and the minimum number of matches, or that the tables are final. */
export function describeTask(
  { words, dates }: PlayerOrCoachVisit,
  boxes: readonly Api<'Standings'>[],
): string {
  const { wall } = words;
  if (boxes.every((table) => table.final)) return wall.final;
  const day = boxes[0]?.results_deadline ?? null;
  const minimum = Math.max(0, ...boxes.flatMap(({ rows }) => rows.map((row) => row.minimum)));
  const until = day === null ? wall.noDay : wall.until(dates.longDay(day));
  return minimum === 0 ? until : `${until} ${wall.needed(minimum)}`;
}

function SheetFoot({
  visit,
  sheet,
  number,
  of,
}: Omit<SheetProps, 'todo' | 'code' | 'outlookOf'>): VNode {
  const { words, dates, now } = visit;
  const { wall } = words;
  return (
    <footer class="sheet-foot">
      <span>
        {[describePoints(visit, sheet), wall.pen].filter((part) => part !== null).join(' ')}
      </span>
      <span class="nowrap">{wall.printed(dates.day(dates.today(now)))}</span>
      <span class="nowrap">{wall.sheet(number, of)}</span>
    </footer>
  );
}

/** Explains the points, if only wins and losses count. */
function describePoints({ words, dates }: PlayerOrCoachVisit, { hung }: Sheet): string | null {
  const { points } = hung;
  if (points === null || points.setWon !== 0 || points.gameWon !== 0) return null;
  if (points.bonus.length > 0 || points.byResult.length > 0) return null;
  const [win, loss, absent] = [points.win, points.loss, points.walkoverLoss].map((value) =>
    dates.number(value),
  );
  return words.wall.points(win ?? '', loss ?? '', absent ?? '');
}
