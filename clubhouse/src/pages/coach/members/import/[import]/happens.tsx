import type { VNode } from 'preact';
import type { Api } from '../../../../../api/client.ts';
import type { ImportRow } from '../import-list.ts';
import { WhoIsIt } from './who-is-it.tsx';
import { useVisit, type ViewedVisit } from '../../../../../web/use-visit.ts';

type Reason = Api<'ImportReason'>;

/** Lines that need fixing are amber, not red, because nothing is lost yet. */
export const PILLS = { add: '', change: 'up', same: '', refuse: 'warn' } as const;

export function Happens({ row }: { readonly row: ImportRow }): VNode {
  const told = describeRow(useVisit(), row);
  return (
    <>
      {row.kind === 'change' && <Changes row={row} />}
      {told.length > 0 && (
        <p class={row.kind === 'refuse' ? 'import-fault' : 'meta'}>{told.join('; ')}</p>
      )}
      <Losses row={row} />
      <WhoIsIt row={row} />
    </>
  );
}

function Losses({ row: { losses } }: { readonly row: ImportRow }): VNode | null {
  const { memberImport: say, members } = useVisit().words;
  if (losses.length === 0) return null;
  const names: Readonly<Record<string, string>> = members.fields;
  const told = losses.map(({ field, kind }) => say.losses[kind](names[field] ?? field));
  return <strong class="import-loss">{told.join('; ')}</strong>;
}

function describeRow(visit: ViewedVisit, row: ImportRow): string[] {
  const { memberImport: say } = visit.words;
  const blanks = row.blanks.map((blank) => `${say.blank}: ${explainReason(visit, blank)}`);
  const remarks = row.remarks.map((remark) => explainReason(visit, remark));
  switch (row.kind) {
    case 'refuse':
      return row.reasons.map((reason) => explainReason(visit, reason));
    case 'same':
      return blanks;
    case 'change':
      return [...blanks, ...remarks];
    case 'add': {
      const { email = null, phone = null } = row.values;
      const missing = email === null ? [say.noAddress] : phone === null ? [say.noPhone] : [];
      return [...missing, ...blanks, ...remarks];
    }
  }
}

function Changes({ row: { values, before } }: { readonly row: ImportRow }): VNode {
  const { words } = useVisit();
  const names: Readonly<Record<string, string>> = words.members.fields;
  const old: Readonly<Record<string, string | number | null>> = before;
  return (
    <ul class="plain import-changes">
      {Object.entries(values).map(([field, value]) => (
        <li key={field}>
          <span class="meta">{names[field] ?? field}</span>{' '}
          {(old[field] ?? '') !== '' && (
            <>
              <s>{old[field]}</s> <span aria-hidden="true">→</span>
              <span class="sr">{words.memberImport.becomes}</span>{' '}
            </>
          )}
          <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}

export function explainReason({ words }: ViewedVisit, { code, details }: Reason): string {
  const names: Readonly<Record<string, string>> = words.members.fields;
  const { field } = details;
  // Addresses have their own sentence.
  const name = field === undefined || field === 'email' ? field : (names[field] ?? field);
  return words.memberImport.reasons[code](
    name === undefined ? details : { ...details, field: name },
  );
}
