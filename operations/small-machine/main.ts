import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findFreePort } from 'test-kit/free-port';
import { ROOT } from '../../scripts/files.ts';
import { playDemoClub } from '../upgrade-trial/play.ts';
import {
  type TrialInstallation,
  type Program,
  Release,
  makeProgramUrl,
} from '../upgrade-trial/release.ts';
import { Cgroup } from './cgroup.ts';
import { sendRequests, type LoadResult, playAt } from './load.ts';

/*
 * `npm run lab -- small-machine` limits each service in turn to little memory and one core, while
 * the others run without limits. It uses cgroups, so it needs root on Linux. It prints how the
 * service started, and how it handled a small load.
 */

const MEGABYTE = 1024 * 1024;
const REQUESTS = 400;
const [ROOMS, FRAMES] = [100, 20];

const { values } = parseArgs({
  options: {
    release: { type: 'string', default: ROOT },
    memory: { type: 'string', default: '256' },
    cpu: { type: 'string', default: '50' },
  },
});
const bounds = { bytes: Number(values.memory) * MEGABYTE, percent: Number(values.cpu) };

process.stdout.write(
  `Each service alone with ${values.memory} MB and ${values.cpu} % of a core:\n\n` +
    '| service   | started in | memory: resident, counted | answers a second | slowest of 100 | failed |\n' +
    '| --------- | ---------- | ------------------------- | ---------------- | -------------- | ------ |\n',
);
for (const program of ['league', 'clubhouse', 'relay'] as const) await tryService(program);

async function tryService(program: Program): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'club-small-'));
  const group = new Cgroup(`club-small-${process.pid}`, bounds);
  const bounded = new Release(values.release, group.prefix);
  const free = new Release(values.release);
  try {
    const [league, clubhouse, relay] = [
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
    ];
    const place: TrialInstallation = {
      folder,
      databaseUrl: undefined,
      ports: { league, clubhouse, relay },
    };
    let startedMs = 0;
    for (const one of ['league', 'clubhouse', 'relay'] as const) {
      const started = await (one === program ? bounded : free).start(one, place);
      if (started.is === 'refused') throw new Error(`The ${one} did not start: ${started.said}`);
      if (one === program) startedMs = started.ms;
    }
    const key = await playDemoClub(free, place);
    const borne = await loadService(program, place, key);
    const memory = `${group.residentMegabytes()} MB, ${group.peakMegabytes()} MB`;
    const killed = group.killed() > 0 ? ', and killed for want of memory' : '';
    process.stdout.write(
      `| ${program.padEnd(9)} | ${startedMs} ms | ${memory}${killed} | ${borne.perSecond} | ` +
        `${borne.p99} ms | ${borne.failed} of ${borne.asked} |\n`,
    );
  } finally {
    await Promise.all([bounded.end(), free.end()]);
    group.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadService(
  program: Program,
  place: TrialInstallation,
  key: string,
): Promise<LoadResult> {
  const url = makeProgramUrl(place, program);
  if (program === 'relay') return playAt(url, ROOMS, FRAMES);
  if (program === 'clubhouse') return sendRequests([`${url}/sign-in`, `${url}/join`], REQUESTS, {});
  const headers = { authorization: `Bearer ${key}` };
  const list = await fetch(`${url}/v1/competitions`, { headers });
  const { data } = (await list.json()) as { data: { id: string }[] };
  const tables = data.map(({ id }) => `${url}/v1/competitions/${id}/standings`);
  return sendRequests([`${url}/v1/members`, `${url}/v1/matches`, ...tables], REQUESTS, headers);
}
