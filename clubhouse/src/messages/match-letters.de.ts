import { withStop } from './full-stop.ts';
import type { matchLetters as english } from './match-letters.en.ts';

export const matchLetters: typeof english = {
  about: (where, until) =>
    until === null ? where : `${where}: Ergebnis eintragen bis ${withStop(until)}`,
  reach: 'Kontaktdaten',
  partner: 'spielt mit dir',
  reported: {
    subject: (name) => `Du bist dran: dein Spiel gegen ${name}`,
    one: {
      heading: (first) => `${first} hat das Ergebnis eingetragen.`,
      private: (first) =>
        `Was ${first} eingetragen hat, siehst du vorher nicht. So bleibt es ehrlich.`,
    },
    pair: {
      heading: (first) => `${first} haben das Ergebnis eingetragen.`,
      private: (first) =>
        `Was ${first} eingetragen haben, siehst du vorher nicht. So bleibt es ehrlich.`,
    },
    text: 'jetzt bist du dran: Trag ein, wie es war. Stimmen beide Einträge überein, zählt das Ergebnis.',
    button: 'Ergebnis eintragen',
  },
  differ: {
    subject: (name) => `${name} und du habt unterschiedliche Ergebnisse eingetragen`,
    heading: 'Zwei unterschiedliche Ergebnisse.',
    text: (name) =>
      `*${name}* und du habt unterschiedliche Ergebnisse eingetragen. Das kommt vor. Klärt kurz, was stimmt, und tragt es dann beide ein.`,
    button: 'Meinen Eintrag ansehen',
    reach: 'Sprich kurz mit',
    private:
      'Keine Seite sieht, was die andere eingetragen hat. Ändert niemand etwas, entscheidet der Trainer.',
  },
  settled: {
    subject: (name) => `Entschieden: dein Spiel gegen ${name}`,
    heading: 'Der Trainer hat entschieden.',
    text: (name) => `der Trainer hat über dein Spiel gegen *${name}* entschieden. Das Ergebnis:`,
    reasons: {
      no_response: 'Grund: Eine Seite hatte nichts eingetragen.',
      conflicting_entries:
        'Grund: Die beiden Seiten hatten unterschiedliche Ergebnisse eingetragen.',
      incorrect_result: 'Grund: Das bisherige Ergebnis war falsch.',
      unreported_result: 'Grund: Niemand hatte ein Ergebnis eingetragen.',
      injury_or_withdrawal: 'Grund: eine Verletzung oder ein Rückzug.',
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
    toSeveral: 'Auch andere in deiner Box wurden gefragt. Wer zuerst zusagt, spielt.',
    opens: 'Jeder Knopf öffnet eine Seite, auf der du bestätigst. Vorher ist nichts vereinbart.',
    other: 'Anderen Termin vorschlagen',
    none: 'Passt dir keiner?',
    noneOfOne: 'Passt er dir nicht?',
  },
  arranged: {
    subject: {
      arranged: (name, day) => `Vereinbart: ${name}, ${day}`,
      moved: (name, day) => `Verlegt: ${name}, ${day}`,
      called_off: (name) => `Abgesagt: dein Spiel gegen ${name}`,
    },
    heading: {
      arranged: 'Termin vereinbart.',
      moved: 'Termin verlegt.',
      called_off: 'Termin abgesagt.',
    },
    text: {
      arranged: (name) => `dein Spiel gegen *${name}* ist vereinbart:`,
      moved: (name) => `dein Spiel gegen *${name}* wurde verlegt:`,
      called_off: (name) => `der Termin für dein Spiel gegen *${name}* wurde abgesagt.`,
    },
    when: (day, time) => `${day}, ${time} Uhr`,
    calendar: 'Öffne die angehängte Datei, um das Spiel in deinen Kalender einzutragen.',
    again: 'Neuen Termin finden',
    change: 'Ist etwas dazwischengekommen?',
    button: 'Zum Spiel',
    move: 'Verlegen',
  },
};
