import type { VNode } from 'preact';
import type { ImportColumn, ImportRow, ListPreview } from '../import-list.ts';
import { Icon } from '../../../../../components/icon.tsx';
import { Happens, PILLS } from './happens.tsx';
import { READ_FORM } from './who-is-it.tsx';
import { useVisit } from '../../../../../web/use-visit.ts';

interface Props {
  readonly preview: ListPreview;
  readonly rows: readonly ImportRow[];
}

/** Lines to fix come first, unchanged ones last (DESK-55). */
const ORDER: readonly ImportRow['kind'][] = ['refuse', 'change', 'add', 'same'];

const NAMES: ReadonlySet<ImportColumn | null> = new Set<ImportColumn>([
  'full_name',
  'first_name',
  'surname',
  'surname_first',
  'display_name',
]);

/** The lines of the file, grouped by effect; one person each. */
export function Rows({ preview, rows }: Props): VNode {
  return (
    <>
      {ORDER.map((kind) => {
        const those = rows.filter((row) => row.kind === kind);
        return those.length === 0 ? null : (
          <Group key={kind} preview={preview} rows={those} kind={kind} />
        );
      })}
    </>
  );
}

function Group({ preview, rows, kind }: Props & { readonly kind: ImportRow['kind'] }): VNode {
  const visit = useVisit();
  const { memberImport: say } = visit.words;
  const list = (
    <ul class="plain">
      {rows.map((row) => (
        <Line key={row.line} preview={preview} row={row} />
      ))}
    </ul>
  );
  const head = (
    <>
      <h2>{say.groups[kind]}</h2>
      <span class={`pill ${PILLS[kind]}`}>{preview.counts[kind]}</span>
    </>
  );
  if (kind === 'same') {
    return (
      <details class="card flush import-rows" open={visit.query.get('show') === 'same'}>
        <summary class="desk-head">
          {head}
          <Icon name="more" />
        </summary>
        {list}
      </details>
    );
  }
  return (
    <section class="card flush import-rows">
      <header class="desk-head">
        {head}
        {kind === 'refuse' && (
          <button class="btn o" form={READ_FORM} name="blank" value="1">
            {say.leaveBlankNow}
          </button>
        )}
      </header>
      {list}
    </section>
  );
}

interface LineProps {
  readonly preview: ListPreview;
  readonly row: ImportRow;
}

function Line({ preview, row }: LineProps): VNode {
  const { memberImport: say } = useVisit().words;
  const cells = preview.columns.flatMap(({ holds, heading, column }, index) => {
    const text = row.cells[index] ?? '';
    return holds === null || text === '' ? [] : [{ holds, name: heading || column, text }];
  });
  const names = cells.filter(({ holds }) => NAMES.has(holds)).map(({ text }) => text);
  const facts = cells.filter(({ holds }) => !NAMES.has(holds));
  return (
    <li class="item import-row">
      <span class="meta">{`${say.line} ${row.line}`}</span>
      <b class="breaks">{names.join(' ')}</b>
      <div class="stack">
        <Happens row={row} />
        {row.kind !== 'change' && facts.length > 0 && (
          <p class="meta import-facts">
            {facts.map(({ holds, name, text }) => (
              <span key={name}>{BARE.has(holds) ? text : `${name} ${text}`}</span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

/** Values to show without the name of their field. */
const BARE: ReadonlySet<ImportColumn> = new Set<ImportColumn>(['email', 'phone', 'notes']);
