import type { VNode } from 'preact';
import { SelectField, TextField, Tick } from '../../../../../components/form-fields.tsx';
import { chosen, count, text, ticked } from '../../../../../web/field-kinds.ts';
import { form } from '../../../../../web/form.ts';
import { useVisit } from '../../../../../web/use-visit.ts';
import type { RatingFault, RatingWishes } from './read-plan.ts';

const WISHES = form({
  system: chosen,
  best: chosen,
  by: chosen,
  levels: count([2, 10]),
  borders: text({ maxLength: 100 }),
  first: count([1, 9]),
  replaces: ticked,
});

/** The wishes as fields of a form. */
export function toFields({ best, first, levels, replaces, ...texts }: RatingWishes) {
  const numbers = { first: `${first}`, levels: `${levels}` };
  return { ...texts, ...numbers, best: best ?? '', replaces: replaces ? '1' : '' };
}

interface Props {
  readonly systems: readonly string[];
  readonly wishes: RatingWishes;
  readonly fault: RatingFault | null;
}

export function WishForm({ systems, wishes, fault }: Props): VNode {
  const visit = useVisit();
  const { ratingLevels: say } = visit.words;
  const begun = WISHES.begin(visit, toFields(wishes));
  const { field } = fault === null ? begun : begun.withFaults({ [fault]: say.faults[fault] });
  return (
    <form class="card stack" action="/coach/members/levels/ratings" novalidate>
      {systems.length > 1 ? (
        <SelectField
          of={field('system')}
          label={say.system}
          options={systems.map((one) => [one, one === '' ? say.unnamed : one])}
        />
      ) : (
        <p>{say.only(wishes.system === '' ? say.unnamed : wishes.system)}</p>
      )}
      <SelectField
        of={field('best')}
        label={say.best}
        options={[
          ...(wishes.best === null ? [['', say.choose] as const] : []),
          ['low', say.low],
          ['high', say.high],
        ]}
      />
      <SelectField
        of={field('by')}
        label={say.by}
        options={[
          ['size', say.size],
          ['borders', say.borders],
        ]}
      />
      <TextField of={field('levels')} label={say.levels} hint={say.levelsHint} type="number" />
      <TextField of={field('borders')} label={say.bordersField} hint={say.bordersHint} />
      <TextField of={field('first')} label={say.first} type="number" />
      <Tick of={field('replaces')} label={say.replaces} />
      <p>
        <button class="btn o">{say.look}</button>
      </p>
    </form>
  );
}
