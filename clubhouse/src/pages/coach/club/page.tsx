import { dataOrThrow } from '../../../api/answer.ts';
import { readAppearance } from '../../../api/branding.ts';
import { type ClubRecord, joinMarks, mayChange, readClub } from '../../../branding/club-record.ts';
import { DEFAULT_COLOUR } from '../../../theme/stylesheet.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../web/visit.ts';
import { isLanguage } from '../../../messages/language.ts';
import {
  BRANDING,
  type BrandingForm,
  readColour,
  readCountry,
  judgeBranding,
  findOnlyLanguage,
  readBrandingParts,
} from './branding-form.ts';
import { ClubView } from './club-view.tsx';
import { saveClub } from './frame.tsx';

/** `/coach/club`: the club's branding, and links to other club settings. Three calls (FACE-1). */
export const get = forCoach((visit) => renderClubPage(visit, null));

export const post = forCoach(async (visit): Promise<Answer> => {
  const { words } = visit;
  const { faults, parts } = words.club.branding;
  const own = { name: { missing: faults.name }, colour: faults.colour };
  const filled = BRANDING.read(visit, own, (values) => judgeBranding(values, words));
  if (visit.form.has('do', 'look')) return renderClubPage(visit, filled, 200);
  if (filled.isFaulty) return renderClubPage(visit, filled);
  const { name, colour, contact, only, language, country } = filled.values;
  const isOnly = isLanguage(only);
  const change = {
    fieldsOf: readBrandingParts,
    make: ({ branding }: ClubRecord) => ({
      name,
      branding: {
        ...branding,
        colour: readColour(colour).toLowerCase(),
        contact_email: contact === '' ? null : contact,
        language: isOnly ? only : language,
        languages: isOnly ? [only] : null,
        // A page opened before this field existed does not send it.
        ...(visit.form.has('country') ? { country: readCountry(country) } : {}),
      },
    }),
  };
  const again = await saveClub(visit, filled, change, { parts });
  return again === null ? redirect('/coach/club?done=1') : renderClubPage(visit, again);
});

/** @param filled null to show the stored values */
async function renderClubPage(
  visit: CoachVisit,
  filled: BrandingForm | null,
  status = filled?.status ?? 200,
): Promise<Answer> {
  const { api, words } = visit;
  const [record, isAdmin, weather] = await Promise.all([
    readClub(api),
    mayChange(api),
    dataOrThrow(api.GET('/v1/weather')),
  ]);
  const marks = joinMarks(readBrandingParts(record));
  const form = (filled ?? BRANDING.begin(visit, readCurrentValues(record))).with({ marks });
  const view = <ClubView record={record} weather={weather} isAdmin={isAdmin} form={form} />;
  return page(words.club.title, view, { status, scripts: ['colour-preview'] });
}

function readCurrentValues({ name, branding }: ClubRecord) {
  const { colour, contact, language, languages, country } = readAppearance(branding);
  const only = findOnlyLanguage(languages);
  return { name, colour: colour ?? DEFAULT_COLOUR, contact, language, only, country };
}
