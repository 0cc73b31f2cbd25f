import type { VNode } from 'preact';
import { CountryField } from './country-field.tsx';
import { appearanceOf } from '../../../api/branding.ts';
import type { Api } from '../../../api/client.ts';
import { type ClubRecord, marksOf } from '../../../branding/club-record.ts';
import { Field } from '../../../components/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Note } from '../../../components/note.tsx';
import type { CoachVisit } from '../../../web/visit.ts';
import { LANGUAGES, wordsOf } from '../../../messages/language.ts';
import { CoachLayout } from '../coach-layout.tsx';
import { ColourPreview } from './colour-preview.tsx';
import { type BrandingFields, type Faults, partsOf } from './branding-form.ts';

interface Props {
  readonly visit: CoachVisit;
  readonly record: ClubRecord;
  readonly weather: Api<'Weather'>;
  readonly isAdmin: boolean;
  readonly typed: BrandingFields;
  readonly faults: Faults;
  readonly told: string | null;
}

export function ClubView(props: Props): VNode {
  const { visit, isAdmin, told } = props;
  const { club } = visit.words;
  return (
    <CoachLayout tab="club" title={club.title} text={club.about}>
      {told !== null && (
        <Note icon="warn" kind="warn" isAlert>
          {told}
        </Note>
      )}
      {told === null && visit.query.get('done') === '1' && <Note icon="check">{club.saved}</Note>}
      {!isAdmin && <Note icon="lock">{club.forbidden}</Note>}
      <div class="desk">
        <BrandingForm {...props} />
        <Links {...props} />
      </div>
    </CoachLayout>
  );
}

function BrandingForm({ visit, record, typed, faults, isAdmin }: Props): VNode {
  const { club } = visit.words;
  const { branding } = club;
  return (
    <form class="card stack5" method="post" action="/coach/club" novalidate>
      <h2>{branding.title}</h2>
      <input type="hidden" name="marks" value={marksOf(partsOf(record))} />
      <Field name="name" label={branding.name} value={typed.name} fault={faults.name} isNeeded />
      <colour-preview
        class="block"
        data-label={branding.picker}
        data-ratio={club.preview.ratio('{ratio}')}
      >
        <div class="stack5">
          <div class="colour-row">
            <Field
              name="colour"
              label={branding.colour}
              hint={branding.colourHint}
              value={typed.colour}
              fault={faults.colour}
              most={9}
              isNeeded
            />
            <button class="btn o" name="do" value="look">
              {branding.look}
            </button>
          </div>
          <ColourPreview visit={visit} colour={typed.colour} name={typed.name} />
        </div>
      </colour-preview>
      <Field
        name="contact"
        label={branding.contact}
        hint={branding.contactHint}
        value={typed.contact}
        fault={faults.contact}
        most={254}
      />
      <div class="field">
        <label for="only">{branding.languages}</label>
        <p class="hint" id="only-hint">
          {branding.languagesHint}
        </p>
        <select class="input" id="only" name="only" aria-describedby="only-hint">
          <option value="" selected={typed.only === null}>
            {LANGUAGES.map((one) => wordsOf(one).shell.language).join(' + ')}
          </option>
          {LANGUAGES.map((one) => (
            <option key={one} value={one} selected={one === typed.only}>
              {branding.only(wordsOf(one).shell.language)}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="language">{branding.language}</label>
        <p class="hint" id="language-hint">
          {branding.languageHint}
        </p>
        <select class="input" id="language" name="language" aria-describedby="language-hint">
          {LANGUAGES.map((one) => (
            <option key={one} value={one} selected={one === typed.language}>
              {wordsOf(one).shell.language}
            </option>
          ))}
        </select>
      </div>
      <CountryField visit={visit} record={record} chosen={typed.country} />
      <button class="btn p" name="do" value="save" disabled={!isAdmin}>
        {club.save}
      </button>
    </form>
  );
}

/** The other pages of the club, each with what is set there. */
function Links({ visit, record, weather }: Props): VNode {
  const { words, dates } = visit;
  const { club } = words;
  const { more } = club;
  const { logo, sponsors, privacyNotice: notice } = appearanceOf(record.branding);
  const places = weather.court_locations.length;
  const day = notice === null ? '' : dates.fullDay(notice.date);
  const settings: readonly (readonly [href: string, title: string, about: string])[] = [
    ['/coach/club/logo', club.logo.title, logo === null ? club.logo.none : club.logo.one],
    [
      '/coach/club/sponsors',
      club.sponsors.title,
      sponsors.length === 0 ? club.sponsors.none : club.sponsors.count(sponsors.length),
    ],
    [
      '/coach/club/courts',
      club.courts.title,
      places === 0 ? club.courts.none : club.courts.count(places),
    ],
    ['/coach/club/zone', club.zone.title, record.timezone],
    ['/coach/club/privacy', club.privacy.title, notice === null ? club.privacy.none : day],
  ];
  const others: typeof settings = [
    ['/coach/chase?short=0', more.chase, more.chaseAbout],
    ['/coach/letters', words.letterExamples.title, words.letterExamples.linkAbout],
    ['/coach/history', more.history, more.historyAbout],
    ['/coach/keys', more.keys, more.keysAbout],
    ['/coach/members/export', more.export, more.exportAbout],
    ['/wall', more.wall, more.wallAbout],
    ['/sign-in/poster', more.poster, more.posterAbout],
  ];
  return (
    <div class="stack5">
      {[settings, others].map((links, index) => (
        <nav key={index} class="card flush" aria-label={index === 0 ? club.title : more.title}>
          {links.map(([href, title, about]) => (
            <a key={href} class="item club-link" href={href}>
              <span>
                <b>{title}</b>
                <span class="meta">{about}</span>
              </span>
              <Icon name="next" />
            </a>
          ))}
        </nav>
      ))}
    </div>
  );
}
