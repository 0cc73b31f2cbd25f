import { LETTER_KINDS } from '../../../mail/letter.ts';
import { Icon } from '../../../components/icon.tsx';
import { Note } from '../../../components/note.tsx';
import { forCoach, page, redirect } from '../../../web/visit.ts';
import { CoachLayout } from '../coach-layout.tsx';
import { groupExamples } from './examples-in.ts';

/**
 * `/coach/letters`: examples of every email, so that coaches can read them before any is sent
 * (DESK-57). A visit completes a new club's setup step (COACH-22).
 */
export const get = forCoach((visit) => {
  const { letterExamples: say, mails, announce } = visit.words;
  const examples = groupExamples(visit.language, visit);
  return page(
    say.title,
    <CoachLayout tab="club" title={say.title} text={say.about}>
      {visit.services.sendsMail ? null : <Note icon="info">{announce.noMail}</Note>}
      <nav class="card flush" aria-label={say.title}>
        {LETTER_KINDS.map((kind) => (
          <a key={kind} class="item club-link" href={`/coach/letters/${kind}`}>
            <span>
              <b>{examples.get(kind)?.[0]?.subject}</b>
              <span class="meta">{mails.kinds[kind]}</span>
            </span>
            <Icon name="next" />
          </a>
        ))}
      </nav>
      {visit.services.store.progress.of('letters_read') === null && (
        <form method="post" action="/coach/letters">
          <button class="btn p">{say.isRead}</button>
        </form>
      )}
    </CoachLayout>,
  );
});

export const post = forCoach(({ services, now }) => {
  services.store.progress.set('letters_read', String(now));
  return redirect('/coach');
});
