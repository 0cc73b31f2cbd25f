import type { VNode } from 'preact';
import { type PictureRef, readAppearance } from '../../../../api/branding.ts';
import {
  changeClub,
  type ClubRecord,
  joinMarks,
  readClub,
} from '../../../../branding/club-record.ts';
import { listImages } from '../../../../branding/images-of.ts';
import { MAX_BYTES, readPicture } from '../../../../images/read-picture.ts';
import { Picture } from '../../../../components/picture.tsx';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { boundsWithFiles } from '../../../../web/form-bounds.ts';
import { Frame, explainNotSaved } from '../frame.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { useVisit } from '../../../../web/use-visit.ts';

/** `/coach/club/logo`: the club's logo, as pages will show it (FACE-6). */
export const get = forCoach((visit) => logoPage(visit, {}));

export const post = forCoach(
  async (visit): Promise<Answer> => {
    const { form, files, services, words, now } = visit;
    if (form.get('do') === 'remove') return save(visit, null);
    const bytes = files.get('picture')?.bytes ?? new Uint8Array();
    const picture = await readPicture(bytes);
    if (typeof picture === 'string') {
      return logoPage(visit, { fault: words.club.pictureFaults[picture], status: 422 });
    }
    services.store.together(() => services.store.images.add(picture, now));
    const { image, width, height } = picture;
    return save(visit, { image, width, height });
  },
  { takes: boundsWithFiles(MAX_BYTES) },
);

async function save(visit: CoachVisit, logo: PictureRef | null): Promise<Answer> {
  const { form, services, now } = visit;
  const saved = await changeClub(visit, {
    marks: form.get('marks') ?? '',
    fieldsOf: logoParts,
    make: ({ branding }) => ({ branding: { ...branding, logo } }),
  });
  if (saved.kind === 'saved') {
    const { branding } = await readClub(visit.api);
    services.store.images.keepOnly(listImages(branding), now);
    return redirect('/coach/club/logo?done=1');
  }
  const status = saved.kind === 'forbidden' ? 403 : 409;
  return logoPage(visit, { told: explainNotSaved(saved, visit), status });
}

function logoParts({ branding }: ClubRecord) {
  return { logo: readAppearance(branding).logo };
}

interface PageMessage {
  readonly fault?: string;
  readonly told?: string | null;
  readonly status?: number;
}

async function logoPage(
  visit: CoachVisit,
  { fault, told = null, status = 200 }: PageMessage,
): Promise<Answer> {
  const record = await readClub(visit.api);
  const { title } = visit.words.club.logo;
  const view = <LogoView record={record} fault={fault} told={told} />;
  return page(title, view, { status });
}

interface Props {
  readonly record: ClubRecord;
  readonly fault: string | undefined;
  readonly told: string | null;
}

function LogoView({ record, fault, told }: Props): VNode {
  const { words, services } = useVisit();
  const { club } = words;
  const { logo: say } = club;
  const { logo } = readAppearance(record.branding);
  const isThere = logo !== null && services.store.images.has(logo.image);
  const marks = joinMarks(logoParts(record));
  const about = fault === undefined ? 'picture-hint' : 'picture-hint picture-fault';
  return (
    <Frame title={say.title} text={isThere ? say.one : say.none} told={told}>
      <div class="card stack5 one-card">
        {isThere && (
          <div class="logo-shown">
            <Picture class="logo-large" picture={logo} alt={say.alt} />
          </div>
        )}
        <form
          class="stack"
          method="post"
          action="/coach/club/logo"
          enctype="multipart/form-data"
          novalidate
        >
          <input type="hidden" name="marks" value={marks} />
          <div class="field">
            <label for="picture">{say.file}</label>
            <p class="hint" id="picture-hint">
              {say.fileHint}
            </p>
            <input
              class="input"
              type="file"
              id="picture"
              name="picture"
              accept="image/png,image/jpeg,image/webp,image/gif"
              aria-describedby={about}
              aria-invalid={fault === undefined ? undefined : 'true'}
              autofocus={fault !== undefined}
            />
            {fault !== undefined && (
              <p class="fault" id="picture-fault">
                {fault}
              </p>
            )}
          </div>
          <button class="btn p" name="do" value="take">
            {say.take}
          </button>
        </form>
        {logo !== null && (
          <details>
            <summary class="btn q">
              {say.remove}
              <Icon name="more" />
            </summary>
            <form class="stack after" method="post" action="/coach/club/logo">
              <input type="hidden" name="marks" value={marks} />
              <p class="meta">{say.removeAbout}</p>
              <button class="btn o" name="do" value="remove">
                {say.remove}
              </button>
            </form>
          </details>
        )}
      </div>
    </Frame>
  );
}
