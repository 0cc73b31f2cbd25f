import type { VNode } from 'preact';
import { LONGEST_SPONSOR, MAX_SPONSORS, type Sponsor } from '../../../../api/branding.ts';
import { joinMarks } from '../../../../branding/club-record.ts';
import { Field } from '../../../../components/field.tsx';
import { Picture } from '../../../../components/picture.tsx';
import { Frame } from '../frame.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { useVisit } from '../../../../web/use-visit.ts';

export interface SponsorFields {
  /** The place of an existing sponsor; null for a new one. */
  readonly place: number | null;
  readonly name: string;
  readonly url: string;
  readonly faults: Readonly<Partial<Record<'name' | 'url' | 'picture', string>>>;
}

interface Props {
  readonly fields: { readonly sponsors: readonly Sponsor[] };
  readonly typed: SponsorFields | null;
  readonly told: string | null;
}

export function SponsorsView({ fields, typed, told }: Props): VNode {
  const { sponsors: say } = useVisit().words.club;
  const { sponsors } = fields;
  const marks = joinMarks(fields);
  return (
    <Frame title={say.title} text={say.about} told={told}>
      <div class="cards">
        {sponsors.map((sponsor, place) => {
          const own = typed?.place === place ? typed : null;
          const shown = own ?? { place, name: sponsor.name, url: sponsor.url ?? '', faults: {} };
          return (
            <SponsorForm
              key={place}
              marks={marks}
              sponsor={sponsor}
              typed={shown}
              isTyped={own !== null}
            />
          );
        })}
        {sponsors.length < MAX_SPONSORS ? (
          <SponsorForm
            marks={marks}
            sponsor={null}
            typed={typed?.place === null ? typed : { place: null, name: '', url: '', faults: {} }}
            isTyped={typed?.place === null}
          />
        ) : (
          <p class="meta">{say.full}</p>
        )}
      </div>
    </Frame>
  );
}

interface FormProps {
  readonly marks: string;
  readonly sponsor: Sponsor | null;
  readonly typed: SponsorFields;
  readonly isTyped: boolean;
}

function SponsorForm(props: FormProps): VNode {
  const { marks, sponsor, typed } = props;
  const visit = useVisit();
  const { sponsors: say } = visit.words.club;
  const id = `sponsor-${typed.place ?? 'new'}`;
  const { faults } = typed;
  return (
    <section class="card stack" aria-labelledby={id}>
      <h2 id={id}>{sponsor?.name ?? say.add}</h2>
      {sponsor !== null && sponsor.logo !== null && (
        <p>
          <Picture class="sponsor" picture={sponsor.logo} alt="" />
        </p>
      )}
      <form
        class="stack"
        method="post"
        action="/coach/club/sponsors"
        enctype="multipart/form-data"
        novalidate
      >
        <input type="hidden" name="marks" value={marks} />
        <input type="hidden" name="place" value={typed.place ?? ''} />
        <Field
          id={`${id}-name`}
          name="name"
          label={say.name}
          value={typed.name}
          fault={faults.name}
          most={LONGEST_SPONSOR}
          isNeeded
        />
        <Field
          id={`${id}-url`}
          name="url"
          label={say.url}
          hint={say.urlHint}
          value={typed.url}
          fault={faults.url}
          most={300}
        />
        <LogoField {...props} id={id} />
        <div class="row wrap">
          <button class="btn p" name="do" value={sponsor === null ? 'add' : 'save'}>
            {sponsor === null ? say.addNow : visit.words.club.save}
            {sponsor !== null && <span class="sr">{`: ${sponsor.name}`}</span>}
          </button>
          {sponsor !== null && typed.place !== null && typed.place > 0 && (
            <button class="btn o" name="do" value="up">
              ↑<span class="sr">{` ${say.up(sponsor.name)}`}</span>
            </button>
          )}
        </div>
      </form>
      {sponsor !== null && <Removal marks={marks} place={typed.place} sponsor={sponsor} />}
    </section>
  );
}

function LogoField({ sponsor, typed, id }: FormProps & { readonly id: string }): VNode {
  const { sponsors: say } = useVisit().words.club;
  const fault = typed.faults.picture;
  const hint = `${id}-picture-hint`;
  return (
    <div class="field">
      <label for={`${id}-picture`}>{say.logo}</label>
      <p class="hint" id={hint}>
        {say.logoHint}
      </p>
      <input
        class="input"
        type="file"
        id={`${id}-picture`}
        name="picture"
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-describedby={fault === undefined ? hint : `${hint} ${id}-picture-fault`}
        aria-invalid={fault === undefined ? undefined : 'true'}
      />
      {fault !== undefined && (
        <p class="fault" id={`${id}-picture-fault`}>
          {fault}
        </p>
      )}
      {sponsor !== null && sponsor.logo !== null && (
        <label class="opt">
          <input type="checkbox" name="without" value="1" />
          <b>{say.removeLogo}</b>
        </label>
      )}
    </div>
  );
}

function Removal({
  marks,
  place,
  sponsor,
}: {
  readonly marks: string;
  readonly place: number | null;
  readonly sponsor: Sponsor;
}): VNode {
  const { sponsors: say } = useVisit().words.club;
  return (
    <details>
      <summary class="btn q">
        {say.remove}
        <span class="sr">{`: ${sponsor.name}`}</span>
        <Icon name="more" />
      </summary>
      <form class="stack after" method="post" action="/coach/club/sponsors">
        <input type="hidden" name="marks" value={marks} />
        <input type="hidden" name="place" value={place ?? ''} />
        <p class="meta">{say.removeSure(sponsor.name)}</p>
        <button class="btn o" name="do" value="remove">
          {say.remove}
          <span class="sr">{`: ${sponsor.name}`}</span>
        </button>
      </form>
    </details>
  );
}
