import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../messages/language.ts';
import { makeNoticeTemplate } from './notice-to-start-from.ts';

interface Document {
  readonly components: {
    readonly schemas: {
      readonly MemberChanges: { readonly properties: Readonly<Record<string, unknown>> };
    };
  };
}

/** The notice's name for each field that an imported list can fill. */
const SAID: Readonly<Record<string, { readonly en: RegExp; readonly de: RegExp }>> = {
  display_name: { en: /your name/, de: /deinen Namen/ },
  full_name: { en: /full name/, de: /vollen Namen/ },
  email: { en: /email address/, de: /E-Mail-Adresse/ },
  phone: { en: /phone number/, de: /Telefonnummer/ },
  date_of_birth: { en: /date of birth/, de: /Geburtsdatum/ },
  age_group: { en: /age group/, de: /Altersgruppe/ },
  gender: { en: /gender/, de: /Geschlecht/ },
  joined_on: { en: /the date you joined/, de: /seit wann du Mitglied bist/ },
  status: { en: /your status/, de: /deinen Status/ },
  level: { en: /your level/, de: /deine Spielstärke/ },
  self_level: { en: /self-assessed level/, de: /eigene Einschätzung/ },
  rating: { en: /your rating/, de: /deine Wertung/ },
  rating_system: { en: /rating system/, de: /Wertungssystem/ },
  notes: { en: /notes by the coaches/, de: /Notizen der Trainer/ },
  wants_to_play: { en: /want to play/, de: /spielen willst/ },
};

test('FACE-14: the sample notice names every field that is stored about a member', () => {
  const path = new URL('../../../league/openapi.json', import.meta.url);
  const { schemas } = (JSON.parse(readFileSync(path, 'utf8')) as Document).components;
  assert.deepEqual(
    Object.keys(SAID).toSorted(),
    Object.keys(schemas.MemberChanges.properties).toSorted(),
  );
  const { text } = makeNoticeTemplate('Harbour Lane');
  for (const [field, said] of Object.entries(SAID)) {
    for (const language of LANGUAGES) assert.match(text[language], said[language], field);
  }
});
