import type { VNode } from 'preact';
import type { FilledField } from '../../../../components/filled-field.ts';
import { TextField } from '../../../../components/form-fields.tsx';
import { PART_LETTERS } from '../../../../evenings/core/parts.ts';
import { type COURT_PARTS, WEEKDAYS } from '../../../../evenings/courts.ts';
import { useVisit } from '../../../../web/use-visit.ts';

interface CourtFieldsProps {
  readonly fieldOf: (part: (typeof COURT_PARTS)[number]) => FilledField;
}

/** How many courts matches may use, by weekday and part of the day. */
export function CourtFields({ fieldOf }: CourtFieldsProps): VNode {
  const { words, dates } = useVisit();
  const { evenings: say } = words;
  return (
    <fieldset class="stack">
      <legend>
        <b>{words.club.evenings.courts}</b>
      </legend>
      <p class="meta">{words.club.evenings.courtsAbout}</p>
      <div class="week">
        <span />
        {PART_LETTERS.map((letter) => (
          <span key={letter} class="meta part-name">
            {say.parts[letter]}
          </span>
        ))}
        {WEEKDAYS.map((weekday) => {
          // The first of January 2024 was a Monday.
          const name = dates.weekday(`2024-01-0${weekday}`);
          return (
            <div key={weekday} class="week-day">
              <b aria-hidden="true">{name.slice(0, 2)}</b>
              {PART_LETTERS.map((letter) => (
                <TextField
                  key={letter}
                  of={fieldOf(`${weekday}${letter}`)}
                  type="number"
                  label={<span class="sr">{say.part(name, letter)}</span>}
                />
              ))}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
