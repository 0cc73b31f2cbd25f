import type { VNode } from 'preact';
import type { ArrangeProps } from './arrange-props.ts';
import { faultAttributes } from './described-by.ts';

/** A choice of the club's courts, or any place as text. */
export function PlaceField({ visit, found, state }: ArrangeProps): VNode {
  const { arrange } = visit.words;
  const { courts } = found;
  const { court, elsewhere, faults } = state.draft;
  const text = (
    <div class="field elsewhere">
      <label for="elsewhere" class={courts.length > 0 ? 'sr' : ''}>
        {arrange.placeLabel}
      </label>
      <input
        class="input"
        id="elsewhere"
        name="elsewhere"
        maxlength={100}
        placeholder={arrange.placeHint}
        value={elsewhere}
        {...faultAttributes(faults.has('place'), 'place-fault')}
      />
      {faults.has('place') && (
        <p class="fault" id="place-fault">
          {faults.get('place')}
        </p>
      )}
    </div>
  );
  if (courts.length === 0) return text;
  return (
    <fieldset class="stack places">
      <legend class="lbl">{arrange.place}</legend>
      <div class="place-chips">
        {courts.map(({ id, name }) => (
          <label key={id} class="chip">
            <input type="radio" name="court" value={name} checked={name === court} />
            {name}
          </label>
        ))}
        <label class="chip more">
          <input type="radio" name="court" value="" checked={court === ''} />
          {arrange.elsewhere}
        </label>
      </div>
      {text}
    </fieldset>
  );
}
