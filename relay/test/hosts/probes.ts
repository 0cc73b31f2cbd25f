import { FRAMES } from './frames.ts';
import { HANDSHAKES } from './handshakes.ts';
import type { Probe } from './probe.ts';
import { REQUESTS } from './requests.ts';

/** All that both hosts are asked. */
export const PROBES: readonly Probe[] = [...REQUESTS, ...HANDSHAKES, ...FRAMES];
