import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { chosen, optional, text } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';

export const RENAME = form({ name: optional(text(FIELD_LIMITS.EntryChanges.name)) });
export const MOVE = form({ division: chosen });

export interface EntryForms {
  readonly rename?: Filled<typeof RENAME>;
  readonly move?: Filled<typeof MOVE>;
  readonly trouble?: string;
  readonly status?: number;
}
