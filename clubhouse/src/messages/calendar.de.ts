import type { calendar as english } from './calendar.en.ts';

export const calendar: typeof english = {
  match: (opponent) => `Spiel gegen ${opponent}`,
  deadline: (opponent) => `Letzter Tag für das Spiel gegen ${opponent}`,
  withPartner: (where, partner) => `${where}, mit ${partner}`,
  name: (club) => `${club}: meine Spiele`,
  title: 'Kalender',
  about:
    'Der Kalender deines Handys kann deine abgemachten Spiele zeigen, dazu die letzten Tage derer, die noch offen sind. Er hält sie von selbst auf dem Stand.',
  make: 'Adresse anlegen',
  label: 'Die Adresse deines Kalenders',
  hint: 'Gib sie niemandem: Wer sie hat, sieht deine Spiele. Es stehen Namen darin, aber keine Nummern und keine Adressen.',
  subscribe: 'In den Kalender dieses Geräts',
  elsewhere:
    'Google Kalender und andere: Adresse kopieren und dort „Kalender per URL hinzufügen“ wählen.',
  revoke: 'Adresse zurücknehmen',
  revokeAbout: 'Kalender, die sie haben, bekommen nichts mehr. Du kannst eine neue anlegen.',
};
