import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { chosen, optional, text } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';

export const RENAME = form({ name: optional(text(FIELD_LIMITS.EntryChanges.name)) });
export const MOVE = form({ division: chosen });

/** What a form of the page says; the others begin afresh. */
export interface EntryForms {
  readonly rename?: Filled<typeof RENAME>;
  readonly move?: Filled<typeof MOVE>;
  /** Why an entry did not change, where it is not a form's own fault. */
  readonly trouble?: string;
  readonly status?: number;
}
