import type { VNode } from 'preact';
import { type ImportRow, hasLosses, listSharedRows } from '../import-list.ts';
import { Trouble } from '../../../../../components/post-form.tsx';
import type { CheckProps } from './check-props.ts';
import { Columns } from './columns.tsx';
import { Letters } from './letters.tsx';
import { Rows } from './rows.tsx';
import { Icon } from '../../../../../components/icon.tsx';
import { useVisit } from '../../../../../web/use-visit.ts';
import { CoachLayout } from '../../../coach-layout.tsx';
import { FormButton } from '../../../../../components/buttons.tsx';

const KINDS: readonly ImportRow['kind'][] = ['add', 'same', 'change', 'refuse'];
/** Lines per page; a coach does not check more of them one by one. */
const SHOWN = 200;

/** Each line with its effect, and the button below (IMPT-2). */
export function CheckView(props: CheckProps & { readonly asksLosses: boolean }): VNode {
  const { preview, isStale, asksLosses } = props;
  const visit = useVisit();
  const { words } = visit;
  const { memberImport: say } = words;
  const kind = KINDS.find((one) => one === visit.query.get('show'));
  const rows = preview.rows.filter((row) => kind === undefined || row.kind === kind);
  const of = preview.rows.length;
  return (
    <CoachLayout tab="members" title={say.checkTitle} text={say.read(of) + say.readAbout}>
      {isStale && <Trouble of={{ trouble: say.stale }} />}
      {asksLosses && <Trouble of={{ trouble: say.losesAbout }} />}
      <Counts preview={preview} kind={kind} />
      {preview.readings.length > 1 && (
        <details>
          <summary>
            {say.lettersRight(preview.encoding)}
            <Icon name="more" />
          </summary>
          <Letters {...props} />
        </details>
      )}
      <Columns {...props} />
      <AskWhoAgain {...props} />
      <Rows preview={preview} rows={rows.slice(0, SHOWN)} />
      {rows.length > SHOWN && <p class="meta">{say.more(SHOWN, rows.length)}</p>}
      <Go {...props} />
    </CoachLayout>
  );
}

/** Clears the coach's answers about lines that match several people, to ask again. */
function AskWhoAgain({ wishes }: CheckProps): VNode | null {
  const visit = useVisit();
  const count = Object.keys(wishes.persons).length;
  if (count === 0) return null;
  return (
    <form method="post" action={`/coach/members/import/${visit.params['import'] ?? ''}`}>
      <FormButton look="o" value="ask-who" label={visit.words.memberImport.askWhoAgain(count)} />
    </form>
  );
}

function Counts({
  preview,
  kind,
}: Pick<CheckProps, 'preview'> & {
  readonly kind: ImportRow['kind'] | undefined;
}): VNode {
  const visit = useVisit();
  const { memberImport: say, members } = visit.words;
  const path = `/coach/members/import/${visit.params['import'] ?? ''}`;
  return (
    <nav class="member-views" aria-label={members.filters}>
      <a href={path} aria-current={kind === undefined ? 'page' : undefined}>
        {say.all} <b>{preview.rows.length}</b>
      </a>
      {KINDS.map((one) => (
        <a key={one} href={`${path}?show=${one}`} aria-current={one === kind ? 'page' : undefined}>
          <b>{preview.counts[one]}</b> {say.counts[one]}
        </a>
      ))}
    </nav>
  );
}

function Go({ preview, seen }: CheckProps): VNode {
  const visit = useVisit();
  const { memberImport: say } = visit.words;
  const { add, change, refuse } = preview.counts;
  const nothingToDo = refuse > 0 ? say.nothingUsable : say.nothingToDo;
  const path = `/coach/members/import/${visit.params['import'] ?? ''}`;
  const sharing = listSharedRows(preview).length;
  return (
    <form class="card row wrap chosen" method="post" action={path}>
      <input type="hidden" name="seen" value={seen} />
      <p>
        {add + change > 0 ? <b>{say.nobody}</b> : nothingToDo} {add + change > 0 && say.nobodyAbout}{' '}
        {refuse > 0 && say.refusedStay(refuse)}
      </p>
      {sharing > 0 && (
        <div>
          <label class="opt">
            <input type="checkbox" name="share" value="1" aria-describedby="share-hint" />
            <b>{say.share(sharing)}</b>
          </label>
          <p class="hint" id="share-hint">
            {say.shareAbout}
          </p>
        </div>
      )}
      {hasLosses(preview) && (
        <label class="opt">
          <input type="checkbox" name="losses" value="1" />
          <b>{say.takeLosses}</b>
        </label>
      )}
      <div class="row wrap">
        <FormButton look="q" value="cancel" label={say.cancel} />
        {add + change > 0 && <FormButton look="p" value="go" label={say.go(add, change)} />}
      </div>
    </form>
  );
}
