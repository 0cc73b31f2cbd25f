import type { VNode } from 'preact';
import { type PictureRef, readAppearance } from '../../../../api/branding.ts';
import { type ClubRecord, joinMarks, readClub } from '../../../../branding/club-record.ts';
import { MAX_BYTES, readPicture } from '../../../../images/read-picture.ts';
import { HiddenFields, PictureField } from '../../../../components/form-fields.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Picture } from '../../../../components/picture.tsx';
import { PostForm } from '../../../../components/post-form.tsx';
import { chosen, hidden } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';
import { makeFileFormBounds } from '../../../../web/form-bounds.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { Frame, removeUnusedPictures, saveClub } from '../frame.tsx';
import { FormButton } from '../../../../components/buttons.tsx';

const PATH = '/coach/club/logo';
const FORM = form({ marks: hidden, do: chosen, picture: chosen });
type LogoForm = Filled<typeof FORM>;

/** `/coach/club/logo`: the club's logo, as pages will show it (FACE-6). */
export const get = forCoach((visit) => renderLogoPage(visit, FORM.begin(visit)));

export const post = forCoach(
  async (visit): Promise<Answer> => {
    const { files, services, words, now } = visit;
    const filled = FORM.read(visit);
    if (filled.values.do === 'remove') return saveLogo(visit, filled, null);
    const picture = await readPicture(files.get('picture')?.bytes ?? new Uint8Array());
    if (typeof picture === 'string') {
      const fault = words.club.pictureFaults[picture];
      return renderLogoPage(visit, filled.withFaults({ picture: fault }));
    }
    services.store.together(() => services.store.images.add(picture, now));
    const { image, width, height } = picture;
    return saveLogo(visit, filled, { image, width, height });
  },
  { takes: makeFileFormBounds(MAX_BYTES) },
);

async function saveLogo(
  visit: CoachVisit,
  filled: LogoForm,
  logo: PictureRef | null,
): Promise<Answer> {
  const again = await saveClub(visit, filled, {
    fieldsOf: readLogoParts,
    make: ({ branding }) => ({ branding: { ...branding, logo } }),
  });
  if (again !== null) return renderLogoPage(visit, again);
  await removeUnusedPictures(visit);
  return redirect(`${PATH}?done=1`);
}

function readLogoParts({ branding }: ClubRecord) {
  return { logo: readAppearance(branding).logo };
}

async function renderLogoPage(visit: CoachVisit, filled: LogoForm): Promise<Answer> {
  const record = await readClub(visit.api);
  const { logo } = readLogoParts(record);
  const shown = filled.with({ marks: joinMarks({ logo }) });
  const { title } = visit.words.club.logo;
  return page(title, <LogoView logo={logo} form={shown} />, { status: filled.status });
}

interface Props {
  readonly logo: PictureRef | null;
  readonly form: LogoForm;
}

function LogoView({ logo, form: { field, ...filled } }: Props): VNode {
  const { words, services } = useVisit();
  const { logo: say } = words.club;
  const isThere = logo !== null && services.store.images.has(logo.image);
  return (
    <Frame title={say.title} text={isThere ? say.one : say.none}>
      <div class="card stack5 one-card">
        {isThere && (
          <div class="logo-shown">
            <Picture class="logo-large" picture={logo} alt={say.alt} />
          </div>
        )}
        <PostForm of={filled} class="stack" action={PATH} enctype="multipart/form-data">
          <PictureField of={field('picture')} label={say.file} hint={say.fileHint} />
          <FormButton look="p" value="take" label={say.take} />
        </PostForm>
        {logo !== null && (
          <details>
            <summary class="btn q">
              {say.remove}
              <Icon name="more" />
            </summary>
            <PostForm class="stack after" action={PATH}>
              <HiddenFields of={filled.hiddenFields} />
              <p class="meta">{say.removeAbout}</p>
              <FormButton look="o" value="remove" label={say.remove} />
            </PostForm>
          </details>
        )}
      </div>
    </Frame>
  );
}
