import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import type { CourtLocation } from '../../../../api/court-locations.ts';
import { marksOf } from '../../../../branding/club-record.ts';
import { Field } from '../../../../components/field.tsx';
import { Note } from '../../../../components/note.tsx';
import type { CoachVisit } from '../../../../web/visit.ts';
import { Frame } from '../frame.tsx';
import { Icon } from '../../../../components/icon.tsx';

/** What was typed of one place, with what is wrong with it. */
export interface CourtFields {
  /** The id of a place that exists; null: a new one. */
  readonly id: string | null;
  readonly name: string;
  readonly place: string;
  readonly faults: Readonly<Partial<Record<'name' | 'place', string>>>;
}

interface Props {
  readonly visit: CoachVisit;
  readonly weather: Api<'Weather'>;
  readonly fields: { readonly weather: boolean };
  readonly typed: CourtFields | null;
  readonly told: string | null;
}

const MAX_PLACES = 8;

/** What a form of a place changes. */
export function partsOfPlace({ name, latitude, longitude }: CourtLocation) {
  return { name, latitude, longitude };
}

export function CourtsView({ visit, weather, fields, typed, told }: Props): VNode {
  const { courts: say } = visit.words.club;
  const places = weather.court_locations;
  return (
    <Frame visit={visit} title={say.title} text={say.about} told={told}>
      <div class="cards">
        {places.map((place) => (
          <PlaceForm
            key={place.id}
            visit={visit}
            place={place}
            typed={typed?.id === place.id ? typed : asIs(place)}
          />
        ))}
        {places.length < MAX_PLACES ? (
          <PlaceForm
            visit={visit}
            place={null}
            typed={typed?.id === null ? typed : { id: null, name: '', place: '', faults: {} }}
          />
        ) : (
          <p class="meta">{say.full}</p>
        )}
        <WeatherForm visit={visit} weather={weather} fields={fields} />
      </div>
    </Frame>
  );
}

function asIs({ id, name, latitude, longitude }: CourtLocation): CourtFields {
  return { id, name, place: `${latitude}, ${longitude}`, faults: {} };
}

interface PlaceProps {
  readonly visit: CoachVisit;
  readonly place: CourtLocation | null;
  readonly typed: CourtFields;
}

function PlaceForm({ visit, place, typed }: PlaceProps): VNode {
  const { club } = visit.words;
  const { courts: say } = club;
  const id = place?.id ?? 'new';
  const { faults } = typed;
  return (
    <section class="card stack" aria-labelledby={`place-${id}`}>
      <h2 id={`place-${id}`}>{place?.name ?? say.add}</h2>
      <form class="stack" method="post" action="/coach/club/courts" novalidate>
        {place !== null && (
          <>
            <input type="hidden" name="id" value={place.id} />
            <input type="hidden" name="marks" value={marksOf(partsOfPlace(place))} />
          </>
        )}
        <Field
          id={`${id}-name`}
          name="name"
          label={say.name}
          hint={place === null ? say.nameHint : undefined}
          value={typed.name}
          fault={faults.name}
          isNeeded
        />
        <Field
          id={`${id}-place`}
          name="place"
          label={say.place}
          hint={place === null || faults.place !== undefined ? say.placeHint : undefined}
          value={typed.place}
          fault={faults.place}
          most={2000}
          isNeeded
        />
        <div class="row wrap">
          <button class="btn p" name="do" value={place === null ? 'add' : 'save'}>
            {place === null ? say.addNow : club.save}
            {place !== null && <span class="sr">{`: ${place.name}`}</span>}
          </button>
          {place !== null && (
            <a class="btn q" href={mapOf(place)} rel="noopener noreferrer">
              {say.check}
              <span class="sr">{`: ${place.name}`}</span>
            </a>
          )}
        </div>
      </form>
      {place !== null && (
        <details>
          <summary class="btn q">
            {say.remove}
            <span class="sr">{`: ${place.name}`}</span>
            <Icon name="more" />
          </summary>
          <form class="stack after" method="post" action="/coach/club/courts">
            <input type="hidden" name="id" value={place.id} />
            <p class="meta">{say.removeSure(place.name)}</p>
            <button class="btn o" name="do" value="remove">
              {say.remove}
              <span class="sr">{`: ${place.name}`}</span>
            </button>
          </form>
        </details>
      )}
    </section>
  );
}

/** Only whoever presses it leaves the site. */
function mapOf({ latitude, longitude }: CourtLocation): string {
  const at = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${at}`;
}

const UNITS = ['metric', 'uk', 'us'] as const;

function WeatherForm({
  visit,
  weather,
  fields,
}: Pick<Props, 'visit' | 'weather' | 'fields'>): VNode {
  const { club } = visit.words;
  const { courts: say } = club;
  return (
    <section class="card stack" aria-labelledby="weather">
      <h2 id="weather">{say.weather}</h2>
      {!visit.services.forecasts.isOn && <Note icon="info">{say.noSource}</Note>}
      <form class="stack" method="post" action="/coach/club/courts">
        <input type="hidden" name="marks" value={marksOf(fields)} />
        <label class="opt">
          <input type="checkbox" name="shown" value="1" checked={fields.weather} />
          <b>{say.shown}</b>
          <span class="meta">{say.shownAbout}</span>
        </label>
        <div class="field">
          <label for="units">{say.units}</label>
          <select class="input" id="units" name="units">
            {UNITS.map((one) => (
              <option key={one} value={one} selected={one === weather.units}>
                {say.unitNames[one]}
              </option>
            ))}
          </select>
        </div>
        <button class="btn p" name="do" value="weather">
          {club.save}
        </button>
      </form>
    </section>
  );
}
