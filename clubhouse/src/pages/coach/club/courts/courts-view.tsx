import type { VNode } from 'preact';
import type { CourtLocation } from '../../../../api/court-locations.ts';
import { HiddenFields, SelectField, TextField, Tick } from '../../../../components/form-fields.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Note } from '../../../../components/note.tsx';
import { PostForm } from '../../../../components/post-form.tsx';
import { useVisit } from '../../../../web/use-visit.ts';
import { Frame } from '../frame.tsx';
import { PATH, type PlaceForm, UNITS, type WeatherForm } from './court-forms.ts';

interface Props {
  readonly places: readonly { readonly place: CourtLocation; readonly form: PlaceForm }[];
  readonly added: PlaceForm;
  readonly weather: WeatherForm;
  readonly told: string | null;
}

const MAX_PLACES = 8;

export function CourtsView({ places, added, weather, told }: Props): VNode {
  const { courts: say } = useVisit().words.club;
  return (
    <Frame title={say.title} text={say.about} told={told}>
      <div class="cards">
        {places.map(({ place, form }) => (
          <Place key={place.id} place={place} form={form} />
        ))}
        {places.length < MAX_PLACES ? (
          <Place place={null} form={added} />
        ) : (
          <p class="meta">{say.full}</p>
        )}
        <Weather form={weather} />
      </div>
    </Frame>
  );
}

interface PlaceProps {
  readonly place: CourtLocation | null;
  readonly form: PlaceForm;
}

function Place({ place, form: { field, ...form } }: PlaceProps): VNode {
  const { club } = useVisit().words;
  const { courts: say } = club;
  const id = `place-${place?.id ?? 'new'}`;
  const isHintNeeded = place === null || field('place').fault !== undefined;
  return (
    <section class="card stack" aria-labelledby={id}>
      <h2 id={id}>{place?.name ?? say.add}</h2>
      <PostForm of={form} class="stack" action={`${PATH}/place`}>
        <TextField
          of={field('name')}
          label={say.name}
          hint={place === null ? say.nameHint : undefined}
        />
        <TextField
          of={field('place')}
          label={say.place}
          hint={isHintNeeded ? say.placeHint : undefined}
        />
        <div class="row wrap">
          <button class="btn p">
            {place === null ? say.addNow : club.save}
            {place !== null && <span class="sr">{`: ${place.name}`}</span>}
          </button>
          {place !== null && (
            <a class="btn q" href={makeMapUrl(place)} rel="noopener noreferrer">
              {say.check}
              <span class="sr">{`: ${place.name}`}</span>
            </a>
          )}
        </div>
      </PostForm>
      {place !== null && (
        <details>
          <summary class="btn q">
            {say.remove}
            <span class="sr">{`: ${place.name}`}</span>
            <Icon name="more" />
          </summary>
          <PostForm class="stack after" action={`${PATH}/remove`}>
            <HiddenFields of={[field('id')]} />
            <p class="meta">{say.removeSure(place.name)}</p>
            <button class="btn o">
              {say.remove}
              <span class="sr">{`: ${place.name}`}</span>
            </button>
          </PostForm>
        </details>
      )}
    </section>
  );
}

/** A plain link, so that nothing loads from the map's site until it is clicked. */
function makeMapUrl({ latitude, longitude }: CourtLocation): string {
  const at = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${at}`;
}

function Weather({ form }: { readonly form: WeatherForm }): VNode {
  const { words, services } = useVisit();
  const { club } = words;
  const { courts: say } = club;
  return (
    <section class="card stack" aria-labelledby="weather">
      <h2 id="weather">{say.weather}</h2>
      {!services.forecasts.isOn && <Note icon="info">{say.noSource}</Note>}
      <PostForm of={form} class="stack" action={`${PATH}/weather`}>
        <Tick of={form.field('shown')} label={say.shown} about={say.shownAbout} />
        <SelectField
          of={form.field('units')}
          label={say.units}
          options={UNITS.map((one) => [one, say.unitNames[one]])}
        />
        <button class="btn p">{club.save}</button>
      </PostForm>
    </section>
  );
}
