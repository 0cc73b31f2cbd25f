import type { VNode } from 'preact';
import type { Api } from '../../../../../api/client.ts';
import type { ImportRow } from '../import-list.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';
import { WhoIsIt } from './who-is-it.tsx';

type Reason = Api<'ImportReason'>;

const PILLS = { add: 'up', change: 'club', same: '', refuse: 'down' } as const;

/** What becomes of a line, and why. */
export function Happens({
  visit,
  row,
}: {
  readonly visit: CoachVisit;
  readonly row: ImportRow;
}): VNode {
  const { memberImport: say } = visit.words;
  const pill = row.kind === 'add' ? say.new : say.counts[row.kind];
  return (
    <>
      <span class={`pill ${PILLS[row.kind]}`}>{pill}</span>{' '}
      <span class="meta">{toldOf(visit, row).join('; ')}</span>
      <Losses visit={visit} row={row} />
      <WhoIsIt visit={visit} row={row} />
    </>
  );
}

function Losses({
  visit,
  row: { losses },
}: {
  readonly visit: CoachVisit;
  readonly row: ImportRow;
}): VNode | null {
  const { memberImport: say, members } = visit.words;
  if (losses.length === 0) return null;
  const names: Readonly<Record<string, string>> = members.fields;
  const told = losses.map(({ field, kind }) => say.losses[kind](names[field] ?? field));
  return <strong class="import-loss">{told.join('; ')}</strong>;
}

function toldOf(visit: CoachVisit, row: ImportRow): string[] {
  const { memberImport: say } = visit.words;
  const blanks = row.blanks.map((blank) => `${say.blank}: ${reasonWords(visit, blank)}`);
  const remarks = row.remarks.map((remark) => reasonWords(visit, remark));
  switch (row.kind) {
    case 'refuse':
      return row.reasons.map((reason) => reasonWords(visit, reason));
    case 'same':
      return [say.isSame, ...blanks];
    case 'change':
      return [...changesOf(visit, row), ...blanks, ...remarks];
    case 'add': {
      const { email = null, phone = null } = row.values;
      const missing = email === null ? [say.noAddress] : phone === null ? [say.noPhone] : [];
      return [...missing, ...blanks, ...remarks];
    }
  }
}

function changesOf({ words }: CoachVisit, { values, before }: ImportRow): string[] {
  const names: Readonly<Record<string, string>> = words.members.fields;
  const old: Readonly<Record<string, string | number | null>> = before;
  return Object.entries(values).map(([field, value]) =>
    words.memberImport.changes(
      names[field] ?? field,
      String(old[field] ?? ''),
      String(value ?? ''),
    ),
  );
}

/** In the reader's language, by the code of the reason. */
export function reasonWords({ words }: CoachVisit, { code, details }: Reason): string {
  const names: Readonly<Record<string, string>> = words.members.fields;
  const { field } = details;
  // Of an address the sentence is another.
  const name = field === undefined || field === 'email' ? field : (names[field] ?? field);
  return words.memberImport.reasons[code](
    name === undefined ? details : { ...details, field: name },
  );
}
