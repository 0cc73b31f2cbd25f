import type { VNode } from 'preact';
import { calendarPath } from '../../signed/calendar-path.ts';
import { Icon } from '../../components/icon.tsx';
import type { SectionProps } from './section.ts';

/** The member's calendar link: create, show and remove it (CAL-4). */
export function Calendar({ visit }: SectionProps): VNode {
  const { services, player, words } = visit;
  const { store, signer, url } = services;
  const { calendar } = words;
  const path = calendarPath({ calendars: store.calendars, signer }, player.memberId);
  return (
    <section class="card stack">
      <h2>{calendar.title}</h2>
      <p class="meta">{calendar.about}</p>
      <form class="stack" method="post" action="/me/calendar">
        {path === null ? (
          <button class="btn o w" name="do" value="make">
            {calendar.make}
          </button>
        ) : (
          <>
            <a class="btn o w" href={`webcal://${new URL(url).host}${path}`}>
              <Icon name="calendar" />
              {calendar.subscribe}
            </a>
            <div class="field">
              <label for="calendar-address">{calendar.label}</label>
              <input
                class="input"
                id="calendar-address"
                readonly
                value={url + path}
                aria-describedby="calendar-hint"
              />
              <p class="hint" id="calendar-hint">
                {calendar.elsewhere} {calendar.hint}
              </p>
            </div>
            <button class="btn q w" name="do" value="revoke">
              {calendar.revoke}
            </button>
            <p class="meta center">{calendar.revokeAbout}</p>
          </>
        )}
      </form>
    </section>
  );
}
