import type { VNode } from 'preact';
import type { LastChange } from '../../../../../api/last-change.ts';
import type { Season } from '../../../../../api/seasons.ts';
import { Crumbs } from '../../../../../components/crumbs.tsx';
import { CoachLayout } from '../../../coach-layout.tsx';
import { Field as TextField } from '../../../../../components/field.tsx';
import { Note } from '../../../../../components/note.tsx';
import type { CoachVisit } from '../../../../../web/visit.ts';
import { listNames } from '../../../../../messages/list-names.ts';
import { datesLine } from '../../season-dates.ts';
import type { Consequence, Standing } from '../../follows.ts';
import { asTyped, type Faults, type Field, FIELDS, type SeasonFields } from './form.ts';

export interface DatesProps {
  readonly visit: CoachVisit;
  readonly season: Season;
  readonly typed: SeasonFields;
  readonly etag: string;
  readonly faults: Faults;
  /** What follows from what is typed; null: not looked at. */
  readonly follows: { readonly standing: Standing; readonly found: readonly Consequence[] } | null;
  /** Who changed the season meanwhile. */
  readonly conflict: LastChange | null;
}

/** The days of a season, what follows from them, and then the button (SEAS-3). */
export function DatesView(props: DatesProps): VNode {
  const { visit, season, conflict, follows } = props;
  const { words, now } = visit;
  return (
    <CoachLayout
      tab="season"
      title={words.seasons.days.title}
      text={`${season.name} · ${datesLine(season, visit, now)}`}
    >
      <Crumbs
        links={[
          { href: '/coach/seasons', label: words.seasons.title },
          { href: `/coach/seasons/${season.id}`, label: season.name },
        ]}
      />
      {conflict !== null && (
        <Note icon="warn" kind="warn" isAlert>
          {conflictSentence(visit, conflict)}
        </Note>
      )}
      <div class="desk">
        <Fields {...props} />
        <div>{follows !== null && <WhatFollows {...props} follows={follows} />}</div>
      </div>
    </CoachLayout>
  );
}

function conflictSentence({ words, dates }: CoachVisit, { who, at }: LastChange): string {
  const { days } = words.seasons;
  return who === null ? days.conflictUnknown : days.conflict(who, dates.time(Date.parse(at)));
}

/** Looking changes nothing: the form goes into the address. */
function Fields(props: DatesProps): VNode {
  const { visit, etag } = props;
  const { days } = visit.words.seasons;
  return (
    <form class="card stack" method="get">
      <input type="hidden" name="etag" value={etag} />
      {FIELDS.map((field) => (
        <DayField key={field} {...props} field={field} />
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

function DayField({
  visit,
  season,
  typed,
  faults,
  conflict,
  field,
}: DatesProps & { readonly field: Field }): VNode {
  const { words, dates } = visit;
  const { days } = words.seasons;
  const held = asTyped(season)[field];
  const isDay = field !== 'name';
  const heldText = held === '' ? days.empty : isDay ? dates.fullDay(held) : held;
  return (
    <div>
      <TextField
        name={field}
        label={days[LABELS[field]]}
        value={typed[field]}
        fault={faults[field]}
        type={isDay ? 'date' : 'text'}
        isNeeded={!isDay}
        {...(field === 'results_deadline' ? { hint: days.deadlineHint } : {})}
      />
      {conflict !== null && held !== typed[field] && <p class="hint">{days.now(heldText)}</p>}
    </div>
  );
}

function WhatFollows({
  visit,
  season,
  typed,
  etag,
  follows,
}: DatesProps & { readonly follows: NonNullable<DatesProps['follows']> }): VNode {
  const { days } = visit.words.seasons;
  const held = asTyped(season);
  const isSame = FIELDS.every((field) => held[field] === typed[field]);
  const { standing, found } = follows;
  return (
    <form class="card flush" method="post" action={`/coach/seasons/${season.id}/dates`}>
      <header class="desk-head">
        <h2>{days.follows}</h2>
        <span class="pill">{days.notSaved}</span>
      </header>
      {found.length === 0 && <p class="item">{isSame ? days.nothing : days.onlyName}</p>}
      {found.map((one) => (
        <p key={one.what} class="item">
          {sentenceOf(one, standing, visit)}
        </p>
      ))}
      {!isSame && (
        <div class="item">
          <input type="hidden" name="etag" value={etag} />
          {FIELDS.map((field) => (
            <input key={field} type="hidden" name={field} value={typed[field]} />
          ))}
          <button class="btn p w">{days.save}</button>
        </div>
      )}
    </form>
  );
}

function sentenceOf(one: Consequence, standing: Standing, { words, dates, language }: CoachVisit) {
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
