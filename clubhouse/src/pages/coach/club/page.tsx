import { must } from '../../../api/answer.ts';
import { appearanceOf } from '../../../api/branding.ts';
import { changeClub, type ClubRecord, mayChange, readClub } from '../../../branding/club-record.ts';
import { DEFAULT_COLOUR } from '../../../theme/stylesheet.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../web/visit.ts';
import { ClubView } from './club-view.tsx';
import {
  type BrandingFields,
  brandingFieldsOf,
  type Faults,
  faultsOf,
  onlyOf,
  partsOf,
} from './branding-form.ts';
import { toldOf } from './frame.tsx';

/** `/coach/club`: the club's branding, and the way to all that is set once. Three calls (FACE-1). */
export const get = forCoach((visit) => clubPage(visit, {}));

/** Saves name, colour, address and language; or only shows what a colour would look like. */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, words } = visit;
  const typed = brandingFieldsOf(form);
  const faults = faultsOf(typed, words);
  const isFaulty = Object.keys(faults).length > 0;
  if (form.get('do') === 'look') return clubPage(visit, { typed, faults });
  if (isFaulty) return clubPage(visit, { typed, faults, status: 422, told: words.club.trouble });
  const saved = await changeClub(visit, {
    marks: form.get('marks') ?? '',
    fieldsOf: partsOf,
    make: ({ branding }) => ({
      name: typed.name,
      branding: {
        ...branding,
        colour: typed.colour.toLowerCase(),
        contact_email: typed.contact === '' ? null : typed.contact,
        language: typed.only ?? typed.language,
        languages: typed.only === null ? null : [typed.only],
        // A page that was open since before there was such a field says nothing of it.
        ...(form.has('country') ? { country: typed.country } : {}),
      },
    }),
  });
  if (saved.kind === 'saved') return redirect('/coach/club?done=1');
  const told = toldOf(saved, visit, words.club.branding.parts);
  return clubPage(visit, { typed, told, status: saved.kind === 'forbidden' ? 403 : 409 });
});

interface PageMessage {
  readonly typed?: BrandingFields;
  readonly faults?: Faults;
  readonly told?: string | null;
  readonly status?: number;
}

async function clubPage(
  visit: CoachVisit,
  { typed, faults = {}, told = null, status = 200 }: PageMessage,
): Promise<Answer> {
  const { api, words } = visit;
  const [record, isAdmin, weather] = await Promise.all([
    readClub(api),
    mayChange(api),
    must(api.GET('/v1/weather')),
  ]);
  const view = (
    <ClubView
      visit={visit}
      record={record}
      weather={weather}
      isAdmin={isAdmin}
      typed={typed ?? asIs(record)}
      faults={faults}
      told={told}
    />
  );
  return page(words.club.title, view, { status, scripts: ['colour-preview'] });
}

function asIs({ name, branding }: ClubRecord): BrandingFields {
  const { colour, contact, language, languages, country } = appearanceOf(branding);
  const only = onlyOf(languages);
  const shown = { colour: colour ?? DEFAULT_COLOUR, contact: contact ?? '' };
  return { name, ...shown, language, only, country };
}
