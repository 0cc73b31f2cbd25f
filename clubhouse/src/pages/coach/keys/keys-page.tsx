import { randomUUID } from 'node:crypto';
import { gatherKeys } from '../../../api/coach-keys.ts';
import { type Answer, type CoachVisit, page } from '../../../web/visit.ts';
import { KeysView } from './keys-view.tsx';
import { NOTHING_WANTED, type KeyFields, type KeyFaults } from './key-fields.ts';

interface PageMessage {
  readonly status?: number;
  readonly wanted?: KeyFields;
  readonly faults?: KeyFaults;
  /** What could not be done. */
  readonly fault?: string;
}

/** The page of keys, after a form with what was wrong with it. */
export async function keysPage(visit: CoachVisit, told: PageMessage): Promise<Answer> {
  const { api, website, query, words } = visit;
  const found = await gatherKeys(api, website, query.get('after'));
  const { status = 200, wanted = NOTHING_WANTED, faults = {}, fault = null } = told;
  const view = (
    <KeysView
      visit={visit}
      found={found}
      once={randomUUID()}
      wanted={wanted}
      faults={faults}
      fault={fault}
    />
  );
  return page(words.keys.title, view, { status });
}
