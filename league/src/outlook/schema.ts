import { type Static, Type } from 'typebox';
import { DivisionId, EntryId } from '../http/id-schemas.ts';
import { StrictObject, StringEnum } from '../http/schema.ts';
import { makeSentenceSchema } from '../http/sentence-schema.ts';
import { OUTLOOK_NEED } from '../shared/sentences/outlook-need.ts';
import { CERTAINTIES } from './rules/certainty.ts';

const Certainty = (description: string) =>
  StringEnum('Certainty', CERTAINTIES, {
    description: `${description}: in every possible outcome of the open matches, in some, or in none`,
  });

const OutlookRow = StrictObject(
  {
    entry_id: EntryId,
    label: Type.String(),
    up: Certainty('To go up'),
    stay: Certainty('Stays, even below the minimum number of matches'),
    down: Certainty('To go down'),
    needs: Type.Array(makeSentenceSchema(OUTLOOK_NEED), {
      description: 'The fewest own results that make an outcome certain; only proven outcomes',
    }),
  },
  { title: 'OutlookRow' },
);

export const Outlook = StrictObject(
  {
    division_id: DivisionId,
    exact: Type.Boolean({
      description:
        'Whether every `possible` is proven. False where only scores could tell, or with more than 16 open matches; a `possible` may then turn out to be certain or impossible. `sure` and `impossible` are always correct',
    }),
    rows: Type.Array(OutlookRow, {
      description: 'Each entry that has not withdrawn, in the order of the table',
    }),
  },
  { title: 'Outlook' },
);
export type Outlook = Static<typeof Outlook>;

export const OutlookList = StrictObject({ data: Type.Array(Outlook) }, { title: 'OutlookList' });
export type OutlookList = Static<typeof OutlookList>;
