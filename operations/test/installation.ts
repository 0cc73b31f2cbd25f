import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';
import { makeCaller, installClub } from 'test-kit/club-calls';
import { findFreePort } from 'test-kit/free-port';
import { type StartedProgram, startProgram } from 'test-kit/started-program';
import { ROOT } from '../../scripts/files.ts';
import { findContents } from '../archive/contents.ts';
import { NODE } from '../archive/make-release.ts';
import { type Product, PRODUCTS } from '../archive/products.ts';
import { type BuiltFolders, stageRelease } from '../archive/stage.ts';

/** A release's services, started like their units, with an installed club. */
export interface Installation {
  readonly league: InstalledService;
  readonly clubhouse: InstalledService;
  readonly relay: InstalledService;
  /** The administrator's key. */
  readonly adminKey: string;
}

export interface InstalledService {
  readonly url: string;
  /** The address of its operations port. */
  readonly operations: string;
  /** The settings it was started with. */
  readonly environment: ServiceSettings;
  readonly started: StartedProgram;
}

type Owner = Pick<TestContext, 'after'>;
type ServiceSettings = Readonly<Record<string, string>>;

export const CLUB = 'Harbour Lane Rackets Club';
const SECRET = 'a-secret-for-installing-tests';
const WORKSPACES = ['league', 'clubhouse', 'relay', 'service'];
const PAGE = '<!doctype html><title>Sealed Move</title>';

/** A product of this repository by its name. */
export function productNamed(name: Product['name']): Product {
  const product = PRODUCTS.find((one) => one.name === name);
  assert.ok(product);
  return product;
}

/** A test's own folder for a release and its built files. */
export function releaseFolder(owner: Owner): { folder: string; built: BuiltFolders } {
  const folder = mkdtempSync(join(tmpdir(), 'club-release-'));
  owner.after(() => {
    // A read-only folder cannot be removed either, except by root.
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true, force: true, maxRetries: 2 });
  });
  chmodSync(folder, 0o755);
  const site = join(folder, 'built-site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), PAGE);
  const clubhouse = process.env['TEST_CLUBHOUSE'] ?? join(ROOT, 'clubhouse/dist');
  return { folder, built: { 'site/dist': site, 'clubhouse/dist': clubhouse } };
}

/** The club's release with its built files, but without Node and packages. */
export function stageForTest(owner: Owner): string {
  const { folder, built } = releaseFolder(owner);
  const root = join(folder, 'club');
  const club = productNamed('club');
  stageRelease(club, findContents(club), root, built);
  return root;
}

/** Makes a release use the Node of this checkout. */
export function linkNode(root: string): void {
  mkdirSync(join(root, dirname(NODE)), { recursive: true });
  symlinkSync(process.execPath, join(root, NODE));
}

/** Makes a staged release use the packages of this checkout. */
export function linkPackages(root: string): void {
  for (const part of ['', ...WORKSPACES]) {
    const packages = join(ROOT, part, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(root, part, 'node_modules'));
  }
}

/** A folder in which the user who runs the services may write. */
export function dataFolder(owner: Owner): string {
  const folder = mkdtempSync(join(tmpdir(), 'club-data-'));
  owner.after(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o777);
  return folder;
}

interface StartOptions {
  readonly root: string;
  readonly folder: string;
  readonly settings?: ServiceSettings;
  readonly uid?: number | undefined;
}

/** Starts the units' services on free ports and installs a club. */
export async function startInstallation(
  owner: Owner,
  { root, folder, settings = {}, uid }: StartOptions,
): Promise<Installation> {
  const start = async (unit: string, own: ServiceSettings): Promise<InstalledService> => {
    const { main, environment } = readUnit(root, unit, folder);
    const all = { ...environment, ...own, ...settings };
    const started = await startProgram(owner, join(root, main), { environment: all, folder, uid });
    const url = await started.says(/answers at (https?:\S+)/);
    const operations = await started.says(/Measurements: (\S+)\/metrics/);
    return { url, operations, environment: all, started };
  };
  const league = await start('club-league', {
    LEAGUE_PORT: '0',
    LEAGUE_METRICS_PORT: '0',
    LEAGUE_INSTALLATION_SECRET: SECRET,
    LEAGUE_TRUST_PROXY: '127.0.0.1',
  });
  const calls = makeCaller(league.url, SECRET);
  const { adminKey } = await installClub(calls, { name: CLUB, slug: 'harbour-lane' });
  // Both print their public address, which belongs to a proxy.
  const [port, relayPort] = [await findFreePort(), await findFreePort()];
  const [clubhouse, relay] = await Promise.all([
    start('club-clubhouse', {
      CLUBHOUSE_URL: `http://localhost:${port}`,
      CLUBHOUSE_PORT: String(port),
      CLUBHOUSE_METRICS_PORT: '0',
      CLUBHOUSE_TRUST_PROXY: '127.0.0.1',
      LEAGUE_URL: league.url,
      LEAGUE_WEBSITE_KEY_FILE:
        readUnit(root, 'club-league', folder).environment['LEAGUE_WEBSITE_KEY_FILE'] ?? '',
    }),
    start('club-relay', {
      RELAY_PORT: String(relayPort),
      RELAY_METRICS_PORT: '0',
      TRUST_PROXY: '1',
      PUBLIC_HOSTING: 'on',
    }),
  ]);
  const at = (service: InstalledService, own: number) => ({
    ...service,
    url: `http://127.0.0.1:${own}`,
  });
  return { league, clubhouse: at(clubhouse, port), relay: at(relay, relayPort), adminKey };
}

/** A unit's program and settings, with the test's folders. */
function readUnit(
  root: string,
  name: string,
  folder: string,
): { readonly main: string; readonly environment: ServiceSettings } {
  const text = readFileSync(join(root, 'operations', 'systemd', `${name}.service`), 'utf8');
  const main = /^ExecStart=\/opt\/club\/node_modules\/node\/bin\/node (?:--\S+ )*(\S+\.ts)$/m.exec(
    text,
  );
  assert.ok(main?.[1], `${name} starts a program`);
  const set = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) =>
    pairs.split(' '),
  );
  const environment = set.map((pair) => {
    const [setting = '', value = ''] = pair.split('=');
    return [setting, value.replace(/^\/var\/(lib|cache)/, `${folder}/$1`)] as const;
  });
  return { main: main[1], environment: Object.fromEntries(environment) };
}
