import type { evenings as english } from './evenings.en.ts';
import { withStop } from './full-stop.ts';

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
  invite: 'Sag, wann du kannst, und sieh Zeiten, die allen passen',
  change: 'Meine Abende ändern',
  tap: 'Tippe auf eine Zeit, um sie vorzuschlagen',
  forMember: (member) => `für ${member}`,
  none: 'Noch keine gemeinsame Zeit',
  count: (count) => (count === 1 ? '1 gemeinsame Zeit' : `${count} gemeinsame Zeiten`),
  offer: {
    subject: (weekday, time, opponent) => `${weekday} um ${time} Uhr gegen ${opponent}?`,
    heading: (weekday, isPair) => `Am ${weekday} könnt ihr ${isPair ? 'alle' : 'beide'}`,
    text: (opponent) => `Der Verein schlägt diesen Termin für dein Spiel gegen *${opponent}* vor.`,
    both: (opponent, isPair) =>
      isPair
        ? 'Der Termin gilt, sobald beide Paare zugesagt haben. Pro Paar reicht eine Zusage.'
        : `Der Termin gilt, sobald du und ${opponent} zugesagt habt.`,
    lapses: (day, time) =>
      `Fehlt am ${day} um ${time} Uhr noch eine Zusage, gilt der Vorschlag nicht mehr. Absagen hat keine Folgen.`,
    yes: (member) => (member === null ? 'Ja, ich spiele' : `Ja, ${member} spielt`),
    no: (member) => (member === null ? 'Passt nicht' : `Passt ${member} nicht`),
    opens: 'Die Knöpfe öffnen eine Seite, auf der du antwortest.',
    proposed: (when) => `Der Verein schlägt ${when} vor`,
    pill: (when) => `Verein: ${when}`,
    waiting: (opponent) => `Zugesagt. Es fehlt noch die Antwort von ${withStop(opponent)}`,
    isOver: 'Dieser Vorschlag gilt nicht mehr',
    isOverAbout:
      'Es fehlte eine Zusage, jemand kann nicht, ihr habt eine andere Zeit, oder der Verein hat den Tag abgesagt. Der Verein schlägt dir höchstens ein Spiel pro Woche vor.',
    noMore: 'Keine Vorschläge mehr vom Verein',
  },
};
