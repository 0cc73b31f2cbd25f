import type { memberDesk as english } from './member-desk.en.ts';

export const memberDesk: typeof english = {
  title: (name) => `${name}: Zum Anmelden scannen`,
  before:
    'Für alle, die gerade hier stehen: Die Kamera am Handy liest den Code, und sie sind drin.',
  desk: 'Code zeigen',
  deskAbout: (minutes) => `Er gilt einmal und ${minutes} Minuten.`,
  send: 'Link zum Verschicken',
  sendAbout: (days) =>
    `Für jemanden, der nicht hier ist und keine Mail hat: Er gilt einmal und ${days} Tage.`,
  how: 'Halte die Kamera deines Handys hierher und drück dann auf dem Handy den Knopf.',
  left: 'Gilt einmal, noch {time}',
  until: (time) => `Gilt einmal, bis ${time} Uhr.`,
  over: 'Die Zeit ist um: Mach einen neuen Code.',
  again: 'Neuer Code',
  done: 'Fertig',
  code: (name) => `Code zum Anmelden für ${name}`,
  link: 'Dasselbe als Link',
  linkAbout: 'Wer ihn hat, kann sich damit anmelden: Gib ihn sonst niemandem.',
  message: (first, club, link) => `Hallo ${first}, hier meldest du dich bei ${club} an: ${link}`,
  refused: {
    member_left: 'Ausgetreten: Nimm das Mitglied erst wieder auf.',
    member_deleted: 'Dieses Mitglied wurde entfernt.',
  },
  inviteTitle: 'Per Mail einladen',
  inviteAbout: 'Die Mail führt auf die Seite, auf der man sich anmeldet.',
  inviteNone: 'Setz erst bei jemandem einen Haken.',
  inviteChosen: 'Angehakte einladen',
  inviteCount: '{count} ausgewählt',
  inviteAll: (count) => (count === 1 ? 'Eines einladen' : `Alle ${count} einladen`),
  inviteAllAbout: (count) =>
    count === 1
      ? 'Ein Mitglied mit Adresse wurde nie eingeladen und war nie angemeldet.'
      : `${count} Mitglieder mit Adresse wurden nie eingeladen und waren nie angemeldet.`,
  inviteAgain: 'Auch denen noch einmal schreiben, die vor weniger als einem Tag eingeladen wurden',
  inviteNobody: 'Alle mit Adresse sind eingeladen oder waren schon angemeldet.',
  work: {
    title: (total) => (total === 1 ? 'Ein Mitglied einladen' : `${total} Mitglieder einladen`),
    result: (done) => {
      const of = (as: string) => done.get(as) ?? 0;
      const parts = [
        of('invited') === 1 ? 'Eine Mail ist unterwegs' : `${of('invited')} Mails sind unterwegs`,
        ...(of('recent') === 0 ? [] : [`${of('recent')} vor weniger als einem Tag eingeladen`]),
        ...(of('signedIn') === 0 ? [] : [`${of('signedIn')} schon angemeldet`]),
        ...(of('noAddress') === 0 ? [] : [`${of('noAddress')} ohne Adresse: zeig einen Code`]),
        ...(of('left') === 0 ? [] : [`${of('left')} ausgetreten`]),
      ];
      return `${parts.join('; ')}.`;
    },
    reason: (reason) => (reason === 'not_found' ? 'Dieses Mitglied gibt es nicht mehr.' : null),
    onward: 'Zu den Mitgliedern',
  },
  noMail:
    'Diese Seite hat noch keinen Mailserver, es käme also nichts an. Zeig denen, die hier sind, einen Code, oder verschick einen Link per SMS.',
  noMailHow: 'Wer sie betreibt, setzt SMTP_URL: Wie, steht in docs/letters.md und im README.',
};
