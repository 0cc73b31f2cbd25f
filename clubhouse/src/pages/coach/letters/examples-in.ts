import { getWords, type Language } from '../../../messages/language.ts';
import { getDates } from '../../../messages/dates.ts';
import { writeExampleLetters } from '../../../mail/preview/examples.ts';
import type { Letter } from '../../../mail/letter.ts';
import type { ViewedVisit } from '../../../web/use-visit.ts';

/** Examples of the club's emails by kind, with invented people. */
export function groupExamples(
  language: Language,
  { club, services }: ViewedVisit,
): ReadonlyMap<string, readonly Letter[]> {
  const letters = writeExampleLetters({
    words: getWords(language),
    dates: getDates(language, club.timezone),
    club: club.name,
    url: services.url,
  });
  return Map.groupBy(
    letters.map(([, letter]) => letter),
    ({ kind }) => kind,
  );
}
