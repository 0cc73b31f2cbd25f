import { withStop } from './full-stop.ts';
import type { matchLetters as english } from './match-letters.en.ts';

export const matchLetters: typeof english = {
  about: (where, until) =>
    until === null ? where : `${where}: Ergebnisse zählen bis ${withStop(until)}`,
  reach: 'So erreichst du sie',
  partner: 'spielt mit dir',
  reported: {
    subject: (name) => `Du bist dran: dein Spiel gegen ${name}`,
    one: {
      heading: (first) => `${first} hat das Ergebnis eingetragen.`,
      private: (first) =>
        `Was ${first} eingetragen hat, bleibt bis dahin privat: So bleibt es ehrlich.`,
    },
    pair: {
      heading: (first) => `${first} haben das Ergebnis eingetragen.`,
      private: (first) =>
        `Was ${first} eingetragen haben, bleibt bis dahin privat: So bleibt es ehrlich.`,
    },
    text: 'jetzt du: Trag ein, wie es war. Sagen beide Seiten dasselbe, dann zählt es.',
    button: 'Ergebnis eintragen',
  },
  differ: {
    subject: (name) => `${name} und du habt Verschiedenes eingetragen`,
    heading: 'Zwei verschiedene Ergebnisse.',
    text: (name) =>
      `*${name}* und du habt nicht dasselbe eingetragen. Das kommt vor: Sprecht kurz, dann trägt jede Seite das Vereinbarte ein.`,
    button: 'Meinen Eintrag ansehen',
    reach: 'Sprich kurz mit',
    private:
      'Keine Seite sieht, was die andere eingetragen hat. Was niemand ändert, entscheidet der Trainer.',
  },
  settled: {
    subject: (name) => `Entschieden: dein Spiel gegen ${name}`,
    heading: 'Der Trainer hat entschieden.',
    text: (name) => `der Trainer hat über dein Spiel gegen *${name}* entschieden. Es zählt so:`,
    reasons: {
      no_response: 'Der Grund: Eine Seite hatte nichts eingetragen.',
      conflicting_entries: 'Der Grund: Die beiden Seiten hatten Verschiedenes eingetragen.',
      incorrect_result: 'Der Grund: Das Ergebnis, das da stand, stimmte nicht.',
      unreported_result: 'Der Grund: Niemand hatte ein Ergebnis eingetragen.',
      injury_or_withdrawal: 'Der Grund: eine Verletzung oder ein Rückzug.',
    },
    playedOn: (day) => `Gespielt am ${day}`,
    button: 'Zum Spiel',
    wrong: 'Stimmt etwas nicht? Sprich mit dem Trainer.',
  },
  proposed: {
    subject: (name, count) =>
      count === 1
        ? `${name} schlägt einen Termin für euer Spiel vor`
        : `${name} schlägt ${count} Termine für euer Spiel vor`,
    heading: (count) => (count === 1 ? 'Passt dir dieser Termin?' : 'Welcher Termin passt dir?'),
    text: (by, opponent) =>
      opponent === null
        ? `*${by}* möchte gegen dich spielen:`
        : `*${by}* schlägt für euer Spiel gegen *${opponent}* vor:`,
    place: (place) => `Wo: ${place}`,
    note: (by, line) => `${by} schreibt: „${line}“`,
    toSeveral: 'Auch andere in der Box sind gefragt: Wer zuerst zusagt, hat den Termin.',
    opens: 'Jeder Knopf öffnet eine Seite, die noch einmal fragt. Vorher ist nichts abgemacht.',
    other: 'Anderen Termin vorschlagen',
    none: 'Es passt keiner?',
    noneOfOne: 'Er passt nicht?',
  },
  arranged: {
    subject: {
      arranged: (name, day) => `Abgemacht: ${name}, ${day}`,
      moved: (name, day) => `Verlegt: ${name}, ${day}`,
      called_off: (name) => `Abgesagt: dein Spiel gegen ${name}`,
    },
    heading: {
      arranged: 'Abgemacht.',
      moved: 'Verlegt.',
      called_off: 'Abgesagt.',
    },
    text: {
      arranged: (name) => `dein Spiel gegen *${name}* hat einen Termin:`,
      moved: (name) => `dein Spiel gegen *${name}* hat einen neuen Termin:`,
      called_off: (name) => `dein Spiel gegen *${name}* hat keinen Termin mehr.`,
    },
    when: (day, time) => `${day}, ${time} Uhr`,
    calendar: 'Die angehängte Datei trägt das Spiel in deinen Kalender ein.',
    again: 'Neuen Termin finden',
    change: 'Es kommt etwas dazwischen?',
    button: 'Zum Spiel',
    move: 'Verlegen',
  },
};
