import type { backup as english } from './backup.en.ts';

export const backup: typeof english = {
  title: 'Sicherung',
  noGames: 'Auf diesem Gerät sind noch keine Partien.',
  save: {
    title: 'Partien sichern',
    about:
      'Eine Datei mit deinen Partien, deinen Analysen und ihren Schlüsseln, mit einem Kennsatz versiegelt. Leg sie hin, wo du willst.',
    what: 'Was gesichert wird',
    all: (count) => `Alle ${count} Partien`,
    submit: 'Datei speichern',
    working: 'Wird versiegelt …',
    tooMuch:
      'Das ist mehr, als in eine Sicherung passt. Entferne beendete Partien, oder sichere sie einzeln.',
    saved: (games, name) => `${games} als ${name} gespeichert.`,
  },
  passphrase: {
    label: 'Kennsatz',
    hint: 'Mindestens 12 Zeichen, denn wer die Datei findet, kann beliebig viele ausprobieren: Ein paar zufällige Wörter sind gut. Geht er verloren, kann niemand die Datei öffnen.',
    again: 'Der Kennsatz noch einmal',
    missing: (count) => (count === 1 ? 'Noch ein Zeichen.' : `Noch ${count} Zeichen.`),
    differs: 'Die beiden sind nicht gleich.',
  },
  restore: {
    title: 'Partien zurückholen',
    about: 'Partien auf diesem Gerät bleiben, wenn du nichts anderes sagst.',
    file: 'Die Datei',
    passphrase: 'Ihr Kennsatz',
    submit: 'Sicherung öffnen',
    working: 'Wird geöffnet …',
    taken: (games) => `${games} zurückgeholt. `,
  },
  refusedFile: {
    foreign: 'Das ist keine Sicherung von Sealed Move. Ihr Name endet mit „.backup“.',
    newer:
      'Diese Sicherung stammt von einer neueren Version. Lade die Seite neu und versuch es noch einmal.',
    'too-big': 'Diese Datei ist größer als 8 MiB; so groß ist keine Sicherung dieser Seite.',
    'too-many': 'In dieser Sicherung sind mehr als 2.000 Partien, mehr, als diese Seite öffnet.',
    damaged:
      'Diese Sicherung ist beschädigt: Ein Teil fehlt oder wurde verändert. Nimm eine andere Kopie.',
    passphrase:
      'Dieser Kennsatz öffnet die Sicherung nicht. Groß- und Kleinschreibung und Leerzeichen zählen.',
    'no-games': 'Diese Datei geht auf, aber es sind keine Partien darin.',
  },
  refusedLink: {
    newer:
      'Dieser Link stammt von einer neueren Version. Lade die Seite neu und öffne ihn noch einmal.',
    damaged: 'Dieser Link ist beschädigt: Ein Teil fehlt. Mach auf dem anderen Gerät einen neuen.',
    passphrase:
      'Dieser Code öffnet die Partie nicht. Sieh auf dem anderen Gerät nach und gib ihn noch einmal ein.',
  },
  merge: {
    holds: 'Was in der Sicherung ist',
    fresh: 'neu für dieses Gerät',
    same: 'schon hier, gleich',
    differing: 'hier, aber anders',
    unreadable: (games) =>
      `${games} darin kann diese Version der Seite nicht lesen; sie bleiben weg.`,
    foreign: 'Einiges davon läuft über ein anderes Relay als das dieser Seite: ',
    foreignAfter:
      '. Öffnest du so eine Partie, erfährt jenes Relay deine Adresse und wann du spielst, aber nicht, was.',
    nothing: 'Nichts hinzuzufügen',
    add: (games) => `${games} hinzufügen`,
    cancel: 'Nichts ändern',
    which: (game) => `Welche gilt? Es geht um ${game}.`,
    mine: 'Die von hier',
    theirs: 'Die andere',
    both: (mine, theirs) => `Auf diesem Gerät: ${mine}. Die andere: ${theirs}.`,
    gone: ' Was dieses Gerät von der Partie hat, ist dann weg.',
  },
  carry: {
    title: 'Partie auf ein anderes Gerät mitnehmen',
    seatGoes:
      'Das andere Gerät hat dann deinen Platz: Die Partie geht dort weiter und hört hier auf, sobald der Link gemacht ist. Öffnest du sie hier, wirst du erst gefragt, ob du sie zurückwillst.',
    copyGoes:
      'Das andere Gerät hat dann die Partie, wie sie jetzt ist. Was danach auf einem der beiden gespielt wird, kommt beim anderen nicht an.',
    game: 'Die Partie',
    submit: 'Link dafür machen',
    tooLong:
      'Diese Partie ist zu lang für einen Link. Sichere sie oben als Datei und öffne die auf dem anderen Gerät.',
    qr: 'QR-Code des Links zu deiner Partie',
    scan: 'Scanne ihn mit dem anderen Gerät, oder schick ihm den Link.',
    noQr: 'Diese Partie ist zu lang für einen QR-Code. Schick den Link an dein anderes Gerät, oder sichere die Partie oben als Datei.',
    typeCode: 'Gib dort dann diesen Code ein: ',
    both: 'Nur beides zusammen öffnet die Partie. Schick den Code also nicht mit dem Link.',
    link: 'Der Link, der deine Partie mitnimmt',
  },
  brought: {
    title: 'Eine Partie von deinem anderen Gerät',
    about:
      'Gib den Code ein, der dort unter dem Link steht. Die Partie geht dann hier weiter und hört dort auf.',
    code: 'Der Code',
    noCode: 'Ein Code hat 12 Buchstaben und Ziffern, wie 7KQ2-M0TX-91AB.',
    submit: 'Partie übernehmen',
  },
};
