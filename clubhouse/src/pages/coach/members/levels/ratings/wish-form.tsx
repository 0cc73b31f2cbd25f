import type { VNode } from 'preact';
import { Field } from '../../../../../components/field.tsx';
import type { RatingFault, RatingWishes } from './read-plan.ts';
import { useVisit } from '../../../../../web/use-visit.ts';

interface Props {
  readonly systems: readonly string[];
  readonly wishes: RatingWishes;
  readonly fault: RatingFault | null;
}

export function WishForm({ systems, wishes, fault }: Props): VNode {
  const { ratingLevels: say } = useVisit().words;
  return (
    <form class="card stack" action="/coach/members/levels/ratings" novalidate>
      {systems.length > 1 ? (
        <Choice
          name="system"
          label={say.system}
          chosen={wishes.system}
          options={systems.map((one) => [one, one === '' ? say.unnamed : one])}
        />
      ) : (
        <p>{say.only(wishes.system === '' ? say.unnamed : wishes.system)}</p>
      )}
      <Choice
        name="best"
        label={say.best}
        chosen={wishes.best ?? ''}
        fault={fault === 'best' ? say.faults.best : undefined}
        options={[
          ...(wishes.best === null ? [['', say.choose] as const] : []),
          ['low', say.low],
          ['high', say.high],
        ]}
      />
      <Choice
        name="by"
        label={say.by}
        chosen={wishes.by}
        options={[
          ['size', say.size],
          ['borders', say.borders],
        ]}
      />
      <Field
        name="levels"
        label={say.levels}
        hint={say.levelsHint}
        type="number"
        range={[2, 10]}
        value={`${wishes.levels}`}
        fault={fault === 'levels' ? say.faults.levels : undefined}
      />
      <Field
        name="borders"
        label={say.bordersField}
        hint={say.bordersHint}
        value={wishes.borders}
        fault={fault === 'borders' ? say.faults.borders : undefined}
      />
      <Field
        name="first"
        label={say.first}
        type="number"
        range={[1, 9]}
        value={`${wishes.first}`}
      />
      <label class="opt">
        <input type="checkbox" name="replaces" value="1" checked={wishes.replaces} />
        <b>{say.replaces}</b>
      </label>
      <p>
        <button class="btn o">{say.look}</button>
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly fault?: string | undefined;
}

function Choice({ name, label, chosen, options, fault }: ChoiceProps): VNode {
  const about =
    fault === undefined
      ? {}
      : { 'aria-describedby': `${name}-fault`, 'aria-invalid': 'true' as const };
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <select class="input" id={name} name={name} {...about}>
        {options.map(([value, text]) => (
          <option key={value} value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
      {fault !== undefined && (
        <p class="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
