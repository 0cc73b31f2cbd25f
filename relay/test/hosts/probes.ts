import { FRAMES } from './frames.ts';
import { HANDSHAKES } from './handshakes.ts';
import type { Probe } from './probe.ts';
import { REQUESTS } from './requests.ts';

/** All probes for both hosts. */
export const PROBES: readonly Probe[] = [...REQUESTS, ...HANDSHAKES, ...FRAMES];
