import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { chosen, optional, text } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';

export const RENAME = form({ name: optional(text(FIELD_LIMITS.EntryChanges.name)) });
export const MOVE = form({ division: chosen });

/** The submitted form of the page; the others show stored values. */
export interface EntryForms {
  readonly rename?: Filled<typeof RENAME>;
  readonly move?: Filled<typeof MOVE>;
  /** Why the entry did not change, if that was not an error in a form. */
  readonly trouble?: string;
  readonly status?: number;
}
