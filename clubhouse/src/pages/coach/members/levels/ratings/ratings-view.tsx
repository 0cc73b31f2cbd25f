import type { VNode } from 'preact';
import { Icon } from '../../../../../components/icon.tsx';
import { formatRating } from '../../rating-text.ts';
import { type LevelPlan, hashPlan, type RatingFault, type RatingWishes } from './read-plan.ts';
import { useVisit } from '../../../../../web/use-visit.ts';
import { CoachLayout } from '../../../coach-layout.tsx';
import { SelectField, TextField, Tick } from '../../../../../components/form-fields.tsx';
import { chosen, count, text, ticked } from '../../../../../web/field-kinds.ts';
import { form } from '../../../../../web/form.ts';
import { Trouble } from '../../../../../components/post-form.tsx';

interface Props {
  readonly systems: readonly string[];
  readonly wishes: RatingWishes;
  readonly plan: LevelPlan | RatingFault;
  readonly fault: string | null;
}

export function RatingsView({ systems, wishes, plan, fault }: Props): VNode {
  const { words } = useVisit();
  const { ratingLevels: say } = words;
  return (
    <CoachLayout tab="members" title={say.title} text={say.about}>
      <Trouble of={{ trouble: fault }} />
      {systems.length === 0 ? (
        <p class="card">{say.none}</p>
      ) : (
        <>
          <WishForm
            systems={systems}
            wishes={wishes}
            fault={typeof plan === 'string' ? plan : null}
          />
          {typeof plan !== 'string' && <Preview wishes={wishes} plan={plan} />}
        </>
      )}
      <p>
        <a class="btn q" href="/coach/members/levels">
          <Icon name="back" />
          {words.levels.title}
        </a>
      </p>
    </CoachLayout>
  );
}

interface PreviewProps {
  readonly wishes: RatingWishes;
  readonly plan: LevelPlan;
}

function Preview({ wishes, plan }: PreviewProps): VNode {
  const visit = useVisit();
  const { ratingLevels: say, levels: level } = visit.words;
  const { gets, keeps, same, without } = plan;
  const groups = Map.groupBy(gets, (one) => one.level);
  return (
    <section class="stack5" aria-labelledby="would">
      <h2 id="would">{say.would(gets.length)}</h2>
      {[...groups].map(([number, changes]) => (
        <section key={number} class="card stack">
          <h3>{say.level(number, changes.length)}</h3>
          <ul class="plain stack">
            {changes.map(({ member }) => (
              <li key={member.id} class="breaks">
                {member.display_name}
                <span class="meta block">
                  {formatRating(visit, member)}
                  {member.level !== null && ` · ${say.from(member.level)}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {gets.length > 0 && <Confirm wishes={wishes} plan={plan} />}
      {keeps.length > 0 && (
        <Names
          title={say.keeps(keeps.length)}
          names={keeps.map(
            (one) => `${one.member.display_name} (${level.level(one.member.level ?? 0)})`,
          )}
        />
      )}
      {same.length > 0 && (
        <Names title={say.same(same.length)} names={same.map((one) => one.display_name)} />
      )}
      {without.length > 0 && (
        <Names
          title={say.without(without.length)}
          names={without.map((one) => {
            const rating = formatRating(visit, one);
            return rating === null ? one.display_name : `${one.display_name} (${rating})`;
          })}
        />
      )}
    </section>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <details class="card fold">
      <summary>
        <b>{title}</b>
        <Icon name="more" />
      </summary>
      <p class="breaks">{names.join(', ')}</p>
    </details>
  );
}

function Confirm({ wishes, plan }: PreviewProps): VNode {
  const { ratingLevels: say } = useVisit().words;
  const hidden = { ...toFields(wishes), seen: hashPlan(plan) };
  return (
    <form class="card" method="post" action="/coach/members/levels/ratings">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button class="btn p">{say.give(plan.gets.length)}</button>
    </form>
  );
}

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
function toFields({ best, first, levels, replaces, ...texts }: RatingWishes) {
  const numbers = { first: `${first}`, levels: `${levels}` };
  return { ...texts, ...numbers, best: best ?? '', replaces: replaces ? '1' : '' };
}

interface WishFormProps {
  readonly systems: readonly string[];
  readonly wishes: RatingWishes;
  readonly fault: RatingFault | null;
}

function WishForm({ systems, wishes, fault }: WishFormProps): VNode {
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
