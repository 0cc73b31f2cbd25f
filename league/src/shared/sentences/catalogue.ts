import { CLAIM_DIFFERENCE } from './claim-difference.ts';
import type { Shown } from './param.ts';
import { SEPARATION } from './separation.ts';

/** Every sentence that the API says. */
export const CATALOGUE: readonly Shown[] = [SEPARATION, CLAIM_DIFFERENCE];
