import type { VNode } from 'preact';
import { Note } from '../../../components/note.tsx';
import { useVisit } from '../../../web/use-visit.ts';
import type { CoachVisit } from '../../../web/visit.ts';

const SOON_MS = 14 * 86_400_000;

/** Warns that the coach's own key expires within two weeks (COACH-20). */
export function OwnKey({ coach }: Pick<CoachVisit, 'coach'>): VNode | null {
  const { words, dates, now } = useVisit();
  const expires = coach.expiresAt ?? null;
  if (expires === null || Date.parse(expires) - now > SOON_MS) return null;
  const last = dates.fullDay(dates.dateOf(Date.parse(expires) - 1));
  return (
    <Note icon="lock" kind="warn">
      {words.keys.expiresSoon(last)} <a href="/coach/keys">{words.keys.title}</a>
    </Note>
  );
}
