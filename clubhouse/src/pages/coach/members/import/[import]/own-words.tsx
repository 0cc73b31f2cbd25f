import type { VNode } from 'preact';
import type { ListPreview } from '../import-list.ts';
import { describeWish } from '../../wish-words.ts';
import { FIELD_LIMITS } from '../../../../../api/field-limits.ts';
import { LEVELS } from '../../../../../api/levels.ts';
import { WISHES } from '../../member-fields.ts';
import { useVisit, type ViewedVisit } from '../../../../../web/use-visit.ts';

/** The option for a word whose cells stay blank; an empty value means no answer yet. */
export const BLANK = 'blank';

type OwnWord = ListPreview['words'][number];

/** The meanings of the club's own words, asked once and remembered (IMPT-7). */
export function OwnWords({ words }: { readonly words: readonly OwnWord[] }): VNode | null {
  const { memberImport: say } = useVisit().words;
  if (words.length === 0) return null;
  return (
    <fieldset class="stack">
      <legend class="item-title">{say.ownWords}</legend>
      <p class="hint">{say.ownWordsAbout}</p>
      <div class="import-columns">
        {words.map((word, index) => (
          <OneWord key={index} word={word} index={index} />
        ))}
      </div>
    </fieldset>
  );
}

function OneWord({
  word: { field, word, means, count },
  index,
}: {
  readonly word: OwnWord;
  readonly index: number;
}): VNode {
  const visit = useVisit();
  const { memberImport: say, members } = visit.words;
  const id = `means-${index}`;
  const values = listValues(visit, field);
  const now = means === '' ? BLANK : (means ?? '');
  return (
    <div class="field">
      <label for={id}>{say.ownWord(members.fields[field], word, count)}</label>
      <input type="hidden" name={`word-${index}`} value={`${field}:${word}`} />
      {values.length === 0 ? (
        <input
          class="input"
          id={id}
          name={id}
          value={means ?? ''}
          maxlength={FIELD_LIMITS.MemberChanges.age_group.maxLength}
        />
      ) : (
        <select class="input" id={id} name={id}>
          <option value="">{say.notSaid}</option>
          {values.map(([value, name]) => (
            <option key={value} value={value} selected={value === now}>
              {name}
            </option>
          ))}
          <option value={BLANK} selected={now === BLANK}>
            {say.stayBlank}
          </option>
        </select>
      )}
    </div>
  );
}

const STATUSES = ['active', 'paused', 'left'] as const;

/** A field's values with their names; empty for a field that takes any text. */
function listValues(
  visit: ViewedVisit,
  field: OwnWord['field'],
): readonly (readonly [string, string])[] {
  const { members } = visit.words;
  switch (field) {
    case 'status':
      return STATUSES.map((status) => [status, members.views[status]] as const);
    case 'gender':
      return Object.entries(members.genders);
    case 'wants_to_play':
      return WISHES.map((wish) => [wish, describeWish(visit, wish)] as const);
    case 'level':
    case 'self_level':
      return LEVELS.map((level) => [level, level] as const);
    case 'age_group':
    case 'rating':
      return [];
  }
}
