import { foldAddress } from '../../../../../addresses/address.ts';
import { createHash } from 'node:crypto';
import {
  IMPORT_COLUMNS,
  hasLosses,
  toImportMemory,
  type ListPreview,
  previewImport,
  listSharedRows,
  listRowsToWrite,
} from '../import-list.ts';
import type { ImportWishes, KeptImport } from '../../../../../store/imports.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { IMPORTING, ROWS_TOGETHER } from '../../../../../work/importing.ts';
import { CheckView } from './check-view.tsx';
import { AskLetters } from './letters.tsx';
import { BLANK } from './own-words.tsx';
import { FIELD_LIMITS } from '../../../../../api/field-limits.ts';
import { isId } from '../../../../../api/ids.ts';
import type { ViewedVisit } from '../../../../../web/use-visit.ts';

const GONE = '/coach/members/import?gone=1';

/** `/coach/members/import/ID`: a check before anything is saved. One call (IMPT-2). */
export const get = forCoach(async (visit): Promise<Answer> => {
  const kept = findImport(visit);
  return kept === null ? redirect(GONE) : renderCheckPage(visit, kept, false);
});

/** Reads the list differently, discards it, or starts to save the preview (IMPT-3, IMPT-4). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, params, services } = visit;
  const id = params['import'] ?? '';
  const kept = findImport(visit);
  if (kept === null) return redirect(GONE);
  const what = form.get('do');
  if (what === 'go') return startImport(visit, id, kept);
  if (what === 'cancel') {
    services.store.imports.remove(id);
    return redirect('/coach/members');
  }
  const wishes =
    what === 'ask-who' ? { ...kept.wishes, persons: {} } : readWishes(form, kept.wishes);
  services.store.imports.say(id, wishes);
  return redirect(`/coach/members/import/${id}`);
});

function findImport({ params, services }: ViewedVisit): KeptImport | null {
  return services.store.imports.find(params['import'] ?? '');
}

/** Maximum number of rows for which a coach can choose the person. */
const MAX_PERSONS = FIELD_LIMITS.ImportFile.persons.maxItems;

/** The coach's choices, where they differ from the guesses. */
function readWishes(form: URLSearchParams, kept: ImportWishes): ImportWishes {
  const columns: Record<string, string | null> = { ...kept.columns };
  const words = new Map(Object.entries(kept.words));
  const persons: Record<string, string> = { ...kept.persons };
  for (const [name, value] of form) {
    const [, what, which = ''] = /^(column|word|who)-([A-Z]{1,3}|\d{1,7})$/.exec(name) ?? [];
    if (what === 'column' && value !== form.get(`was-${which}`)) {
      columns[which] = IMPORT_COLUMNS.find((one) => one === value) ?? null;
    }
    const means = form.get(`means-${which}`) ?? '';
    // An empty choice removes the earlier answer about the word.
    if (what === 'word' && means === '') words.delete(value);
    else if (what === 'word') words.set(value, means === BLANK ? '' : means);
    if (what === 'who' && (value === 'new' || isId(value))) persons[which] = value;
  }
  return {
    hasHeadings: kept.hasHeadings,
    leavesBlank: form.get('blank') === '1',
    columns,
    encoding: form.get('encoding') ?? kept.encoding,
    words: Object.fromEntries(words),
    persons: Object.fromEntries(Object.entries(persons).slice(-MAX_PERSONS)),
  };
}

async function startImport(visit: CoachVisit, id: string, kept: KeptImport): Promise<Answer> {
  const { api, coach, form, services } = visit;
  const preview = await previewImport(api, kept.bytes, kept.wishes);
  if (preview === null) return redirect(GONE);
  if (form.get('seen') !== makeFingerprint(preview)) return renderCheckPage(visit, kept, true);
  const acceptsLosses = form.get('losses') === '1';
  if (hasLosses(preview) && !acceptsLosses) return renderCheckPage(visit, kept, false, 422);
  const sharing = form.get('share') === '1' ? listSharedRows(preview) : [];
  const rows = listRowsToWrite(preview);
  if (rows.length === 0) return renderCheckPage(visit, kept, false);
  const slices = Array.from({ length: Math.ceil(rows.length / ROWS_TOGETHER) }, (_, index) =>
    rows.slice(index * ROWS_TOGETHER, (index + 1) * ROWS_TOGETHER),
  );
  const work = services.work.begin(IMPORTING, {
    once: `import ${id}`,
    coach,
    leadsTo: '/coach/send/invitations',
    items: slices.map((slice, index) => ({
      item: {
        rows: slice,
        acceptsLosses,
        moved: listMovedMemberIds(slice, preview, services.store.mailboxes),
        sharing: sharing.filter(({ line }) => slice.some((row) => row.line === line)),
        ...(index === 0 && { remember: toImportMemory(preview, kept.wishes) }),
      },
      label: [slice[0]?.line, slice.at(-1)?.line].join('–'),
    })),
  });
  return redirect(`/coach/work/${work}`);
}

/** Members in these rows whose mailbox changes although they already had one. */
function listMovedMemberIds(
  slice: ReturnType<typeof listRowsToWrite>,
  { rows }: ListPreview,
  mailboxes: { readonly holderOf: (id: string) => string | null },
): string[] {
  return slice.flatMap(({ line, member_id: id, values }) => {
    if (typeof id !== 'string' || values.email === undefined) return [];
    const before = rows.find((row) => row.line === line)?.before.email ?? null;
    const hadOne = before !== null || mailboxes.holderOf(id) !== null;
    const isSame = foldAddress(before ?? '') === foldAddress(values.email ?? '');
    return hadOne && !isSame ? [id] : [];
  });
}

/** A fingerprint of the preview: every row to write, with the version of the row's member. */
function makeFingerprint(preview: ListPreview): string {
  return createHash('sha256')
    .update(JSON.stringify(listRowsToWrite(preview)))
    .digest('base64url');
}

async function renderCheckPage(
  visit: CoachVisit,
  kept: KeptImport,
  isStale: boolean,
  status = isStale ? 409 : 200,
): Promise<Answer> {
  const { api, words } = visit;
  const preview = await previewImport(api, kept.bytes, kept.wishes);
  if (preview === null) return redirect(GONE);
  const props = { visit, preview, wishes: kept.wishes, seen: makeFingerprint(preview), isStale };
  const view = preview.asks_encoding ? (
    <AskLetters {...props} />
  ) : (
    <CheckView {...props} asksLosses={status === 422} />
  );
  return page(words.memberImport.checkTitle, view, { status });
}
