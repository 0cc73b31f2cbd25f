import type { VNode } from 'preact';
import { IMPORT_COLUMNS, type ImportColumn } from '../import-list.ts';
import type { CheckProps } from './check-props.ts';
import { Icon } from '../../../../../components/icon.tsx';
import { explainReason } from './happens.tsx';
import { OwnWords } from './own-words.tsx';
import { READ_FORM } from './who-is-it.tsx';
import { useVisit, type ViewedVisit } from '../../../../../web/use-visit.ts';
import { FormButton } from '../../../../../components/buttons.tsx';

/** The content of each column, guessed or chosen (IMPT-3). */
export function Columns({ preview, wishes }: CheckProps): VNode {
  const visit = useVisit();
  const { memberImport: say } = visit.words;
  const path = `/coach/members/import/${visit.params['import'] ?? ''}`;
  const asks = preview.words.length > 0 || preview.rows.some((row) => row.candidates !== null);
  const read = preview.columns.filter(({ holds }) => holds !== null);
  return (
    <form class="card stack" method="post" action={path} id={READ_FORM}>
      <OwnWords words={preview.words} />
      {asks && <ReadAgain />}
      <p class="meta">{say.columnsRead(read.length, preview.columns.length)}</p>
      {preview.remarks.length > 0 && (
        <ul class="stack meta">
          {preview.remarks.map((remark) => (
            <li key={remark.message}>{explainReason(visit, remark)}</li>
          ))}
        </ul>
      )}
      <details open={read.length === 0 || hasColumnQuestions(preview)}>
        <summary class="btn q">
          {say.changeColumns}
          <Icon name="more" />
        </summary>
        <div class="stack">
          <ColumnFields columns={preview.columns} />
          <label class="opt">
            <input type="checkbox" name="blank" value="1" checked={wishes.leavesBlank} />
            <b>{say.leaveBlank}</b>
          </label>
          <ReadAgain />
        </div>
      </details>
    </form>
  );
}

/** Reasons for refusing a line that go away once the coach chooses the columns. */
const COLUMN_QUESTIONS: ReadonlySet<string> = new Set([
  'name_columns_unclear',
  'name_order_unclear',
  'name_said_twice',
  'names_differ',
  'company_or_person',
  'person_kind_unknown',
]);

function hasColumnQuestions({ rows }: CheckProps['preview']): boolean {
  return rows.some(({ reasons }) => reasons.some(({ code }) => COLUMN_QUESTIONS.has(code)));
}

function ReadAgain(): VNode {
  const { words } = useVisit();
  return (
    <p>
      <FormButton look="o" value="read" label={words.memberImport.readAgain} />
    </p>
  );
}

interface ColumnFieldsProps {
  readonly columns: CheckProps['preview']['columns'];
}

function ColumnFields({ columns }: ColumnFieldsProps): VNode {
  const visit = useVisit();
  const { memberImport: say } = visit.words;
  return (
    <div class="import-columns">
      {columns.map(({ column, heading, holds }) => (
        <div key={column} class="field">
          <label for={`column-${column}`}>
            <span class="sr">{say.holds(column)}</span>
            <span aria-hidden="true">{heading === '' ? column : heading}</span>
          </label>
          <input type="hidden" name={`was-${column}`} value={holds ?? ''} />
          <select class="input" id={`column-${column}`} name={`column-${column}`}>
            <option value="">{say.nothing}</option>
            {IMPORT_COLUMNS.map((one) => (
              <option key={one} value={one} selected={one === holds}>
                {getColumnName(visit, one)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}

function getColumnName({ words }: ViewedVisit, column: ImportColumn): string {
  const names: Readonly<Record<string, string>> = {
    ...words.members.fields,
    ...words.memberImport.columns,
  };
  return names[column] ?? column;
}
