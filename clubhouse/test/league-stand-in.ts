import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LeagueClient, createLeagueClient } from '../src/api/client.ts';
import { NO_CLUB } from '../src/api/club.ts';
import type { PlanningContext } from '../src/mail/planner.ts';

interface StandInOwner {
  readonly after: (close: () => unknown) => void;
}

interface StandInAnswer {
  readonly status: number;
  readonly body: unknown;
}

const PROBLEM = { type: 'urn:league:problem:of_a_test', code: 'of_a_test' };

/** Starts a league with scripted answers, for tests. */
export async function startStandIn(
  owner: StandInOwner,
  answer: (url: URL) => StandInAnswer,
): Promise<LeagueClient> {
  const server = createServer((request, response) => {
    const { status, body } = answer(new URL(request.url ?? '', 'http://league'));
    const headers = { 'content-type': 'application/json' };
    const said = status < 400 ? body : { ...PROBLEM, ...(body as object) };
    response.writeHead(status, headers).end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  owner.after(() => server.close());
  // It listens on a port, not on a socket path.
  const { port } = server.address() as AddressInfo;
  return createLeagueClient({ leagueUrl: `http://127.0.0.1:${port}` }, { token: 'dl_x' });
}

export function makeContext(league: LeagueClient, now: number): PlanningContext {
  const club = { ...NO_CLUB, name: 'Club', timezone: 'Europe/Berlin' };
  return {
    league,
    club,
    url: 'http://localhost',
    now,
    languageOf: () => 'en',
    holderOf: () => null,
  };
}
