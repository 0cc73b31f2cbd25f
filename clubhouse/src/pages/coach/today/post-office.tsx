import type { VNode } from 'preact';
import { Note } from '../../../components/note.tsx';
import { useVisit } from '../../../web/use-visit.ts';

/** Emails normally leave within a minute, so a longer wait means trouble with the mail server. */
const LATE_MS = 15 * 60_000;

/** Emails that bounced or have waited for long; null if all is well (COACH-15). */
export function PostOffice(): VNode | null {
  const { words, dates, now, services } = useVisit();
  const { letters } = words.today;
  const { waiting, waitingSince, refused, inDoubt } = services.store.outbox.state();
  const isLate = waitingSince !== null && now - waitingSince > LATE_MS;
  const told = [
    isLate
      ? letters.waiting(
          waiting,
          `${dates.day(dates.dateOf(waitingSince))} ${dates.time(waitingSince)}`,
        )
      : null,
    refused > 0 ? letters.refused(refused) : null,
    inDoubt > 0 ? letters.inDoubt(inDoubt) : null,
  ].filter((one) => one !== null);
  if (told.length === 0) return null;
  return (
    <Note icon="mail" kind="warn">
      {`${told.join(' ')} ${letters.what}`}
    </Note>
  );
}
