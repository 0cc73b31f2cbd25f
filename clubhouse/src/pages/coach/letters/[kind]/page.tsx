import { LETTER_KINDS } from '../../../../mail/letter.ts';
import { LetterView } from '../../../../components/letter-view.tsx';
import { renderNotFoundPage } from '../../../../web/faults.tsx';
import { forCoach, page } from '../../../../web/visit.ts';
import { CoachLayout } from '../../coach-layout.tsx';
import { groupExamples } from '../examples-in.ts';

const TO = { name: 'Hannah Brandt', address: 'hannah.brandt@example.org' };

/** `/coach/letters/KIND`: an example of one email in each of the club's languages (DESK-57). */
export const get = forCoach((visit) => {
  const { club, words, params, language: own } = visit;
  const { letterExamples: say } = words;
  const kind = LETTER_KINDS.find((one) => one === params['kind']);
  if (kind === undefined) return renderNotFoundPage(visit);
  const columns = club.languages.map((language) => ({
    language,
    letters: groupExamples(language, visit).get(kind) ?? [],
  }));
  const title = groupExamples(own, visit).get(kind)?.[0]?.subject ?? say.title;
  return page(
    title,
    <CoachLayout tab="club" title={title} text={say.about}>
      <div class="letter-columns">
        {columns.map(({ language, letters }) => (
          <div key={language} class="stack5">
            {letters.map((letter, index) => (
              <LetterView key={index} of={{ key: '', to: TO, language, letter, about: [] }} />
            ))}
          </div>
        ))}
      </div>
      <p>
        <a class="btn q" href="/coach/letters">
          {say.all}
        </a>
      </p>
    </CoachLayout>,
  );
});
