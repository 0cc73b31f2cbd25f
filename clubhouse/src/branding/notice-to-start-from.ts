import type { NoticeDraft } from './notices.ts';

/**
 * A draft for a club's first privacy notice: the stored data, who sees it and when it is deleted,
 * as in docs/privacy.md. The club is responsible for what it publishes.
 */
export function makeNoticeTemplate(club: string): NoticeDraft {
  return {
    name: { en: 'Privacy notice', de: 'Datenschutzhinweise' },
    text: {
      en: `${club} runs this site and is responsible for the data on it: the matches, tables and emails of its box league, and nothing else.

We store your name, full name, email address and phone number, your date of birth, age group and gender, the date you joined, your status (such as on a break), your level, your self-assessed level, your rating with its rating system, notes by the coaches or from the member list, and what you want to play next season. We also store your matches and their results. Most of this comes from the club’s member list or from you. We store only what was entered. If you say when you can play (free evenings), we store each day until it is past.

Signed-in members see your name, your results and the tables. The players you play with or against can see your email address and phone number while that competition is running. Coaches can always see them. Only coaches see the rest, except your free evenings: nobody sees those. Each day, your opponents see at most three times that suit all of you, and the club may propose one by email.

We do not pass your data on or use it for advertising.

Under “Me” you can see and change your data and download everything stored about you. To have it erased, write to us. Your results will then stay without your name. You may also complain to the data protection authority.`,
      de: `${club} betreibt diese Seite und ist für die Daten darauf verantwortlich: für Spiele, Tabellen und E-Mails der Boxenliga und für nichts anderes.

Wir speichern deinen Namen, deinen vollen Namen, deine E-Mail-Adresse und Telefonnummer, dein Geburtsdatum, deine Altersgruppe und dein Geschlecht, seit wann du Mitglied bist, deinen Status (zum Beispiel Pause), deine Spielstärke, deine eigene Einschätzung, deine Wertung mit Wertungssystem, Notizen der Trainer oder aus der Mitgliederliste und was du nächste Saison spielen willst. Dazu kommen deine Spiele und ihre Ergebnisse. Das meiste stammt aus der Mitgliederliste des Vereins oder von dir. Wir speichern nur, was eingetragen wurde. Sagst du uns, wann du spielen kannst (freie Abende), speichern wir jeden Tag, bis er vorbei ist.

Angemeldete Mitglieder sehen deinen Namen, deine Ergebnisse und die Tabellen. Deine E-Mail-Adresse und Telefonnummer sehen die Trainer und alle, mit denen oder gegen die du spielst, solange der Wettbewerb läuft. Alles andere sehen nur die Trainer. Deine freien Abende sieht niemand, auch kein Trainer: Deine Gegner sehen jeden Tag höchstens drei Zeiten, zu denen ihr alle könnt, und der Verein kann euch eine davon per E-Mail vorschlagen.

Wir geben deine Daten nicht weiter und nutzen sie nicht für Werbung.

Unter „Ich“ kannst du deine Daten ansehen und ändern und alles herunterladen, was über dich gespeichert ist. Schreib uns, wenn es gelöscht werden soll: Deine Ergebnisse bleiben dann ohne deinen Namen stehen. Du kannst dich auch bei der Datenschutzbehörde beschweren.`,
    },
  };
}
