import type { VNode } from 'preact';
import type { MyMatch } from '../api/my-match.ts';
import type { Appointment } from '../arrange/appointment.ts';
import type { Hour } from '../weather/forecast.ts';
import { Icon } from './icon.tsx';
import { useLocale } from './locale.ts';
import { Weather } from './weather.tsx';
import { sayWhere } from '../messages/say-where.ts';

interface TicketProps {
  readonly now: number;
  readonly mine: MyMatch;
  readonly arranged: Appointment;
  readonly hours: readonly Hour[] | undefined;
}

export function Ticket({ now, mine, arranged, hours = [] }: TicketProps): VNode {
  const { words, dates } = useLocale();
  const { arrange, shell } = words;
  const { day, startsAt, place } = arranged;
  const own = mine.partner === null ? shell.you : `${shell.you} & ${mine.partner}`;
  return (
    <>
      <p class="meta">{sayWhere(words, mine)}</p>
      <h1>{day === null ? arrange.arrangedNoDay : arrange.arranged(dates.weekday(day))}</h1>
      <div class="card flush ticket after">
        {day !== null && (
          <p class="ticket-when">
            <span class="ticket-day">
              <span>{dates.month(day)}</span>
              <b>{dates.dayOfMonth(day)}</b>
            </span>
            <span class="ticket-time">
              <b>{startsAt === null ? dates.weekday(day) : dates.time(startsAt)}</b>
              <span>{`${dates.weekday(day)}, ${dates.relativeDay(day, now)}`}</span>
            </span>
          </p>
        )}
        <div class="item">
          <p class="breaks">
            <b>{own}</b>
            <span class="meta block">{arrange.against}</span>
            <b>{mine.opponent}</b>
            {place !== null && <span class="meta block breaks">{place}</span>}
          </p>
          <Weather hours={hours} />
          {startsAt !== null && (
            <a class="btn p w" href={`/matches/${mine.id}/calendar.ics`}>
              <Icon name="calendar" />
              {arrange.calendar}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
