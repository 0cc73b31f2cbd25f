import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { TrialInstallation, Release } from './release.ts';
import { makeProgramUrl } from './release.ts';

/**
 * Plays a season with the release's demo, requests a sign-in link, and seats two players.
 * @returns an administrator's key
 */
export async function playDemoClub(release: Release, place: TrialInstallation): Promise<string> {
  await release.command(place, 'demo', '--url', makeProgramUrl(place, 'league'));
  await askForLink(place);
  await openGame(place);
  const said = await release.command(place, 'keys', 'create', '--admin', '--name', 'Trial');
  const key = /dl_[0-9A-Za-z]{38}/.exec(said)?.[0];
  if (key === undefined) throw new Error(`No key was made:\n${said}`);
  return key;
}

/** Requests a sign-in link, which the website stores in its own data. */
export async function askForLink(place: TrialInstallation): Promise<void> {
  const url = makeProgramUrl(place, 'clubhouse').replace('127.0.0.1', 'localhost');
  const response = await fetch(`${url}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=flo%40example.org',
  });
  if (response.status >= 400) throw new Error(`The website answered ${response.status}.`);
}

/** Opens a game whose room keeps its seats after everybody has gone. */
export async function openGame(place: TrialInstallation): Promise<void> {
  const url = makeProgramUrl(place, 'relay');
  const room = randomBytes(32).toString('base64url');
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/rooms/${room}`, {
    headers: { origin: url },
  });
  await once(socket, 'open');
  const seatToken = randomBytes(32).toString('base64url');
  socket.send(JSON.stringify({ t: 'join', seatToken, create: true }));
  await once(socket, 'message');
  const closed = once(socket, 'close');
  socket.close();
  await closed;
}
