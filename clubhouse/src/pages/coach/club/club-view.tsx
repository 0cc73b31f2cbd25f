import { type CountryCode, getCountries } from 'libphonenumber-js/max';
import type { VNode } from 'preact';
import { readAppearance } from '../../../api/branding.ts';
import type { Api } from '../../../api/client.ts';
import type { ClubRecord } from '../../../branding/club-record.ts';
import { SelectField, TextField } from '../../../components/form-fields.tsx';
import { Icon } from '../../../components/icon.tsx';
import { hasEvenings } from '../../../evenings/shared-times.ts';
import { Note } from '../../../components/note.tsx';
import { PostForm } from '../../../components/post-form.tsx';
import { type Language, LANGUAGES, getWords } from '../../../messages/language.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { CoachLayout } from '../coach-layout.tsx';
import { type BrandingForm, readColour } from './branding-form.ts';
import { ColourPreview } from './colour-preview.tsx';
import { FormButton } from '../../../components/buttons.tsx';

interface Props {
  readonly record: ClubRecord;
  readonly weather: Api<'Weather'>;
  readonly isAdmin: boolean;
  readonly form: BrandingForm;
}

export function ClubView(props: Props): VNode {
  const { isAdmin, form } = props;
  const { words, query } = useVisit();
  const { club } = words;
  const isSaved = form.trouble === null && query.get('done') === '1';
  return (
    <CoachLayout tab="club" title={club.title} text={club.about}>
      {isSaved && <Note icon="check">{club.saved}</Note>}
      {!isAdmin && <Note icon="lock">{club.forbidden}</Note>}
      <div class="desk">
        <BrandingFields {...props} />
        <Links {...props} />
      </div>
    </CoachLayout>
  );
}

function BrandingFields({ record, form, isAdmin }: Props): VNode {
  const { words, language, services } = useVisit();
  const { club } = words;
  const { branding } = club;
  const country = services.branding.findCountryOfZone(record.timezone);
  const { field } = form;
  const languages = LANGUAGES.map((one) => [one, getWords(one).shell.language] as const);
  return (
    <PostForm of={form} class="card stack5" action="/coach/club">
      <h2>{branding.title}</h2>
      <TextField of={field('name')} label={branding.name} />
      <colour-preview
        class="block"
        data-label={branding.picker}
        data-ratio={club.preview.ratio('{ratio}')}
      >
        <div class="stack5">
          <div class="colour-row">
            <TextField of={field('colour')} label={branding.colour} hint={branding.colourHint} />
            <FormButton look="o" value="look" label={branding.look} />
          </div>
          <ColourPreview colour={readColour(field('colour').typed)} name={field('name').typed} />
        </div>
      </colour-preview>
      <TextField of={field('contact')} label={branding.contact} hint={branding.contactHint} />
      <SelectField
        of={field('only')}
        label={branding.languages}
        hint={branding.languagesHint}
        options={[
          ['', languages.map(([, name]) => name).join(' + ')],
          ...languages.map(([one, name]) => [one, branding.only(name)] as const),
        ]}
      />
      <SelectField
        of={field('language')}
        label={branding.language}
        hint={branding.languageHint}
        options={languages}
      />
      <SelectField
        of={field('country')}
        label={branding.country}
        hint={branding.countryHint}
        options={listCountries(language, country, branding.countryOfZone)}
      />
      <button class="btn p" name="do" value="save" disabled={!isAdmin}>
        {club.save}
      </button>
    </PostForm>
  );
}

/** The options for the country of phone numbers without a country code (LOOK-7). */
function listCountries(
  language: Language,
  own: CountryCode | null,
  sayOwn: (country: string | null) => string,
): (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const nameOf = (code: CountryCode) => names.of(code) ?? code;
  const byName = new Intl.Collator(language);
  return [
    ['', sayOwn(own === null ? null : nameOf(own))],
    ...getCountries()
      .map((code) => [code, nameOf(code)] as const)
      .toSorted(([, one], [, other]) => byName.compare(one, other)),
  ];
}

function Links({ record, weather }: Props): VNode {
  const { words, dates, services } = useVisit();
  const { club } = words;
  const { more } = club;
  const { logo, sponsors, privacyNotice: notice } = readAppearance(record.branding);
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
    [
      '/coach/club/evenings',
      club.evenings.title,
      hasEvenings(services.store) ? club.evenings.isOn : club.evenings.isOff,
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
