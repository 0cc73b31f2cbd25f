import type { VNode } from 'preact';
import { IMPORT_COLUMNS, type ImportColumn } from '../import-list.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';
import type { CheckProps } from './check-props.ts';
import { OwnWords } from './own-words.tsx';
import { READ_FORM } from './who-is-it.tsx';

/** What each column holds, as it was guessed or said (IMPT-3). */
export function Columns({ visit, preview, wishes }: CheckProps): VNode {
  const { memberImport: say } = visit.words;
  const path = `/coach/members/import/${visit.params['import'] ?? ''}`;
  return (
    <form class="card stack" method="post" action={path} id={READ_FORM}>
      <div class="import-columns">
        {preview.columns.map(({ column, heading, holds }) => (
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
                  {columnWords(visit, one)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <OwnWords visit={visit} words={preview.words} />
      <label class="opt">
        <input type="checkbox" name="blank" value="1" checked={wishes.leavesBlank} />
        <b>{say.leaveBlank}</b>
      </label>
      <button class="btn o" name="do" value="read">
        {say.readAgain}
      </button>
    </form>
  );
}

function columnWords({ words }: CoachVisit, column: ImportColumn): string {
  const names: Readonly<Record<string, string>> = {
    ...words.members.fields,
    ...words.memberImport.columns,
  };
  return names[column] ?? column;
}
