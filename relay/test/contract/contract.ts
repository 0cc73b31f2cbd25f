import { test } from 'node:test';
import type { Host } from '../host.ts';
import { budget } from './budget.ts';
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

const TIMEOUT_MS = 120_000;

/** What a relay does over real sockets, whatever its host. */
export function contract(host: Host): void {
  const on: RegisterTest = (name, run) => {
    const start = host.start;
    test(`${name} (${host.name})`, { timeout: TIMEOUT_MS }, (t) =>
      run((environment) => start(t, environment)),
    );
  };
  const parts = [gate, info, verification, frames, seats, races, lifetime, limits, budget, owner];
  for (const part of parts) part(on);
}
