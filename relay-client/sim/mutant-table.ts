import { AGREEMENTS } from './mutants/agreements.ts';
import { FORKS } from './mutants/forks.ts';
import { KEYS_AND_ROOMS } from './mutants/keys-and-rooms.ts';
import type { Mutant } from './mutants/mutant.ts';
import { PUSHES } from './mutants/push.ts';

export const MUTANTS: readonly Mutant[] = [...FORKS, ...AGREEMENTS, ...KEYS_AND_ROOMS, ...PUSHES];
