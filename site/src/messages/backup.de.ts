import type { backup as english } from './backup.en.ts';

export const backup: typeof english = {
  title: 'Sicherung',
  noGames: 'Auf diesem Gerät sind noch keine Partien.',
  save: {
    title: 'Partien sichern',
    about:
      'Speichert deine Partien, ihre Analysen und Schlüssel in einer Datei, die mit einem Passwort verschlüsselt ist. Bewahr sie auf, wo du willst.',
    what: 'Was gesichert wird',
    all: (count) => `Alle ${count} Partien`,
    submit: 'Datei speichern',
    working: 'Wird verschlüsselt …',
    tooMuch:
      'Das ist zu viel für eine Sicherung. Entferne beendete Partien oder sichere sie einzeln.',
    saved: (games, name) => `${games} als ${name} gespeichert.`,
  },
  passphrase: {
    label: 'Passwort',
    hint: 'Mindestens 12 Zeichen; ein paar zufällige Wörter eignen sich gut. Wer die Datei findet, kann beliebig viele Passwörter ausprobieren. Verlierst du es, kann niemand die Datei öffnen.',
    again: 'Passwort wiederholen',
    missing: (count) => (count === 1 ? 'Noch ein Zeichen.' : `Noch ${count} Zeichen.`),
    differs: 'Die Passwörter stimmen nicht überein.',
  },
  restore: {
    title: 'Sicherung wiederherstellen',
    about: 'Partien auf diesem Gerät bleiben erhalten, wenn du nichts anderes wählst.',
    file: 'Sicherungsdatei',
    passphrase: 'Passwort der Sicherung',
    submit: 'Sicherung öffnen',
    working: 'Wird geöffnet …',
    taken: (games) => `${games} wiederhergestellt. `,
  },
  refusedFile: {
    foreign: 'Das ist keine Sicherung von Sealed Move. Sicherungsdateien enden auf „.backup“.',
    newer:
      'Diese Sicherung stammt von einer neueren Version. Lade die Seite neu und versuch es noch einmal.',
    'too-big':
      'Diese Datei ist größer als 8 MiB und kann deshalb keine Sicherung dieser Seite sein.',
    'too-many': 'Diese Sicherung enthält mehr als die erlaubten 2.000 Partien.',
    damaged:
      'Diese Sicherung ist beschädigt: Ein Teil fehlt oder wurde verändert. Nimm eine andere Kopie.',
    passphrase:
      'Dieses Passwort öffnet die Sicherung nicht. Achte auf Groß- und Kleinschreibung und Leerzeichen.',
    'no-games': 'Diese Datei enthält keine Partien.',
  },
  refusedLink: {
    newer:
      'Dieser Link stammt von einer neueren Version. Lade die Seite neu und öffne ihn noch einmal.',
    damaged: 'Dieser Link ist unvollständig. Leg auf dem anderen Gerät einen neuen an.',
    passphrase:
      'Dieser Code öffnet die Partie nicht. Sieh auf dem anderen Gerät nach und gib ihn noch einmal ein.',
  },
  merge: {
    holds: 'Inhalt der Sicherung',
    fresh: 'neu für dieses Gerät',
    same: 'schon hier, identisch',
    differing: 'hier, aber anders',
    unreadable: (games) =>
      `${games} in dieser Datei kann diese Version der Seite nicht lesen; sie werden übersprungen.`,
    nothing: 'Nichts hinzuzufügen',
    add: (games) => `${games} hinzufügen`,
    cancel: 'Abbrechen',
    which: (game) => `Welche Kopie willst du behalten: ${game}?`,
    mine: 'Die von hier',
    theirs: 'Die andere',
    both: (mine, theirs) => `Auf diesem Gerät: ${mine}. Die andere: ${theirs}.`,
    gone: ' Die Kopie auf diesem Gerät wird ersetzt.',
  },
  carry: {
    title: 'Partie auf ein anderes Gerät mitnehmen',
    seatGoes:
      'Dein Platz wechselt auf das andere Gerät. Die Partie geht dort weiter und endet auf diesem Gerät, sobald der Link angelegt ist. Öffnest du sie hier wieder, wirst du gefragt, ob du sie zurückholen willst.',
    copyGoes:
      'Das andere Gerät bekommt eine Kopie der Partie, wie sie jetzt ist. Spätere Züge auf einem Gerät kommen beim anderen nicht an.',
    game: 'Die Partie',
    submit: 'Link anlegen',
    noRelay:
      'Das Relay hat für die Übergabe keinen Raum angelegt. Ein privates Relay braucht dafür den Besitzerschlüssel. Sichere die Partie oben als Datei und öffne die Datei auf dem anderen Gerät.',
    qr: 'QR-Code mit dem Link',
    scan: 'Scanne ihn mit dem anderen Gerät oder schick den Link dorthin.',
    typeCode: 'Gib dort dann diesen Code ein: ',
    both: 'Zum Öffnen braucht man beides. Schick den Code also nicht zusammen mit dem Link.',
    steps: {
      open: 'Lass diese Seite offen, bis dein anderes Gerät die Partie hat.',
      unreachable:
        'Das Relay ist nicht zu erreichen. Sobald es erreichbar ist, bekommt dein anderes Gerät die Partie. Oder sichere sie oben als Datei.',
      sent: 'Dein anderes Gerät hat die Partie, mit Chat und Verlauf.',
      refused:
        'Das Relay hat für den Chat keinen Raum angelegt. Die Züge kommen vom Gerät deines Gegenübers.',
    },
    link: 'Link zum Mitnehmen',
  },
  brought: {
    title: 'Eine Partie von deinem anderen Gerät',
    about:
      'Gib den Code ein, der auf dem anderen Gerät unter dem Link steht. Die Partie geht dann hier weiter und endet dort.',
    code: 'Der Code',
    noCode: 'Ein Code hat 12 Buchstaben und Ziffern, wie 7KQ2-M0TX-91AB.',
    submit: 'Partie übernehmen',
    arriving: 'Die Partie kommt von deinem anderen Gerät …',
    late: 'Dein anderes Gerät antwortet nicht. Ist die Seite mit dem Code dort noch offen?',
    without: 'Ohne das andere Gerät weitermachen',
    withoutHint:
      'Die Züge kommen dann vom Gerät deines Gegenübers, und du wirst gefragt, ob deine von dir sind. Der Chat bleibt zurück.',
  },
};
