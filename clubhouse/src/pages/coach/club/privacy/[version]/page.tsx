import type { VNode } from 'preact';
import { listNoticeNames, readPrivacyNotice } from '../../../../../api/privacy-notice.ts';
import type { PublishedNotice } from '../../../../../store/privacy-notices.ts';
import { renderNotFoundPage } from '../../../../../web/faults.tsx';
import { forCoach, page } from '../../../../../web/visit.ts';
import { LANGUAGES } from '../../../../../messages/language.ts';
import { CoachLayout } from '../../../coach-layout.tsx';
import { wholeNumber } from '../../../../../web/read-form.ts';
import { useVisit } from '../../../../../web/use-visit.ts';

/** `/coach/club/privacy/3`: a published version, by the name in applications (FACE-14). */
export const get = forCoach((visit) => {
  const { services, params, words } = visit;
  const version = wholeNumber([params['version'] ?? '']);
  const published = version === null ? null : services.store.notices.find(version);
  if (published === null) return renderNotFoundPage(visit);
  const title = words.club.privacy.notice(published.version);
  return page(title, <NoticeView published={published} title={title} />);
});

function NoticeView({
  published,
  title,
}: {
  readonly published: PublishedNotice;
  readonly title: string;
}): VNode {
  const { words, dates } = useVisit();
  const { privacy: say } = words.club;
  const notice = readPrivacyNotice({ privacy_notice: published.notice });
  const on = say.of(dates.fullDay(published.day), published.publishedBy);
  return (
    <CoachLayout tab="club" title={title} text={on}>
      {notice !== null && (
        <>
          <section class="card stack">
            <h2>{say.agreedAs}</h2>
            <ul class="stack">
              {[...new Set(listNoticeNames(notice))].map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
          {LANGUAGES.map((language) => (
            <section key={language} class="card stack" lang={language}>
              <h2>{notice.name[language]}</h2>
              {notice.text[language].split(/\n\s*\n/).map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </section>
          ))}
        </>
      )}
      <p>
        <a class="btn q breaks" href="/coach/club/privacy">
          {say.backToAll}
        </a>
      </p>
    </CoachLayout>
  );
}
