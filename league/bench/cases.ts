import type { Match } from '../demo/types.ts';
import { loadClub, type LoadedClub } from './load.ts';
import { runClosedLoop, type Measurement, type NextRequest, encodeRequest } from './loop.ts';
import { ask, type Usage } from './ask.ts';
import { type DataStore, type ServiceProcess, startService, stopService } from './service.ts';

const SERVER = new URL('server.ts', import.meta.url).pathname;
/** The duration of each measurement. */
export const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const CONNECTIONS = [1, 16, 64];
const SAID = '"outcome":"completed","score":{"sets":[{"games":[6,4]},{"games":[6,4]}]}}';

interface Case {
  readonly name: string;
  readonly next: () => NextRequest;
  /** The size of the answer, for the bare route beside it. */
  readonly size: number;
  readonly raw: number;
  /** A bare route is called as the case is: with a body or without. */
  readonly bareRequest: Buffer;
}

/**
 * Prints each case on a loaded club beside two others from the same run. One is a bare route that
 * returns a constant of the same size through the same framework. The other runs the raw statements
 * without a service.
 */
export async function printCases(place: DataStore): Promise<void> {
  let service = await startService(place, SERVER);
  try {
    process.stdout.write(`\n${place.name}: loading the club …\n`);
    const club = await loadClub(service.base);
    await stopService(service, 'SIGTERM');
    service = await startService(place);
    const startMs = service.startMs;
    await stopService(service, 'SIGTERM');
    service = await startService(place, SERVER);
    await measure(service, club);
    const { residentBytes } = await ask<Usage>(service, { ask: 'usage' });
    const anew = await ask<number>(service, {
      ask: 'anew',
      divisionId: club.division,
      seconds: SECONDS,
    });
    process.stdout.write(
      `${place.name}: ${startMs.toFixed(0)} ms from start to first answer, ` +
        `${(residentBytes / 1e6).toFixed(0)} MB resident after the load, ` +
        `${anew.toFixed(0)} tables of 10 a second when each is worked out anew\n`,
    );
  } finally {
    await stopService(service, 'SIGTERM');
    await place.remove();
  }
}

async function measure(service: ServiceProcess, club: LoadedClub): Promise<void> {
  const cases = await makeCases(service, club);
  process.stdout.write(
    `${'case'.padEnd(24)} conn    req/s    p50    p99  p99/p50  µs CPU  of bare  of bare CPU  of raw\n`,
  );
  for (const one of cases) {
    await ask(service, { ask: 'constant', size: one.size });
    for (const connections of CONNECTIONS) {
      const real = await measureWithCpu(service, connections, one.next());
      const bare = await measureWithCpu(service, connections, () => one.bareRequest);
      process.stdout.write(formatLine(one, connections, real, bare));
    }
  }
}

type WithCpu = Measurement & { readonly cpuMicros: number };

function formatLine(
  { name, raw }: Case,
  connections: number,
  real: WithCpu,
  bare: WithCpu,
): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const columns = [
    name.padEnd(24),
    String(connections).padStart(4),
    real.perSecond.toFixed(0).padStart(8),
    real.p50.toFixed(2).padStart(6),
    real.p99.toFixed(2).padStart(6),
    (real.p99 / real.p50).toFixed(1).padStart(8),
    real.cpuMicros.toFixed(0).padStart(7),
    percent(real.perSecond / bare.perSecond).padStart(8),
    percent(bare.cpuMicros / real.cpuMicros).padStart(12),
    percent(real.perSecond / raw).padStart(7),
  ];
  return `${columns.join(' ')}\n`;
}

