import type { signIn as english } from './sign-in.en.ts';

export const signIn: typeof english = {
  title: 'Anmelden',
  welcome: 'Willkommen.',
  about: 'Die Boxenliga für Einzel, Doppel und Mixed.',
  address: 'Deine E-Mail-Adresse',
  addressHint: 'Die Adresse, die der Verein von dir hat.',
  send: 'Anmeldelink schicken',
  noPassword: 'Kein Passwort nötig. Du bleibst auf diesem Gerät angemeldet, bis du dich abmeldest.',
  coach: 'Du bist Trainer? Melde dich mit deinem Schlüssel an',
  badAddress: 'Das ist keine gültige E-Mail-Adresse. Sie braucht ein @, wie in ann@example.org.',
  tooMany: (minutes) =>
    `Zu viele Links angefordert. Warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} und schau solange in deine E-Mails. Vielleicht gilt ein früherer Link noch.`,
  sentTitle: 'Schau in deine E-Mails',
  sentText: 'Lass diese Seite offen: Der Code gilt nur hier.',
  sent: 'Wenn der Verein diese Adresse kennt, bekommst du gleich eine E-Mail mit Link und Code.',
  code: 'Code aus der E-Mail',
  codeHint: (until) => `Sechs Ziffern, gültig bis ${until} Uhr.`,
  enterCode: 'Anmelden',
  orLink: 'Oder tippe auf den Link in der E-Mail.',
  notSix: 'Gib die sechs Ziffern aus der E-Mail ein.',
  wrongCode: (left, asked) =>
    `Der Code stimmt nicht. Noch ${left === 1 ? 'ein Versuch' : `${left} Versuche`}. Nimm die E-Mail, die du um ${asked} Uhr angefordert hast.`,
  tooManyTries: (minutes) =>
    `Zu viele Versuche aus deinem Netz. Warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}, dann versuch es noch einmal.`,
  tooManyCodes: 'Heute gab es zu viele Versuche aus deinem Netz. Nimm den Link in der E-Mail.',
  locked: {
    title: 'Keine Versuche mehr',
    text: (until) =>
      `Es wurden zu viele falsche Codes eingegeben. Der *Link* in der E-Mail gilt noch bis ${until} Uhr. Mit einer neuen E-Mail bekommst du einen neuen Code. Ist auch der gesperrt, gelten für deine Adresse bis morgen nur Links.`,
  },
  expired: {
    title: 'Dieser Code ist abgelaufen',
    text: (until) =>
      `Ein Code gilt zehn Minuten. Der *Link* in der E-Mail gilt bis ${until} Uhr. Oder fordere eine neue E-Mail an.`,
  },
  spentBoth: {
    title: 'Diese E-Mail wurde schon benutzt',
    text: () =>
      'Code und Link gelten zusammen nur einmal. Fordere eine neue E-Mail an, das dauert eine Minute.',
  },
  newEmail: 'Neue E-Mail schicken',
  nothingThere: 'Keine E-Mail?',
  spam: (sender) => `Such im Spam-Ordner nach *${sender}*.`,
  otherAddress:
    'Vielleicht hat der Verein eine andere Adresse von dir. Dein Trainer kann dir einen Code zeigen.',
  again: 'Noch einmal schicken',
  againIn: (time) => `Noch einmal in ${time}`,
  change: 'Adresse ändern',
  confirmTitle: 'Nur noch ein Klick',
  confirm: 'Klick auf den Knopf, dann bist du auf diesem Gerät angemeldet als',
  confirmUnknown: 'Klick auf den Knopf, dann bist du auf diesem Gerät angemeldet.',
  yes: 'Ja, anmelden',
  notYou: 'Bist du das nicht? Dann schließ diese Seite.',
  nothingYet: 'Es passiert nichts, bis du klickst.',
  pickTitle: 'Wer meldet sich an?',
  pick: 'Mehrere Mitglieder nutzen diese Adresse. Klick auf deinen Namen, um dich auf diesem Gerät anzumelden.',
  pickOnce: 'Der Link gilt einmal. Danach könnt ihr ohne neue E-Mail wechseln.',
  switchTitle: 'Für wen?',
  switchAbout:
    'Alle, die hier über euer gemeinsames Postfach angemeldet sind. Du brauchst keine neue E-Mail.',
  switchEnded:
    'Dieses Mitglied kannst du hier nicht mehr wählen: Es wurde abgemeldet, hat den Verein verlassen oder ein anderes Postfach.',
  switchMissing: 'Fehlt jemand? Melde dich hier ab und fordere eine neue E-Mail an.',
  switchFrom: (name) => `${name}: zu jemand anderem wechseln`,
  signOutAll: 'Alle hier abmelden',
  usedTitle: 'Dieser Link wurde schon benutzt',
  used: 'Ein Link gilt einmal und nur kurze Zeit. Fordere einen neuen an, das dauert eine Minute.',
  notYetTitle: 'Noch nicht angemeldet',
  notYet:
    'Der Dienst des Vereins antwortet gerade nicht. Du bist deshalb nicht angemeldet. Klick in einer Minute noch einmal auf den Knopf.',
  outTitle: 'Du bist auf diesem Gerät abgemeldet',
  out: 'Gib deine E-Mail-Adresse ein, dann schicken wir dir einen neuen Link.',
  outWhy:
    'Hast du dich nicht selbst abgemeldet? Der Trainer kann Anmeldungen beenden, wenn ein Handy verloren geht. Frag im Verein nach.',
};
