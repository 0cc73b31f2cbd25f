import type { calendar as english } from './calendar.en.ts';

export const calendar: typeof english = {
  match: (opponent) => `Spiel gegen ${opponent}`,
  deadline: (opponent) => `Frist für das Spiel gegen ${opponent}`,
  withPartner: (where, partner) => `${where}, mit ${partner}`,
  name: (club) => `${club}: meine Spiele`,
  title: 'Kalender',
  about:
    'Im Kalender deines Handys siehst du deine vereinbarten Spiele und die Fristen der offenen. Er aktualisiert sich automatisch.',
  make: 'Adresse anlegen',
  label: 'Die Adresse deines Kalenders',
  hint: 'Gib sie nicht weiter. Wer sie hat, sieht deine Spiele und die Namen der Spieler, aber keine Telefonnummern oder E-Mail-Adressen.',
  subscribe: 'Zu meinem Kalender hinzufügen',
  elsewhere:
    'Bei Google Kalender und anderen: Kopier die Adresse und wähl dort „Kalender per URL hinzufügen“.',
  revoke: 'Adresse löschen',
  revokeAbout:
    'Kalender mit dieser Adresse werden nicht mehr aktualisiert. Du kannst eine neue anlegen.',
};
