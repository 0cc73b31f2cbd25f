import {
  LONGEST_SPONSOR,
  MAX_SPONSORS,
  type PictureRef,
  readAppearance,
  type Sponsor,
  readWebAddress,
} from '../../../../api/branding.ts';
import { changeClub, type ClubRecord, readClub } from '../../../../branding/club-record.ts';
import { listImages } from '../../../../branding/images-of.ts';
import { MAX_BYTES, readPicture } from '../../../../images/read-picture.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { explainNotSaved } from '../frame.tsx';
import { boundsWithFiles } from '../../../../web/form-bounds.ts';
import { SponsorsView, type SponsorFields } from './sponsors-view.tsx';
import { isTicked, line, readOne, readForm, wholeNumber } from '../../../../web/read-form.ts';

/** `/coach/club/sponsors`: the club's sponsors (FACE-10). */
export const get = forCoach((visit) => sponsorsPage(visit, {}));

export const post = forCoach(
  async (visit): Promise<Answer> => {
    const { form } = visit;
    const record = await readClub(visit.api);
    const { sponsors } = readAppearance(record.branding);
    const { place, do: what } = readForm(form, { place: wholeNumber, do: readOne(ACTIONS) });
    if (what === 'add') return keep(visit, sponsors, null);
    const known = place === null ? undefined : sponsors[place];
    if (place === null || known === undefined) return redirect(PATH);
    switch (what) {
      case 'save':
        return keep(visit, sponsors, place);
      case 'remove':
        return save(visit, sponsors.toSpliced(place, 1), undefined);
      case 'up': {
        const above = Math.max(0, place - 1);
        return save(visit, sponsors.toSpliced(place, 1).toSpliced(above, 0, known), undefined);
      }
      case null:
        return redirect(PATH);
    }
  },
  { takes: boundsWithFiles(MAX_BYTES) },
);

const PATH = '/coach/club/sponsors';
const ACTIONS = ['add', 'save', 'up', 'remove'] as const;

/** @param place of the sponsor to change; null to add one */
async function keep(
  visit: CoachVisit,
  sponsors: readonly Sponsor[],
  place: number | null,
): Promise<Answer> {
  const read = await readSponsor(visit, sponsors, place);
  if ('faults' in read) return sponsorsPage(visit, { typed: read, status: 422 });
  const next = place === null ? [...sponsors, read.sponsor] : sponsors.with(place, read.sponsor);
  return save(visit, next, { ...read.typed, faults: {} });
}

async function save(
  visit: CoachVisit,
  sponsors: readonly Sponsor[],
  typed: SponsorFields | undefined,
): Promise<Answer> {
  const { form, services, api, now } = visit;
  const saved = await changeClub(visit, {
    marks: form.get('marks') ?? '',
    fieldsOf: sponsorParts,
    make: ({ branding }) => ({
      branding: { ...branding, sponsors: sponsors.slice(0, MAX_SPONSORS) },
    }),
  });
  if (saved.kind === 'saved') {
    services.store.images.keepOnly(listImages((await readClub(api)).branding), now);
    return redirect(`${PATH}?done=1`);
  }
  const status = saved.kind === 'forbidden' ? 403 : 409;
  const kept = typed === undefined ? {} : { typed };
  return sponsorsPage(visit, { ...kept, told: explainNotSaved(saved, visit), status });
}

/** Reads the form; a file that is not a picture counts as an error. */
async function readSponsor(
  visit: CoachVisit,
  sponsors: readonly Sponsor[],
  place: number | null,
): Promise<
  SponsorFields | { readonly sponsor: Sponsor; readonly typed: Omit<SponsorFields, 'faults'> }
> {
  const { form, files, services, words, now } = visit;
  const { sponsors: say, pictureFaults } = words.club;
  const { name, url, without } = readForm(form, { name: line, url: line, without: isTicked });
  const typed = { place, name, url };
  const length = Array.from(name).length;
  const isTwice = sponsors.some((one, at) => one.name === name && at !== place);
  const file = files.get('picture');
  const picture = file === undefined ? null : await readPicture(file.bytes);
  const faults = {
    ...(length < 1 || length > LONGEST_SPONSOR ? { name: say.faults.name } : {}),
    ...(isTwice ? { name: say.faults.twice } : {}),
    ...(url !== '' && readWebAddress(url) === null ? { url: say.faults.url } : {}),
    ...(typeof picture === 'string' ? { picture: pictureFaults[picture] } : {}),
  };
  if (Object.keys(faults).length > 0 || typeof picture === 'string') return { ...typed, faults };
  if (picture !== null) {
    services.store.together(() => services.store.images.add(picture, now));
  }
  const before = place === null || without ? null : sponsors[place]?.logo;
  const logo: PictureRef | null =
    picture === null
      ? (before ?? null)
      : { image: picture.image, width: picture.width, height: picture.height };
  return { sponsor: { name, url: readWebAddress(url), logo }, typed };
}

function sponsorParts({ branding }: ClubRecord) {
  return { sponsors: readAppearance(branding).sponsors };
}

interface PageMessage {
  readonly typed?: SponsorFields;
  readonly told?: string | null;
  readonly status?: number;
}

async function sponsorsPage(
  visit: CoachVisit,
  { typed, told = null, status = 200 }: PageMessage,
): Promise<Answer> {
  const record = await readClub(visit.api);
  const view = (
    <SponsorsView
      fields={sponsorParts(record)}
      typed={typed ?? null}
      told={told ?? (typed === undefined ? null : visit.words.club.trouble)}
    />
  );
  return page(visit.words.club.sponsors.title, view, { status });
}
