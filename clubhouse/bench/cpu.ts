import { readCpuTime, type Site } from './site.ts';

/** Processor time per answer, in ms. */
export interface Cpu {
  readonly page: number;
  /** The same page without gzip. */
  readonly plain: number;
  /** A constant of the same size from the same framework. */
  readonly bare: number;
  /** The same constant, after the league calls that the page makes. */
  readonly calls: number;
  /** The league's processor time for it; null if the system does not report it. */
  readonly league: number | null;
}

interface Comparison {
  readonly site: Site;
  readonly leaguePid: number | undefined;
  readonly path: string;
  readonly cookie: string;
  readonly rounds: number;
}

const REQUESTS = 160;
/** Keeps the site busy: waking a sleeping process per request takes longer than the page. */
const CONCURRENT_REQUESTS = 8;

/** Alternates page and bare page, so that other load affects both; returns the median. */
export async function measurePageCpu({
  site,
  leaguePid,
  path,
  cookie,
  rounds,
}: Comparison): Promise<Cpu> {
  const gzip = { cookie, 'accept-encoding': 'gzip' };
  const plain = { cookie, 'accept-encoding': 'identity' };
  const page = site.url + path;
  await site.ask({ ask: 'bare', html: await (await fetch(page, { headers: plain })).text() });
  const measured: Record<keyof Cpu, number[]> = {
    page: [],
    plain: [],
    bare: [],
    calls: [],
    league: [],
  };
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++) {
    const league = readCpuTime(leaguePid);
    const one = {
      page: await measureCpu(site, page, gzip),
      plain: await measureCpu(site, page, plain),
      bare: await measureCpu(site, site.bareUrl, plain),
      calls: await measureCpu(site, `${site.bareUrl}/calls`, plain),
    };
    if (round === 0) continue;
    for (const name of ['page', 'plain', 'bare', 'calls'] as const) measured[name].push(one[name]);
    const spent = (readCpuTime(leaguePid) ?? Number.NaN) - (league ?? 0);
    measured.league.push(spent / (3 * REQUESTS));
  }
  const league = median(measured.league);
  return {
    page: median(measured.page),
    plain: median(measured.plain),
    bare: median(measured.bare),
    calls: median(measured.calls),
    league: Number.isNaN(league) ? null : league,
  };
}

async function measureCpu(
  site: Site,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const before = await site.ask({ ask: 'usage' });
  const ask = async () => {
    for (let count = 0; count < REQUESTS / CONCURRENT_REQUESTS; count++) {
      await (await fetch(url, { headers })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, ask));
  return ((await site.ask({ ask: 'usage' })) - before) / REQUESTS;
}

export function median(numbers: readonly number[]): number {
  return (
    numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
  );
}
