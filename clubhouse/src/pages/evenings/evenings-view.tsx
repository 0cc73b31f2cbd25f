import type { VNode } from 'preact';
import { type DayPart, dayOf, PART_LETTERS } from '../../evenings/core/parts.ts';
import type { FilledField } from '../../components/filled-field.ts';
import { Tick } from '../../components/form-fields.tsx';
import { Icon } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { getFirstName } from '../../messages/names.ts';
import { useVisit } from '../../web/use-visit.ts';
import { EVENINGS, type OwnEvenings } from './own-evenings.ts';

interface EveningsProps {
  readonly own: OwnEvenings;
  readonly action: string;
  /** The member; undefined if the frame of the page says whose it is. */
  readonly name?: string;
}

/** When the member can play: fourteen days with three parts each, all on one screen of a phone. */
export function EveningsView({ own, action, name }: EveningsProps): VNode {
  const visit = useVisit();
  const { words, note } = visit;
  const { evenings: say } = words;
  if (own.isOff) {
    return (
      <PostForm class="stack" action={action}>
        <h1>{say.when}</h1>
        <p class="meta">{say.isOff}</p>
        <button class="btn p w" name="do" value="on">
          {say.turnOn}
        </button>
      </PostForm>
    );
  }
  const { free, parts } = own;
  const week = parts.length / 2;
  const of = EVENINGS.begin(visit, { last: parts.map(dayOf).at(-1), free });
  return (
    <PostForm of={of} id="evenings" class="stack" action={action}>
      <h1>{say.when}</h1>
      {name !== undefined && <p>{say.forMember(getFirstName(name))}</p>}
      <p class="meta">{say.about}</p>
      {note === 'evenings' && <Note icon="check">{say.saved}</Note>}
      <week-parts class="weeks" data-choose={say.wholeWeek}>
        <Week free={of.field('free')} parts={parts.slice(0, week)} />
        <Week free={of.field('free')} parts={parts.slice(week)} />
      </week-parts>
      <p class="meta">{say.hours}</p>
    </PostForm>
  );
}

interface WeekProps {
  readonly free: FilledField;
  readonly parts: readonly DayPart[];
}

function Week({ free, parts }: WeekProps): VNode {
  const { words, dates } = useVisit();
  const { evenings: say } = words;
  const days = [...Map.groupBy(parts, dayOf)];
  const [first = '', last = first] = [days[0]?.[0], days.at(-1)?.[0]];
  return (
    <fieldset class="week">
      <legend class="sr">{`${dates.day(first)} – ${dates.day(last)}`}</legend>
      <span />
      {PART_LETTERS.map((letter) => (
        <span key={letter} class="meta part-name" data-letter={letter}>
          {say.parts[letter]}
        </span>
      ))}
      {days.map(([day, ofDay]) => (
        <div key={day} class="week-day">
          <span class="day-name" aria-hidden="true">
            <b>{dates.day(day).slice(0, 2)}</b>
            <span class="meta">{dates.dayOfMonth(day)}</span>
          </span>
          {ofDay.map((part, index) => (
            <Tick
              key={part}
              class="chip"
              of={free}
              value={part}
              label={
                <>
                  <span class="sr">{say.part(dates.longDay(day), PART_LETTERS[index] ?? 'e')}</span>
                  <Icon name="check" />
                </>
              }
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

/** The member's own switch (EVE-2). */
export function TurnOff({ action }: Pick<EveningsProps, 'action'>): VNode {
  const { evenings: say } = useVisit().words;
  return (
    <PostForm class="stack after" action={action}>
      <button class="btn q w" name="do" value="off">
        {say.turnOff}
      </button>
      <p class="meta center">{say.turnOffAbout}</p>
    </PostForm>
  );
}

/** The first button is the one that the Enter key presses. */
export function SaveButtons({ own }: Pick<EveningsProps, 'own'>): VNode {
  const { evenings: say } = useVisit().words;
  return (
    <>
      <button class="btn p w" form="evenings" name="do" value="save">
        {say.save}
      </button>
      {own.isRepeatable && (
        <button class="btn o w" form="evenings" name="do" value="repeat">
          <Icon name="sync" />
          {say.repeat}
        </button>
      )}
    </>
  );
}