async function makeCases(service: ServiceProcess, club: LoadedClub): Promise<Case[]> {
  const authorization = { authorization: `Bearer ${club.key}` };
  const bareRequest = encodeRequest('GET', '/bare', {});
  const reads: [string, string][] = [
    ['GET /v1/me', '/v1/me'],
    ['one table', `/v1/divisions/${club.division}/standings`],
    ['50 matches', '/v1/matches?limit=50'],
    ['matches of a member', `/v1/matches?limit=50&member=${club.member}`],
    ['progress, 20 divisions', `/v1/seasons/${club.season}/progress`],
    ['chase list', `/v1/chase-list?season=${club.season}`],
  ];
  const cases: Case[] = [];
  for (const [name, path] of reads) {
    const size = await measureSize(service, path, authorization);
    const raw = await measureRawReads(service, path, authorization);
    const request = encodeRequest('GET', path, authorization);
    cases.push({ name, next: () => () => request, size, raw, bareRequest });
  }
  const path = `/v1/divisions/${club.division}/standings`;
  const response = await fetch(service.base + path, { headers: authorization });
  const etag = response.headers.get('etag') ?? '';
  const hit = encodeRequest('GET', path, { ...authorization, 'if-none-match': etag });
  const raw = await measureRawReads(service, '/v1/me', authorization);
  cases.push({ name: 'If-None-Match hit', next: () => () => hit, size: 2, raw, bareRequest });
  cases.push(await makePreviewCase(service, club, authorization));
  cases.push(await claimCase(service, club, authorization));
  return cases;
}

async function measureSize(service: ServiceProcess, path: string, headers: Record<string, string>) {
  return (await (await fetch(service.base + path, { headers })).text()).length;
}

/** Runs the statements of a read, which no cache answers, for a second without the service. */
async function measureRawReads(
  service: ServiceProcess,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  await ask(service, { ask: 'forget everything' });
  await ask(service, { ask: 'capture' });
  await (await fetch(service.base + path, { headers })).text();
  await ask(service, { ask: 'captured' });
  return ask<number>(service, { ask: 'read', seconds: SECONDS / 2 });
}

/** A settlement's preview, of a match in the one division of 100 entries. */
async function makePreviewCase(
  service: ServiceProcess,
  club: LoadedClub,
  headers: Record<string, string>,
): Promise<Case> {
  const path = `/v1/matches/${club.open.at(-1)?.id}/settlement-preview`;
  const body = `{${SAID}`;
  const request = encodeRequest('POST', path, headers, body);
  await ask(service, { ask: 'forget everything' });
  await ask(service, { ask: 'capture' });
  const response = await fetch(service.base + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  const size = (await response.text()).length;
  await ask(service, { ask: 'captured' });
  const raw = await ask<number>(service, { ask: 'read', seconds: SECONDS / 2 });
  const bareRequest = encodeRequest('POST', '/bare', {}, body);
  return { name: 'settlement preview', next: () => () => request, size, raw, bareRequest };
}

async function claimCase(
  service: ServiceProcess,
  club: LoadedClub,
  headers: Record<string, string>,
): Promise<Case> {
  const requests = (match: Match) =>
    [0, 1].map((side) =>
      encodeRequest('POST', `/v1/matches/${match.id}/claims`, headers, `{"side":${side},${SAID}`),
    );
  const next = () => {
    let pending: Buffer[] = [];
    return () => {
      if (pending.length === 0) {
        const match = club.open.pop();
        pending = match ? requests(match) : [];
      }
      return pending.shift() ?? null;
    };
  };
  const raw = await measureRawClaims(service, club, requests);
  return {
    name: 'a claim',
    next,
    size: 900,
    raw,
    bareRequest: encodeRequest('POST', '/bare', {}, `{"side":0,${SAID}`),
  };
}

async function measureRawClaims(
  service: ServiceProcess,
  club: LoadedClub,
  requests: (match: Match) => Buffer[],
): Promise<number> {
  const targets = club.open.splice(0, 400);
  const [source] = targets;
  if (!source) throw new Error('no open match is left');
  const pending = requests(source);
  await ask(service, { ask: 'capture' });
  await runClosedLoop(service.base, 1, 10, () => pending.shift() ?? null);
  await ask(service, { ask: 'captured' });
  const matches = targets.map(({ id, sides }) => ({
    id,
    entries: [sides[0]?.entry_id ?? '', sides[1]?.entry_id ?? ''] as const,
  }));
  return ask<number>(service, { ask: 'writes', matches });
}

async function measureWithCpu(
  service: ServiceProcess,
  connections: number,
  next: NextRequest,
): Promise<WithCpu> {
  await runClosedLoop(service.base, connections, SECONDS / 8, next);
  const before = await ask<Usage>(service, { ask: 'usage' });
  const measured = await runClosedLoop(service.base, connections, SECONDS, next);
  const after = await ask<Usage>(service, { ask: 'usage' });
  return { ...measured, cpuMicros: (after.cpuMicros - before.cpuMicros) / measured.count };
}
