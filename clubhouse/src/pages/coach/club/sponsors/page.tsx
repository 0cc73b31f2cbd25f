import type { VNode } from 'preact';
import {
  LONGEST_SPONSOR,
  MAX_SPONSORS,
  readAppearance,
  type Sponsor,
  readWebAddress,
} from '../../../../api/branding.ts';
import { type ClubRecord, joinMarks, readClub } from '../../../../branding/club-record.ts';
import { MAX_BYTES, readPicture } from '../../../../images/read-picture.ts';
import {
  HiddenFields,
  PictureField,
  TextField,
  Tick,
} from '../../../../components/form-fields.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Picture } from '../../../../components/picture.tsx';
import { PostForm } from '../../../../components/post-form.tsx';
import { chosen, count, hidden, optional, text, ticked } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';
import { makeFileFormBounds } from '../../../../web/form-bounds.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { Frame, removeUnusedPictures, saveClub } from '../frame.tsx';

const PATH = '/coach/club/sponsors';
const SPONSOR = form({
  marks: hidden,
  /** Blank for a new sponsor. */
  place: { ...optional(count([0, MAX_SPONSORS - 1])), isHidden: true },
  do: chosen,
  name: text({ minLength: 1, maxLength: LONGEST_SPONSOR }),
  url: text({ maxLength: 300 }),
  picture: chosen,
  /** Removes the logo. */
  without: ticked,
});
type SponsorForm = Filled<typeof SPONSOR>;

function makeSponsorForm(place: number | null) {
  return SPONSOR.withIds(`sponsor-${place ?? 'new'}`);
}

/** `/coach/club/sponsors`: the club's sponsors (FACE-10). */
export const get = forCoach((visit) => renderSponsorsPage(visit, {}));

export const post = forCoach(
  async (visit): Promise<Answer> => {
    const { sponsors } = readSponsorParts(await readClub(visit.api));
    const { place = null, do: action } = SPONSOR.read(visit).values;
    if (action === 'add') return keepSponsors(visit, sponsors, null);
    const known = place === null ? undefined : sponsors[place];
    if (place === null || known === undefined) return redirect(PATH);
    const others = sponsors.toSpliced(place, 1);
    if (action === 'save') return keepSponsors(visit, sponsors, place);
    if (action === 'remove') return saveSponsors(visit, others);
    if (action !== 'up') return redirect(PATH);
    return saveSponsors(visit, others.toSpliced(Math.max(0, place - 1), 0, known));
  },
  { takes: makeFileFormBounds(MAX_BYTES) },
);

/** @param place of the sponsor to change; null to add one */
async function keepSponsors(
  visit: CoachVisit,
  sponsors: readonly Sponsor[],
  place: number | null,
): Promise<Answer> {
  const { files, services, words, now } = visit;
  const { sponsors: say, pictureFaults } = words.club;
  const own = { name: say.faults.name, url: say.faults.url };
  const sent = makeSponsorForm(place).read(visit, own, ({ name, url = '' }) => ({
    name: sponsors.some((one, at) => one.name === name && at !== place)
      ? say.faults.twice
      : undefined,
    url: url !== '' && readWebAddress(url) === null ? say.faults.url : undefined,
  }));
  const file = files.get('picture');
  const picture = file === undefined ? null : await readPicture(file.bytes);
  if (typeof picture === 'string') {
    return renderSponsorsPage(visit, {
      sent: sent.withFaults({ picture: pictureFaults[picture] }),
    });
  }
  if (sent.isFaulty) return renderSponsorsPage(visit, { sent });
  const { name, url, without } = sent.values;
  if (picture !== null) services.store.together(() => services.store.images.add(picture, now));
  const before = place === null || without ? null : (sponsors[place]?.logo ?? null);
  const logo =
    picture === null
      ? before
      : { image: picture.image, width: picture.width, height: picture.height };
  const sponsor = { name, url: readWebAddress(url), logo };
  return saveSponsors(visit, sponsors.toSpliced(place ?? sponsors.length, 1, sponsor), sent);
}

