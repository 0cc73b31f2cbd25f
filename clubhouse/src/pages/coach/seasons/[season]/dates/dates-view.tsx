import type { VNode } from 'preact';
import type { LastChange } from '../../../../../api/last-change.ts';
import type { Season } from '../../../../../api/seasons.ts';
import { Crumbs } from '../../../../../components/crumbs.tsx';
import { CoachLayout } from '../../../coach-layout.tsx';
import { HiddenFields, TextField } from '../../../../../components/form-fields.tsx';
import { Trouble } from '../../../../../components/post-form.tsx';
import type { FieldKind } from '../../../../../web/field-kinds.ts';
import type { Filled, Form } from '../../../../../web/form.ts';
import { useVisit, type ViewedVisit } from '../../../../../web/use-visit.ts';
import { listNames } from '../../../../../messages/list-names.ts';
import type { Letters } from '../../../send/mailshot.ts';
import { SendForm } from '../../../send/send-view.tsx';
import { formatDates } from '../../season-dates.ts';
import type { Consequence, SeasonStanding } from '../../follows.ts';
import type { SEASON_FIELDS } from '../../season-form.ts';

export type DatesForm = Filled<Form<{ readonly etag: FieldKind<string> } & typeof SEASON_FIELDS>>;

interface DatesProps {
  readonly season: Season;
  readonly form: DatesForm;
  /** The consequences of the typed dates; null if there is no preview. */
  readonly follows: {
    readonly standing: SeasonStanding;
    readonly found: readonly Consequence[];
  } | null;
  /** Null if there is no preview. */
  readonly mailshot: Letters | null;
  readonly trouble: string | null;
  readonly conflict: LastChange | null;
}

export const FIELDS = ['name', 'starts_on', 'ends_on', 'results_deadline'] as const;
type Field = (typeof FIELDS)[number];

/** A season's dates, their consequences, and then the button (SEAS-3). */
export function DatesView(props: DatesProps): VNode {
  const { season, form, conflict, follows, mailshot, trouble } = props;
  const visit = useVisit();
  const { words, now } = visit;
  return (
    <CoachLayout
      tab="season"
      title={words.seasons.days.title}
      text={`${season.name} · ${formatDates(season, visit, now)}`}
    >
      <Crumbs
        links={[
          { href: '/coach/seasons', label: words.seasons.title },
          { href: `/coach/seasons/${season.id}`, label: season.name },
        ]}
      />
      {conflict !== null && <Trouble of={{ trouble: explainConflict(visit, conflict) }} />}
      <div class="desk">
        <Fields {...props} />
        <div>{follows !== null && <WhatFollows {...props} follows={follows} />}</div>
      </div>
      {mailshot !== null && !isUnchanged(season, form) && (
        <SendForm mailshot={mailshot} trouble={trouble} />
      )}
    </CoachLayout>
  );
}

function explainConflict({ words, dates }: ViewedVisit, { who, at }: LastChange): string {
  const { days } = words.seasons;
  return who === null ? days.conflictUnknown : days.conflict(who, dates.time(Date.parse(at)));
}

/** Previewing changes nothing, so the form uses GET. */
function Fields(props: DatesProps): VNode {
  const { season, form } = props;
  const { days } = useVisit().words.seasons;
  return (
    <form class="card stack" method="get" action={`/coach/seasons/${season.id}/dates`} novalidate>
      <Trouble of={form} />
      <HiddenFields of={form.hiddenFields} />
      {FIELDS.map((field) => (
        <DayField key={field} {...props} name={field} />
      ))}
      <button class="btn w" name="look" value="1">
        {days.look}
      </button>
    </form>
  );
}

const LABELS = {
  name: 'name',
  starts_on: 'starts',
  ends_on: 'ends',
  results_deadline: 'deadline',
} as const satisfies Record<Field, string>;

function DayField({ season, form, conflict, name }: DatesProps & { readonly name: Field }): VNode {
  const { words, dates } = useVisit();
  const { days } = words.seasons;
  const held = season[name];
  const heldText = held === null ? days.empty : name === 'name' ? held : dates.fullDay(held);
  const isOther = conflict !== null && held !== form.values[name];
  return (
    <TextField
      of={form.field(name)}
      label={days[LABELS[name]]}
      hint={name === 'results_deadline' ? days.deadlineHint : undefined}
      type={name === 'name' ? 'text' : 'date'}
      note={isOther ? days.now(heldText) : undefined}
    />
  );
}

function WhatFollows({
  season,
  form,
  follows,
}: DatesProps & { readonly follows: NonNullable<DatesProps['follows']> }): VNode {
  const visit = useVisit();
  const { days } = visit.words.seasons;
  const { standing, found } = follows;
  return (
    <section class="card flush">
      <header class="desk-head">
        <h2>{days.follows}</h2>
        <span class="pill">{days.notSaved}</span>
      </header>
      {found.length === 0 && (
        <p class="item">{isUnchanged(season, form) ? days.nothing : days.onlyName}</p>
      )}
      {found.map((one) => (
        <p key={one.what} class="item">
          {describeConsequence(one, standing, visit)}
        </p>
      ))}
    </section>
  );
}

function isUnchanged(season: Season, { values }: DatesForm): boolean {
  return FIELDS.every((name) => season[name] === values[name]);
}

function describeConsequence(
  one: Consequence,
  standing: SeasonStanding,
  { words, dates, language }: ViewedVisit,
) {
  const { days } = words.seasons;
  const { open, reported, disputed, entries, drafts } = standing;
  const left = open + reported + disputed;
  switch (one.what) {
    case 'more_time':
      return days.moreTime(one.days, entries, left);
    case 'less_time':
      return days.lessTime(one.days, entries, left);
    case 'reopened':
      return days.reopened(left);
    case 'provisional':
      return days.provisional;
    case 'late':
      return days.late(open, reported, disputed);
    case 'no_limit':
      return days.noLimit;
    case 'letters':
      return days.letters(dates.longDay(one.day));
    case 'letters_now':
      return days.lettersNow;
    case 'letters_sent':
      return days.lettersSent;
    case 'letters_none':
      return days.lettersNone;
    case 'drafts': {
      const names = listNames(drafts, language);
      return one.day === null ? days.draftsOpen(names) : days.drafts(names, dates.longDay(one.day));
    }
  }
}
