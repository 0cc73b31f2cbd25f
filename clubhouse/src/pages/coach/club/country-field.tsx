import { type CountryCode, getCountries } from 'libphonenumber-js/max';
import type { VNode } from 'preact';
import type { ClubRecord } from '../../../branding/club-record.ts';
import { countryOfZone } from '../../../contacts/country-of-zone.ts';
import type { CoachVisit } from '../../../web/visit.ts';

interface Props {
  readonly visit: CoachVisit;
  readonly record: ClubRecord;
  readonly chosen: CountryCode | null;
}

/** Whose telephone numbers have no country before them (LOOK-7). */
export function CountryField({ visit, record, chosen }: Props): VNode {
  const { words, language } = visit;
  const { branding } = words.club;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const nameOf = (code: CountryCode) => names.of(code) ?? code;
  const byName = new Intl.Collator(language);
  const all = getCountries()
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((one, other) => byName.compare(one.name, other.name));
  const own = countryOfZone(record.timezone);
  return (
    <div class="field">
      <label for="country">{branding.country}</label>
      <p class="hint" id="country-hint">
        {branding.countryHint}
      </p>
      <select class="input" id="country" name="country" aria-describedby="country-hint">
        <option value="" selected={chosen === null}>
          {branding.countryOfZone(own === null ? null : nameOf(own))}
        </option>
        {all.map(({ code, name }) => (
          <option key={code} value={code} selected={code === chosen}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
