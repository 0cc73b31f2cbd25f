import type { signIn as english } from './sign-in.en.ts';

export const signIn: typeof english = {
  title: 'Anmelden',
  welcome: 'Komm rein.',
  about: 'Die Boxenliga für Einzel, Doppel und Mixed.',
  address: 'Deine E-Mail-Adresse',
  addressHint: 'Die, die der Verein von dir hat.',
  send: 'Anmeldelink schicken',
  noPassword: 'Kein Passwort nötig. Dieses Gerät bleibt angemeldet, bis du dich abmeldest.',
  coach: 'Du bist Trainer? Melde dich mit deinem Schlüssel an',
  badAddress: 'Das ist keine E-Mail-Adresse. Sie braucht ein @, wie in ann@example.org.',
  tooMany: (minutes) =>
    `Es wurden zu viele Links angefordert. Warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} und sieh solange in deine Mails: Der neueste Link gilt.`,
  sentTitle: 'Sieh in deine Mails',
  sent: (minutes) =>
    `Wenn der Verein diese Adresse kennt, ist ein Link unterwegs. Er gilt einmal und ${minutes} Minuten.`,
  nothingThere: 'Nichts da?',
  spam: (sender) => `Sieh im Spam-Ordner nach *${sender}*.`,
  otherAddress:
    'Vielleicht hat der Verein eine andere Adresse von dir. Dein Trainer kann dir einen Code zeigen.',
  again: 'Noch einmal schicken',
  againIn: (time) => `Noch einmal in ${time}`,
  change: 'Adresse ändern',
  confirmTitle: 'Nur noch drücken',
  confirm: 'Drück den Knopf, dann bist du auf diesem Gerät angemeldet als',
  confirmUnknown: 'Drück den Knopf, dann bist du auf diesem Gerät angemeldet.',
  yes: 'Ja, anmelden',
  notYou: 'Das bist nicht du? Schließ diese Seite.',
  nothingYet: 'Es passiert nichts, bis du drückst.',
  pickTitle: 'Wer meldet sich an?',
  pick: 'Diese Adresse gehört mehreren von euch. Drück auf deinen Namen, dann bist du auf diesem Gerät angemeldet.',
  pickOnce: 'Der Link gilt für einen von euch. Wer danach kommt, lässt sich einen neuen schicken.',
  usedTitle: 'Dieser Link wurde schon benutzt',
  used: 'Ein Link gilt einmal und nur für kurze Zeit. Lass dir einen neuen schicken, das dauert eine Minute.',
  notYetTitle: 'Noch nicht angemeldet',
  notYet:
    'Der Verein antwortet gerade nicht, und du bist hier nicht angemeldet. Drück den Knopf in einer Minute noch einmal.',
  outTitle: 'Hier bist du abgemeldet',
  out: 'Gib deine Adresse ein, dann schicken wir dir einen neuen Link.',
  outWhy:
    'Hast du dich nicht selbst abgemeldet? Der Trainer kann Anmeldungen beenden, wenn ein Handy verloren geht. Frag im Verein nach.',
};
