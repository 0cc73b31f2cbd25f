import type { VNode } from 'preact';
import type { ListPreview } from '../import-list.ts';
import { Note } from '../../../../../components/note.tsx';
import type { CheckProps } from './check-props.ts';
import { useVisit } from '../../../../../web/use-visit.ts';
import { CoachLayout } from '../../../coach-layout.tsx';

/** The encoding is ambiguous, so the coach chooses one before anything else (IMPT-5). */
export function AskLetters(props: CheckProps): VNode {
  const { words } = useVisit();
  const { memberImport: say } = words;
  return (
    <CoachLayout tab="members" title={say.lettersTitle} text={say.lettersAbout} isNarrow>
      <Letters {...props} />
    </CoachLayout>
  );
}

export function Letters({ preview }: CheckProps): VNode {
  const visit = useVisit();
  const { memberImport: say } = visit.words;
  const path = `/coach/members/import/${visit.params['import'] ?? ''}`;
  const chosen = preview.asks_encoding ? null : preview.readings[0]?.encoding;
  return (
    <form class="card stack" method="post" action={path}>
      {!preview.asks_encoding && <Note icon="info">{say.lettersSure(preview.encoding)}</Note>}
      <fieldset class="stack import-letters">
        <legend>{say.lettersWhich}</legend>
        {preview.readings.map((reading) => (
          <Choice key={reading.encoding} reading={reading} isChosen={reading.encoding === chosen} />
        ))}
      </fieldset>
      <div class="row wrap">
        <button class={preview.asks_encoding ? 'btn p' : 'btn o'} name="do" value="read">
          {say.readAgain}
        </button>
        {preview.asks_encoding && (
          <button class="btn q" name="do" value="cancel" formNoValidate>
            {say.cancel}
          </button>
        )}
      </div>
    </form>
  );
}

function Choice({
  reading: { encoding, lines },
  isChosen,
}: {
  readonly reading: ListPreview['readings'][number];
  readonly isChosen: boolean;
}): VNode {
  return (
    <label class="opt">
      <input type="radio" name="encoding" value={encoding} checked={isChosen} required />
      <span>
        <b>{encoding}</b>
        {lines.map((line, index) => (
          <span key={index} class="import-line">
            {line}
          </span>
        ))}
      </span>
    </label>
  );
}
