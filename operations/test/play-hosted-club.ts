import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCallerThrough, installClub, type Send } from 'test-kit/club-calls';
import { addMembers } from 'test-kit/club-members';
import { askSocket } from './ask-socket.ts';
import type { RealMachine } from './real-machine.ts';

const ATTEMPTS = 100;

/** Runs the command for hosted clubs and requires success. */
export async function runClub(machine: RealMachine, ...words: readonly string[]): Promise<void> {
  const program = machine.path('opt/club/operations/club');
  const more = { CLUB_TIMEOUT_SECONDS: '60' };
  const { code, output } = await machine.run('sh', [program, ...words], more);
  assert.equal(code, 0, `${output}${machine.log()}`);
}

/** Adds a club to a machine by its command, and stores something in each of its services. */
export async function addHostedClub(machine: RealMachine, name: string): Promise<void> {
  const url = `https://${name}.example`;
  await runClub(machine, 'add', name, `${name}.example`, '--no-mail');
  const secret = readFileSync(
    machine.path('var/lib/clubs', name, 'league/installation-secret'),
    'utf8',
  ).trim();
  const send: Send = (path, asked) =>
    askSocket(machine.path('run/clubs', name, 'league'), path, asked);
  const club = { name: `Club ${name}`, slug: name };
  const { adminKey } = await installClub(makeCallerThrough(send, secret), club);
  const ann = { display_name: 'Ann Ash', email: `ann@${name}.example` };
  await addMembers(makeCallerThrough(send, adminKey), [ann]);
  const asked = await askSocket(machine.path('run/clubs', name, 'door'), '/sign-in', {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=flo%40example.org',
  });
  assert.ok(asked.status < 400, asked.text);
}

/** Waits until a club shows its own page. */
export async function untilHostedWell(machine: RealMachine, name: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const page = await askSocket(machine.path('run/clubs', name, 'door'), '/sign-in');
    if (page.status === 200 && page.text.includes(`Club ${name}`)) return;
    await sleep(100);
  }
  throw new Error(`${name} does not show its page: ${machine.log()}`);
}
