import type { test } from 'node:test';
import type { CrashableHost, Host, RunningHost } from '../host.ts';
import { budget } from './budget.ts';
import { crashes } from './crashes.ts';
import { frames } from './frames.ts';
import { gate } from './gate.ts';
import { info } from './info.ts';
import { lifetime } from './lifetime.ts';
import { limits } from './limits.ts';
import type { RegisterTest } from './on.ts';
import { owner } from './owner.ts';
import { races } from './races.ts';
import { seats } from './seats.ts';
import { verification } from './verify.ts';

/** Calls `test` in the test file itself: Node reports a test under the file that registers it. */
type Register = (name: string, run: NonNullable<Parameters<typeof test>[0]>) => void;

/** Registers the behaviour of every host over real sockets. */
export function contract(host: Host, register: Register): void {
  const parts = [gate, info, verification, frames, seats, races, lifetime, limits, budget, owner];
  for (const part of parts) part(registerOn(host, register));
}

/** Registers the behaviour of every host after its process was killed. */
export function crashContract(host: Host<CrashableHost>, register: Register): void {
  crashes(registerOn(host, register));
}

function registerOn<T extends RunningHost>(host: Host<T>, register: Register): RegisterTest<T> {
  return (name, run) =>
    register(`${name} (${host.name})`, (t) => run((environment) => host.start(t, environment)));
}
