import type { memberDesk as english } from './member-desk.en.ts';

export const memberDesk: typeof english = {
  title: (name) => `${name}: Zum Anmelden scannen`,
  before:
    'Für Mitglieder, die gerade bei dir sind. Sie scannen den Code mit dem Handy und bestätigen.',
  desk: 'Code zeigen',
  deskAbout: (minutes) => `Der Code gilt nur einmal und läuft nach ${minutes} Minuten ab.`,
  send: 'Link zum Verschicken erstellen',
  sendAbout: (days) =>
    `Für Mitglieder, die nicht hier sind und keine E-Mail haben. Der Link gilt nur einmal und läuft nach ${days} Tagen ab.`,
  how: 'Halte die Kamera deines Handys hierher und tippe dann auf dem Handy auf den Knopf.',
  left: 'Gilt einmal, noch {time}',
  until: (time) => `Gilt einmal, bis ${time} Uhr.`,
  over: 'Der Code ist abgelaufen. Erstell einen neuen.',
  again: 'Neuer Code',
  done: 'Fertig',
  code: (name) => `Anmeldecode für ${name}`,
  link: 'Stattdessen einen Link verwenden',
  linkAbout: 'Mit diesem Link kann sich jeder anmelden. Gib ihn nur diesem Mitglied.',
  message: (first, club, link) => `Hallo ${first}, hier meldest du dich bei ${club} an: ${link}`,
  refused: {
    member_left: 'Dieses Mitglied ist ausgetreten. Nimm es zuerst wieder auf.',
    member_deleted: 'Dieses Mitglied wurde entfernt.',
  },
  inviteTitle: 'Per E-Mail einladen',
  inviteAbout: 'Sie bekommen eine E-Mail mit einem Link zur Anmeldung.',
  inviteChosen: 'Angehakte Mitglieder einladen',
  inviteCount: '{count} ausgewählt',
  work: {
    title: (total) => (total === 1 ? 'Ein Mitglied einladen' : `${total} Mitglieder einladen`),
    result: (done) => {
      const of = (as: string) => done.get(as) ?? 0;
      const parts = [
        of('invited') === 1
          ? 'Eine E-Mail ist unterwegs'
          : `${of('invited')} E-Mails sind unterwegs`,
        ...(of('recent') === 0 ? [] : [`${of('recent')} in den letzten 24 Stunden eingeladen`]),
        ...(of('signedIn') === 0 ? [] : [`${of('signedIn')} schon angemeldet`]),
        ...(of('noAddress') === 0
          ? []
          : [`${of('noAddress')} ohne E-Mail-Adresse (zeig ihnen einen Code)`]),
        ...(of('left') === 0 ? [] : [`${of('left')} ausgetreten`]),
      ];
      return `${parts.join('; ')}.`;
    },
    reason: (reason) => (reason === 'not_found' ? 'Dieses Mitglied gibt es nicht mehr.' : null),
    onward: 'Zu den Mitgliedern',
  },
  noMail:
    'Diese Website hat noch keinen Mailserver und kann keine E-Mails verschicken. Zeig Mitgliedern, die hier sind, einen Code, oder schick ihnen einen Link per SMS.',
};
