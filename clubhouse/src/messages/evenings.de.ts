import type { evenings as english } from './evenings.en.ts';

const parts: typeof english.parts = { m: 'Früh', d: 'Tag', e: 'Abend' };
const within: typeof parts = { m: 'früh', d: 'tagsüber', e: 'abends' };

export const evenings: typeof english = {
  title: 'Freie Abende',
  when: 'Wann kannst du spielen?',
  about: 'Andere sehen nur Zeiten, zu denen ihr alle könnt. Vergangene Tage werden gelöscht.',
  saved: 'Gespeichert.',
  repeat: 'Wie beim letzten Mal',
  parts,
  part: (day, letter) => `${day}, ${within[letter]}`,
  hours: 'Früh geht bis 12 Uhr, Tag bis 17 Uhr, Abend ab 17 Uhr.',
  wholeWeek: 'Die ganze Woche',
  save: 'Speichern',
  turnOff: 'Für mich ausschalten',
  turnOffAbout: 'Deine Angaben werden gelöscht, und niemand sieht mehr gemeinsame Zeiten mit dir.',
  isOff: 'Du hast das ausgeschaltet. Es ist nichts gespeichert.',
  turnOn: 'Wieder einschalten',
  invite: 'Sag, wann du kannst. Dann siehst du bis zu drei Zeiten, die allen passen.',
  change: 'Meine Abende ändern',
  tap: 'Tippe auf eine Zeit, um sie vorzuschlagen',
  forMember: (member) => `für ${member}`,
  none: 'Noch keine gemeinsame Zeit',
  count: (count) => (count === 1 ? '1 gemeinsame Zeit' : `${count} gemeinsame Zeiten`),
};
