import type { Browser, Page } from 'playwright-core';

/** Milliseconds spent on frames, on the page's own thread and beside it. */
export interface FrameWork {
  readonly script: number;
  readonly hit: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
  /** Handing painted layers over for drawing. */
  readonly composite: number;
  /** The page's whole thread, including work not listed here. */
  readonly main: number;
  /** Drawing into tiles on other threads. */
  readonly raster: number;
}

type Kind = Exclude<keyof FrameWork, 'main' | 'raster'>;

const KINDS: Readonly<Record<string, Kind>> = {
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  FunctionCall: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  HitTest: 'hit',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'composite',
  Commit: 'composite',
  CompositeLayers: 'composite',
  UpdateLayer: 'composite',
};

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink', 'cc'];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

export async function traceWork<T>(
  browser: Browser,
  page: Page,
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly work: FrameWork }> {
  await browser.startTracing(page, { categories: CATEGORIES });
  const done = await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return { done, work: sumFrameWork(trace.traceEvents) };
}

/** Counts the process whose frames ran; nested events count as their own kind. */
function sumFrameWork(events: readonly TraceEvent[]): FrameWork {
  const found = { script: 0, hit: 0, style: 0, layout: 0, paint: 0, composite: 0 };
  const frames = Map.groupBy(
    events.filter(({ name }) => name === 'FireAnimationFrame'),
    ({ pid, tid }) => `${pid} ${tid}`,
  );
  const [thread] = [...frames].toSorted(([, one], [, other]) => other.length - one.length);
  const [pid, tid] = (thread?.[0] ?? '0 0').split(' ').map(Number);
  const timed = events.filter((one) => one.pid === pid && one.dur !== undefined);
  const own = timed.filter((one) => one.tid === tid).toSorted(compareByStart);
  const open: TraceEvent[] = [];
  for (const event of own.filter(({ name }) => name in KINDS)) {
    while (open.length > 0 && endTime(open.at(-1)) <= event.ts) open.pop();
    const ms = (event.dur ?? 0) / 1000;
    const around = KINDS[open.at(-1)?.name ?? ''];
    const kind = KINDS[event.name];
    if (around !== undefined) found[around] -= ms;
    if (kind !== undefined) found[kind] += ms;
    open.push(event);
  }
  return {
    ...found,
    main: sumDurations(listOutermost(own.filter(({ name }) => name.endsWith('RunTask')))),
    raster: sumDurations(timed.filter(({ name }) => name === 'RasterTask')),
  };
}

function listOutermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events.filter((event) => {
    if (event.ts < end) return false;
    end = endTime(event);
    return true;
  });
}

function compareByStart(one: TraceEvent, other: TraceEvent): number {
  return one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0);
}

function endTime(event: TraceEvent | undefined): number {
  return (event?.ts ?? 0) + (event?.dur ?? 0);
}

function sumDurations(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000;
}