/** @param sent the sent fields, shown again if they are not saved */
async function saveSponsors(
  visit: CoachVisit,
  sponsors: readonly Sponsor[],
  sent?: SponsorForm,
): Promise<Answer> {
  const again = await saveClub(visit, sent ?? SPONSOR.read(visit), {
    fieldsOf: readSponsorParts,
    make: ({ branding }) => ({
      branding: { ...branding, sponsors: sponsors.slice(0, MAX_SPONSORS) },
    }),
  });
  if (again !== null) {
    const { trouble: told, status } = again;
    return renderSponsorsPage(visit, sent === undefined ? { told, status } : { sent: again });
  }
  await removeUnusedPictures(visit);
  return redirect(`${PATH}?done=1`);
}

function readSponsorParts({ branding }: ClubRecord) {
  return { sponsors: readAppearance(branding).sponsors };
}

interface SponsorsPageState {
  readonly sent?: SponsorForm;
  readonly told?: string | null;
  readonly status?: number;
}

async function renderSponsorsPage(
  visit: CoachVisit,
  { sent, told = null, status = sent?.status ?? 200 }: SponsorsPageState,
): Promise<Answer> {
  const { sponsors: say, trouble } = visit.words.club;
  const { sponsors } = readSponsorParts(await readClub(visit.api));
  const isFull = sponsors.length >= MAX_SPONSORS;
  const place = sent?.values.place;
  // Others may have filled the list, or shortened it, so that no card shows the sent form.
  const isShown = place === null ? !isFull : place !== undefined && place < sponsors.length;
  const lost = sent === undefined || isShown ? null : (sent.trouble ?? trouble);
  const marks = joinMarks({ sponsors });
  const fill = (at: number | null, { name = '', url = '' }: Partial<Sponsor>) => {
    if (sent !== undefined && place === at) return sent.with({ marks });
    return makeSponsorForm(at).begin(visit, {
      marks,
      place: at === null ? '' : String(at),
      name,
      url,
    });
  };
  const view = (
    <Frame title={say.title} text={say.about} told={told ?? lost}>
      <div class="cards">
        {sponsors.map((sponsor, at) => (
          <SponsorCard key={at} place={at} sponsor={sponsor} form={fill(at, sponsor)} />
        ))}
        {isFull ? (
          <p class="meta">{say.full}</p>
        ) : (
          <SponsorCard place={null} sponsor={null} form={fill(null, {})} />
        )}
      </div>
    </Frame>
  );
  return page(say.title, view, { status });
}

interface CardProps {
  readonly place: number | null;
  /** Null for a new one. */
  readonly sponsor: Sponsor | null;
  readonly form: SponsorForm;
}

function SponsorCard({ place, sponsor, form: { field, ...filled } }: CardProps): VNode {
  const { club } = useVisit().words;
  const { sponsors: say } = club;
  const id = `sponsor-${place ?? 'new'}`;
  return (
    <section class="card stack" aria-labelledby={id}>
      <h2 id={id}>{sponsor?.name ?? say.add}</h2>
      {sponsor !== null && sponsor.logo !== null && (
        <p>
          <Picture class="sponsor" picture={sponsor.logo} alt="" />
        </p>
      )}
      <PostForm of={filled} class="stack" action={PATH} enctype="multipart/form-data">
        <TextField of={field('name')} label={say.name} />
        <TextField of={field('url')} label={say.url} hint={say.urlHint} />
        <PictureField of={field('picture')} label={say.logo} hint={say.logoHint} />
        {sponsor !== null && sponsor.logo !== null && (
          <Tick of={field('without')} label={say.removeLogo} />
        )}
        <div class="row wrap">
          <button class="btn p" name="do" value={sponsor === null ? 'add' : 'save'}>
            {sponsor === null ? say.addNow : club.save}
            {sponsor !== null && <span class="sr">{`: ${sponsor.name}`}</span>}
          </button>
          {sponsor !== null && place !== null && place > 0 && (
            <button class="btn o" name="do" value="up">
              ↑<span class="sr">{` ${say.up(sponsor.name)}`}</span>
            </button>
          )}
        </div>
      </PostForm>
      {sponsor !== null && (
        <details>
          <summary class="btn q">
            {say.remove}
            <span class="sr">{`: ${sponsor.name}`}</span>
            <Icon name="more" />
          </summary>
          <PostForm class="stack after" action={PATH}>
            <HiddenFields of={filled.hiddenFields} />
            <p class="meta">{say.removeSure(sponsor.name)}</p>
            <button class="btn o" name="do" value="remove">
              {say.remove}
              <span class="sr">{`: ${sponsor.name}`}</span>
            </button>
          </PostForm>
        </details>
      )}
    </section>
  );
}
