import type { NoticeDraft } from './notices.ts';

/**
 * A draft for a club's first privacy notice: the stored data, who sees it and when it is deleted,
 * as in docs/privacy.md. The club is responsible for what it publishes.
 */
export function noticeToStartFrom(club: string): NoticeDraft {
  return {
    name: { en: 'Privacy notice', de: 'Datenschutzhinweise' },
    text: {
      en: `${club} runs this site and answers for what is kept on it: for the matches, tables and letters of its box league, and for nothing else.

We keep your name, your mail address, your telephone number if you give one, what you told us of yourself as a player, your matches and their results.

Members who are signed in see your name, your results and the tables. Your address and telephone number are seen by whom you play with or against, while that competition runs, and by the coaches.

Nothing is passed on, and no advertising comes of it.

Under “Me” you see and change your data, and download all that is kept of you. Write to us to have it erased: your results stay then, without your name. You may also complain to the data protection authority.`,
      de: `${club} betreibt diese Seite und ist für das verantwortlich, was hier gespeichert wird: für Spiele, Tabellen und Mails der Boxliga, und für nichts anderes.

Wir speichern deinen Namen, deine Mailadresse, deine Telefonnummer, wenn du eine angibst, was du uns über dich als Spieler gesagt hast, deine Spiele und ihre Ergebnisse.

Angemeldete Mitglieder sehen deinen Namen, deine Ergebnisse und die Tabellen. Deine Adresse und deine Telefonnummer sehen alle, mit denen oder gegen die du spielst, solange der Wettbewerb läuft, und die Trainer.

Nichts wird weitergegeben, und es kommt keine Werbung.

Unter „Ich“ siehst und änderst du deine Daten und lädst alles herunter, was über dich gespeichert ist. Schreib uns, wenn es gelöscht werden soll: Deine Ergebnisse bleiben dann ohne deinen Namen stehen. Du kannst dich auch bei der Datenschutzbehörde beschweren.`,
    },
  };
}
