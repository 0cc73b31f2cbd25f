import { LETTER_KINDS } from '../../../mail/letter.ts';
import { Icon } from '../../../components/icon.tsx';
import { forCoach, page } from '../../../web/visit.ts';
import { CoachLayout } from '../coach-layout.tsx';
import { examplesIn } from './examples-in.ts';

/** `/coach/letters`: every letter that the club writes, to be read before one goes out (DESK-57). */
export const get = forCoach((visit) => {
  const { letterExamples: say, mails } = visit.words;
  const examples = examplesIn(visit.language, visit);
  return page(
    say.title,
    <CoachLayout visit={visit} tab="club" title={say.title} text={say.about}>
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
    </CoachLayout>,
  );
});
