import type { Api } from '../../../../api/client.ts';
import type { Whole } from '../../../../api/competition.ts';
import type { ActionResult } from './act.ts';

export interface CompetitionProps {
  readonly whole: Whole;
  readonly checks: Api<'CompetitionChecks'> | null;
  readonly fault: Extract<ActionResult, { readonly fault: string }>['fault'] | null;
}
