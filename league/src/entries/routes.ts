import { type Static, Type } from 'typebox';
import { findVisibleCompetition } from '../competitions/store.ts';
import type { Snapshot } from '../db/database.ts';
import { type Caller, key, keyOrSession } from '../http/caller.ts';
import { declareAction, query, type Reader, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import {
  changeEntry,
  createEntries,
  createEntry,
  reinstateEntry,
  removeEntry,
  withdrawEntry,
} from './actions.ts';
import { optOutRoutes } from './opt-out-routes.ts';
import {
  Entry,
  EntryBatch,
  EntryChanges,
  EntryList,
  EntryPage,
  EntryQuery,
  NewEntry,
} from './schema.ts';
import { showEntry, showUnlessRefused } from './show.ts';
import { findEntry, listEntries } from './store.ts';

const TAG = 'Entries';

const ENTER_PROBLEMS = [
  'not_found',
  'competition_closed',
  'entry_size',
  'partner_invalid',
  'member_deleted',
  'member_left',
  'member_paused',
  'already_entered',
] as const;

export const entryRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/competitions/{id}/entries',
    operationId: 'listEntries',
    summary: 'List the entries of a competition, oldest first',
    tag: TAG,
    access: keyOrSession('league:read'),
    params: makeIdParams('competition'),
    query: EntryQuery,
    response: EntryPage,
    problems: ['not_found'],
    run: async ({ db }, { caller, params, query: wanted }) => {
      if (!(await findVisibleCompetition(db, caller, params.id))) return refuse('not_found');
      const page = await listEntries(db, params.id, wanted);
      return { ...page, data: page.data.map((entry) => showEntry(caller, entry)) };
    },
  }),
  query({
    method: 'GET',
    path: '/v1/entries/{id}',
    operationId: 'getEntry',
    summary: 'Read an entry',
    tag: TAG,
    access: keyOrSession('league:read'),
    params: makeIdParams('entry'),
    response: Entry,
    problems: ['not_found'],
    run: async ({ db }, { caller, params }) =>
      (await findVisibleEntry(db, caller, params.id)) ?? refuse('not_found'),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/competitions/{id}/entries',
    operationId: 'createEntry',
    summary: 'Enter a member or a pair',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('competition'),
    body: NewEntry,
    response: Entry,
    status: 201,
    location: (entry: Entry) => `/v1/entries/${entry.id}`,
    problems: ENTER_PROBLEMS,
    run: async (writer, { caller, params, body }) =>
      showUnlessRefused(caller, await createEntry(writer, params.id, body)),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/competitions/{id}/entries/batch',
    operationId: 'createEntries',
    summary: 'Enter several members or pairs',
    description:
      'Rows are processed in order, by the rules for a single entry. If one row is refused, nobody is entered.',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('competition'),
    body: EntryBatch,
    response: EntryList,
    status: 201,
    location: ({ data: [first] }: Static<typeof EntryList>) =>
      `/v1/competitions/${first?.competition_id}/entries`,
    problems: ENTER_PROBLEMS,
    run: async (writer, { caller, params, body }) => {
      const made = await createEntries(writer, params.id, body.items);
      return made instanceof Refusal
        ? made
        : { data: made.map((entry) => showEntry(caller, entry)) };
    },
  }),
  declareAction({
    method: 'PATCH',
    path: '/v1/entries/{id}',
    operationId: 'updateEntry',
    summary: 'Rename an entry, move it to another division, or change its members',
    description:
      'In a pair that has played, one player must stay and the other may change. Results and reports ' +
      'stay with the players who made them; open matches pass to the new pair.',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('entry'),
    body: EntryChanges,
    response: Entry,
    problems: [
      'not_found',
      'competition_closed',
      'entry_has_played',
      'entry_withdrawn',
      'entry_size',
      'partner_invalid',
      'member_deleted',
      'member_left',
      'member_paused',
      'already_entered',
    ],
    versionedBy: readEntryVersion,
    run: async (writer, { caller, params, body }) =>
      showUnlessRefused(caller, await changeEntry(writer, params.id, body)),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/entries/{id}',
    operationId: 'deleteEntry',
    summary: 'Delete an entry that has not played',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('entry'),
    response: Type.Object({}),
    status: 204,
    problems: ['not_found', 'competition_closed', 'entry_has_played'],
    versionedBy: readEntryVersion,
    run: (writer, { params }) => removeEntry(writer, params.id),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/entries/{id}/withdrawal',
    operationId: 'withdrawEntry',
    summary: 'Withdraw an entry',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('entry'),
    response: Entry,
    problems: ['not_found', 'competition_closed'],
    run: async (writer, { caller, params }) =>
      showUnlessRefused(caller, await withdrawEntry(writer, params.id)),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/entries/{id}/withdrawal',
    operationId: 'reinstateEntry',
    summary: 'Reinstate an entry',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('entry'),
    response: Entry,
    problems: ['not_found', 'competition_closed', 'already_entered'],
    run: async (writer, { caller, params }) =>
      showUnlessRefused(caller, await reinstateEntry(writer, params.id)),
  }),
  ...optOutRoutes,
];

/** Reads an entry's version, for a change that depends on it (ENT-9). */
async function readEntryVersion(
  { db }: Reader,
  { params }: { readonly params: { readonly id: Id<'entry'> } },
): Promise<string | Refusal<'not_found'>> {
  return (await findEntry(db, params.id))?.version ?? refuse('not_found');
}

async function findVisibleEntry(
  db: Snapshot,
  caller: Caller,
  id: Id<'entry'>,
): Promise<Entry | undefined> {
  const entry = await findEntry(db, id);
  if (!entry || !(await findVisibleCompetition(db, caller, entry.competition_id))) return undefined;
  return showEntry(caller, entry);
}
