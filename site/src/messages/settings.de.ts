import type { settings as english } from './settings.en.ts';

export const settings: typeof english = {
  title: 'Einstellungen',
  you: 'Du',
  name: 'Dein Name',
  nameHint: 'Für neue Partien. Dein Gegenüber sieht ihn, das Relay nicht.',
  theme: 'Farben',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  asBrowser: 'Wie der Browser',
  board: 'Brett',
  boards: { green: 'Grün', brown: 'Braun', blue: 'Blau', slate: 'Grau', violet: 'Violett' },
  pieces: 'Figuren',
  sets: { classic: 'Klassisch', wood: 'Holz', round: 'Rund', paper: 'Papier', blocks: 'Klötze' },
  sounds: 'Klang der Züge',
  soundSets: { tones: 'Töne', wood: 'Holz' },
  playing: 'Spielen',

  relay: {
    title: 'Relay',
    about:
      'Das Relay bringt versiegelte Züge von einem zum anderen. Das, von dem diese Seite kommt, wird einfach verwendet; ist es privat, legst du mit seinem Besitzerschlüssel Partien an.',
    check: 'Prüfen und speichern',
    address: 'Adresse',
    addressHint:
      'Leer: das Relay dieser Seite. Mit einem anderen darf diese Seite nicht sprechen; öffne dafür die Seite, die jenes ausliefert.',
    addressWrong:
      'Eine Adresse beginnt mit https:// und endet mit dem Namen: https://relay.example',
    keyHint:
      'Nur zum Anlegen von Partien auf einem privaten Relay; zum Mitspielen braucht man keinen. Er bleibt auf diesem Gerät und geht nur an dieses Relay.',
    keyWrong: 'Kein Besitzerschlüssel ist länger als 256 Zeichen.',
    takeKey: 'Besitzerschlüssel auf ein anderes Gerät mitnehmen',
    takeKeyHow: (host) =>
      `Öffne auf dem anderen Gerät ${host}, wähl „Ich habe den Besitzerschlüssel“ und scanne das hier. Wer es fotografiert, hat den Schlüssel auch.`,
    keyCode: 'QR-Code des Besitzerschlüssels',
  },
  brought: {
    title: 'Dieser Link bringt einen Besitzerschlüssel für dieses Relay mit. Verwenden?',
    about: (host) => [
      'Wer den Besitzerschlüssel von ',
      { strong: host },
      ' hat, kann dort Partien anlegen. Verwende ihn, wenn es dein Relay ist, oder wenn sein Besitzer dir den Link geschickt hat.',
    ],
    use: 'Schlüssel verwenden',
    forget: 'Nein, vergessen',
    wrong: (finding) =>
      `Der Link hat einen falschen Schlüssel mitgebracht. ${finding} Frag, wer das Relay betreibt, nach dem richtigen Link, oder gib seinen Besitzerschlüssel unten ein.`,
    none: 'Dieser Link bringt keinen Besitzerschlüssel mit',
    noneAbout:
      'Er sollte nach „#owner=“ stehen, mit höchstens 256 Zeichen. Kopiere noch einmal den ganzen Link, wie ihn das Relay bei seinem ersten Start gezeigt hat, oder gib den Besitzerschlüssel unten ein.',
  },
  data: {
    title: 'Daten auf diesem Gerät',
    keptNone: 'Dieses Gerät behält deinen Namen und diese Einstellungen, bisher keine Partien.',
    kept: (games) =>
      `Dieses Gerät behält ${games}, deinen Namen und diese Einstellungen. Mit wem du gespielt hast, hat die Partie auch; das Relay hat nichts davon.`,
    question: (games) =>
      `${games === null ? '' : `${games}, `}${games === null ? 'Deinen' : 'deinen'} Namen und die Einstellungen endgültig von diesem Gerät entfernen?`,
    remove: 'Alles entfernen',
    yes: 'Entfernen',
    no: 'Behalten',
    removed: 'Alles wurde von diesem Gerät entfernt.',
    removedPartly:
      'Deine Partien, dein Name und die Einstellungen wurden entfernt. Falls hier eine Engine oder Aufgaben gespeichert waren, sind sie womöglich noch da: Der Browser hat sie nicht gelöscht.',
    persistence: {
      asking: '',
      persisted: 'Dieser Browser hat versprochen, sie nicht von selbst zu löschen.',
      'not-persisted': 'Dieser Browser darf sie löschen, wenn auf dem Gerät der Platz knapp wird.',
      refused:
        'Dieser Browser verspricht nichts. Die meisten tun es für Seiten, die auf dem Startbildschirm liegen oder oft besucht werden.',
    },
    ask: 'Bitten, sie zu behalten',
  },
};
