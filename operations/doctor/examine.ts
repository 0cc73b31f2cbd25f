import { join, resolve } from 'node:path';
import process from 'node:process';
import { tryMail } from 'clubhouse/mail-trial';
import { ROOT } from '../../scripts/files.ts';
import { readVersion } from '../command/settings.ts';
import type { Arguments } from './arguments.ts';
import { examineHosted } from './examine-hosted.ts';
import { examineAddress } from './examine-address.ts';
import { type InstalledServices, readInstallation } from './installation.ts';
import { makeFailure, type Finding } from 'service/finding';
import { type ServiceName, SERVICES } from './checks/finding.ts';
import { checkLetters, checkMail, checkService, type Letters } from './checks/service.ts';
import { checkNodeLine } from './checks/node-line.ts';
import { checkSettings, toServiceSettings, type ServiceSettings } from './checks/settings.ts';
import { checkClock, checkFailedUnits, checkFolder, checkTrial } from './checks/upkeep.ts';
import { askService } from './probe/local.ts';
import {
  findFailedUnits,
  isClockSet,
  inspectFolder,
  readTrial,
  runAsOwner,
} from './probe/machine.ts';
import { readUnitEnvironment } from './units.ts';

/** The path that each service answers without a credential. */
const PATHS: Readonly<Record<ServiceName, string>> = {
  league: '/healthz',
  clubhouse: '/healthz',
  relay: '/v1/info',
};

/** Checks everything there is (DOCTOR-1); changes nothing. */
export async function examineInstallation(
  given: Arguments,
  own: Readonly<Record<string, string | undefined>>,
  clock: () => number,
): Promise<Finding[]> {
  const installation = readInstallation(given.units, own, given.services);
  const services = listPlaces(installation);
  const addresses = listAddresses(installation, given.leagueUrl);
  const { league, clubhouse } = installation;
  const settings = checkSettings({
    services,
    addresses,
    leagueUrl: clubhouse?.leagueUrl,
    ...(league === null || clubhouse === null
      ? {}
      : {
          keyFiles: {
            put: league.websiteKeyFile && resolve(league.websiteKeyFile),
            read: resolve(clubhouse.websiteKeyFile),
          },
        }),
  });
  const parts = await Promise.all([
    ...SERVICES.map((name) => examineService(name, services[name], clock)),
    ...SERVICES.map((name) => {
      const [place, address] = [services[name], addresses[name]];
      if (place === undefined || !address?.startsWith('https:')) return [];
      const path = PATHS[name];
      return examineAddress(name, { address, path, place, resolve: given.resolve, clock });
    }),
    examineFolders(installation),
    examineLeague(installation),
    examineMail(installation, given.mailTo ?? null),
    isClockSet().then(checkClock),
    examineUnits(given.units, clock),
  ]);
  const wrong = [...installation.wrong];
  const node = checkNodeLine(process.versions.node, clock());
  return [...wrong, ...(wrong.length > 0 ? [] : settings), ...parts.flat(), node];
}

function listPlaces({
  league,
  clubhouse,
  relay,
}: InstalledServices): Partial<Record<ServiceName, ServiceSettings>> {
  return {
    ...(league && { league: toServiceSettings(league) }),
    ...(clubhouse && { clubhouse: toServiceSettings(clubhouse) }),
    ...(relay && { relay: toServiceSettings(relay) }),
  };
}

/** The relay's settings do not contain its address, so the first allowed origin is used. */
function listAddresses(
  { clubhouse, relay }: InstalledServices,
  leagueUrl: string | undefined,
): Partial<Record<ServiceName, string>> {
  const play = relay?.allowedOrigins[0];
  return {
    ...(leagueUrl === undefined ? {} : { league: leagueUrl }),
    ...(clubhouse && { clubhouse: clubhouse.url }),
    ...(play === undefined ? {} : { relay: play }),
  };
}

async function examineService(
  name: ServiceName,
  place: ServiceSettings | undefined,
  clock: () => number,
): Promise<Finding[]> {
  if (place === undefined) return [];
  const { answered, text } = await askService(place, PATHS[name]);
  const findings = checkService(name, answered, { version: readVersion(), now: clock() });
  const letters = name === 'clubhouse' ? readLetters(text) : null;
  return letters === null ? findings : [...findings, ...checkLetters(letters, clock())];
}

async function examineFolders({ clubhouse, relay }: InstalledServices): Promise<Finding[]> {
  const folders: (readonly [ServiceName, string | undefined])[] = [
    ['clubhouse', clubhouse?.dataFolder],
    ['relay', relay?.data],
  ];
  const found = await Promise.all(
    folders.map(async ([name, folder]) =>
      folder === undefined ? [] : checkFolder(name, await inspectFolder(resolve(folder))),
    ),
  );
  return found.flat();
}

/** Runs the league's own doctor, which checks its folder and its database. */
async function examineLeague({ league, environments }: InstalledServices): Promise<Finding[]> {
  if (league === null) return [];
  const folder = resolve(league.dataFolder);
  const args = [join(ROOT, 'league/src/cli/main.ts'), 'doctor', '--json'];
  const environment = { ...environments.league, LEAGUE_DATA: folder };
  const output = await runAsOwner(args, environment, folder);
  try {
    // Node may print warnings first.
    const line = output.split('\n').find((one) => one.startsWith('['));
    return JSON.parse(line ?? '') as Finding[];
  } catch {
    return [makeFailure('league', `its doctor says: ${output.trim()}`, 'npm run league -- doctor')];
  }
}

async function examineMail(
  { clubhouse }: InstalledServices,
  to: string | null,
): Promise<Finding[]> {
  if (clubhouse === null) return [];
  const { smtp, mailFrom, url } = clubhouse;
  if (smtp === null) return checkMail(null, to);
  const name = new URL(url).hostname;
  const wrong = await tryMail({ server: smtp, from: mailFrom, name, to });
  return checkMail({ wrong, server: `${smtp.host}:${smtp.port}` }, to);
}

/** Other systemd units; none without systemd. */
async function examineUnits(units: string | undefined, clock: () => number): Promise<Finding[]> {
  if (units === undefined) return [];
  const { findings, others } = await examineHosted(units, await findFailedUnits(), clock());
  const failed = [...checkFailedUnits(others), ...findings];
  const file = readUnitEnvironment(units, 'club-restore-trial')?.['CLUB_TRIAL_FILE'];
  return file === undefined ? failed : [...failed, ...checkTrial(await readTrial(file), clock())];
}

function readLetters(text: string): Letters | null {
  try {
    const { mail } = JSON.parse(text) as { mail?: Partial<Letters> };
    if (typeof mail?.server !== 'string') return null;
    const { server, waiting = 0, waitingSince = null, refused = 0 } = mail;
    return { server, waiting, waitingSince, refused };
  } catch {
    return null;
  }
}
