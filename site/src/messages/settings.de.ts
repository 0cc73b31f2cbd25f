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
  sounds: 'Zuggeräusche',
  soundSets: { tones: 'Töne', wood: 'Holz' },
  playing: 'Spielen',

  relay: {
    title: 'Relay',
    about:
      'Das Relay leitet verschlüsselte Züge zwischen den beiden Geräten weiter. Ist es privat, brauchst du zum Anlegen von Partien seinen Besitzerschlüssel.',
    check: 'Prüfen und speichern',
    keyHint:
      'Du brauchst ihn nur, um auf einem privaten Relay Partien anzulegen, nicht zum Mitspielen. Er bleibt auf diesem Gerät und geht nur an dieses Relay.',
    keyWrong: 'Ein Besitzerschlüssel hat höchstens 256 Zeichen.',
    takeKey: 'Besitzerschlüssel auf ein anderes Gerät kopieren',
    takeKeyHow: (host) =>
      `Öffne auf dem anderen Gerät ${host}, wähl „Ich habe den Besitzerschlüssel“ und scanne diesen Code. Wer ihn fotografiert, hat den Schlüssel auch.`,
    keyCode: 'QR-Code des Besitzerschlüssels',
  },
  brought: {
    title: 'Dieser Link enthält einen Besitzerschlüssel für dieses Relay. Verwenden?',
    about: (host) => [
      'Wer den Besitzerschlüssel von ',
      { strong: host },
      ' hat, kann dort Partien anlegen. Verwende ihn, wenn es dein Relay ist, oder wenn sein Besitzer dir den Link geschickt hat.',
    ],
    use: 'Schlüssel verwenden',
    forget: 'Nein, verwerfen',
    wrong: (finding) =>
      `Der Schlüssel in diesem Link ist falsch. ${finding} Frag den Betreiber des Relays nach dem richtigen Link oder gib den Besitzerschlüssel unten ein.`,
    none: 'Dieser Link enthält keinen Besitzerschlüssel',
    noneAbout:
      'Er steht nach „#owner=“ und hat höchstens 256 Zeichen. Kopiere noch einmal den ganzen Link, den das Relay bei seinem ersten Start angezeigt hat, oder gib den Besitzerschlüssel unten ein.',
  },
  data: {
    title: 'Daten auf diesem Gerät',
    keptNone:
      'Auf diesem Gerät sind dein Name und diese Einstellungen gespeichert, aber noch keine Partien.',
    kept: (games) =>
      `Auf diesem Gerät sind ${games}, dein Name und diese Einstellungen gespeichert. Deine Gegner haben ihre eigenen Kopien, das Relay hat keine.`,
    question: (games) =>
      `${games === null ? '' : `${games}, `}${games === null ? 'Deinen' : 'deinen'} Namen und die Einstellungen endgültig von diesem Gerät entfernen?`,
    remove: 'Alles entfernen',
    yes: 'Entfernen',
    no: 'Behalten',
    removed: 'Auf diesem Gerät wurde alles entfernt.',
    removedPartly:
      'Deine Partien, dein Name und die Einstellungen wurden entfernt. Engines und Aufgaben hat der Browser nicht gelöscht; vielleicht sind noch welche da.',
    persistence: {
      asking: '',
      persisted: 'Dein Browser hat versprochen, sie nicht von selbst zu löschen.',
      'not-persisted': 'Dein Browser darf sie löschen, wenn auf dem Gerät der Speicher knapp wird.',
      refused:
        'Dein Browser hat nicht zugesagt, sie zu behalten. Die meisten tun das für Seiten, die du oft besuchst oder auf den Startbildschirm legst.',
    },
    ask: 'Browser bitten, sie zu behalten',
  },
};
