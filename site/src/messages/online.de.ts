import { dative, within } from './within.de.ts';
import type { online as english } from './online.en.ts';

export const online: typeof english = {
  game: 'Deine Partie',
  gameWith: (name) => `Partie mit ${dative(name)}`,
  allOfMatch: 'Alle Partien des Wettkampfs',
  allOfMatchHost: 'Alle Partien des Wettkampfs. Sitzt da jemand Fremdes?',

  arriving: {
    title: 'Platz nehmen',
    heading: 'Du nimmst Platz',
    cannot: 'Hier kannst du nicht mitspielen',
    gone: 'Dieser Link gilt nicht mehr: Wer ihn angelegt hat, hat die Partie verlassen. Bitte um einen neuen.',
    openCarried: 'Link zum Mitnehmen öffnen',
    seated: (name) => `Der Platz gehört dir. Es geht los, sobald ${within(name)} da ist.`,
  },
  waiting: {
    title: 'Warten auf dein Gegenüber',
    elsewhere: 'Diese Partie ist woanders offen',
    notOpened: 'Diese Partie ließ sich nicht öffnen',
    lookAtKey: 'Besitzerschlüssel ansehen',
    notify:
      'Lass diese Seite offen, dann bekommst du eine Benachrichtigung, sobald dein Gegenüber da ist.',
    thisGame: 'diese Partie',
    withdraw: 'Zurückziehen',
  },
  lobby: {
    invite: (name) => (name === null ? 'Lade jemanden ein' : `Lade ${within(name)} ein`),
    youPlay: (side) => `Du spielst ${side}`,
    change: 'Farbe oder Uhr ändern',
    changeNow: 'Ändern',
    keepTerms: 'So lassen',
    notChanged:
      'Es wurde nichts geändert, weil dieses Gerät nicht speichern konnte. Gib Speicherplatz frei und versuch es noch einmal.',
    earlierLink: 'Frühere Links gelten weiter, zeigen aber noch die alten Einstellungen.',
    clock: (minutes, seconds) => `${minutes} min + ${seconds} s pro Zug`,
    waiting: (name, isKept) => [
      { strong: name === null ? 'Noch ist niemand da.' : `${name} ist noch nicht da.` },
      isKept
        ? ` Du kannst diese Seite schließen. Es geht los, sobald ${name ?? 'jemand'} den Link öffnet.`
        : ' Lass diese Seite offen: Dein Browser speichert hier nichts, beim Schließen ist die Partie weg.',
    ],
  },
  invite: {
    near: (name) =>
      name === null ? 'Oder sitzt ihr nebeneinander?' : `Oder sitzt ${within(name)} neben dir?`,
    nearHow: (name, host) =>
      `${name ?? 'Dein Gegenüber'} öffnet ${host}, tippt auf „Scannen“ und richtet die Kamera auf diesen Code. So landet der Link nicht im Browserverlauf.`,
    nearHint:
      'Die Kamera-App des Handys geht auch. Der Browser behält den Link dann aber vielleicht im Verlauf, samt dem Schlüssel der Partie.',
    far: 'Schick den Link',
    thisMachineOnly: (host) =>
      `Nur dieser Rechner kann den Link öffnen: Unter ${host} erreicht jedes Gerät nur sich selbst. Um mit jemandem zu spielen, öffne die Seite unter einer https-Adresse, die zu diesem Rechner führt, etwa über einen Tunnel, und leg die Partie dort an. Wie das geht, steht in docs/friend.md. Eine http-Adresse in deinem Netz hilft nicht: Dort erlauben Browser keine Verschlüsselung.`,
    farHint:
      'Schick ihn nur einer Person, auf einem Weg, dem du traust. Wer ihn zuerst öffnet, bekommt den Platz, und wer ihn unterwegs mitliest, kann die Partie lesen.',
    qr: 'QR-Code des Links zu deiner Partie',
    link: 'Der Link zu deiner Partie',
    share: 'Teilen …',
    shareTitle: (game) => `Eine Partie ${game}?`,
    copied: (name) =>
      name === null ? 'Kopiert. Schick ihn ab.' : `Kopiert. Schick ihn an ${within(name)}.`,
  },
  push: {
    title: 'Wenn diese Seite geschlossen ist',
    reachMe: 'Bei Zügen benachrichtigen',
    about: (name: string) =>
      `Jeder Zug von ${dative(name)} kommt dann über den Hersteller deines Browsers auf dieses Gerät. Der Hersteller erfährt, wann eine Nachricht kam und wie lang sie war, kann sie aber nicht lesen. Du kannst das hier jederzeit ausschalten.`,
    showMoves: 'Zug anzeigen',
    showMovesHint: 'Sonst steht in der Benachrichtigung nur, dass du am Zug bist.',
    obstacle: {
      'home-screen':
        'Auf iPhone und iPad geht das nur vom Home-Bildschirm aus: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne das Spiel dort.',
      browser: 'Dieser Browser empfängt keine Züge, solange die Seite geschlossen ist.',
    },
    notReached:
      'Solange diese Seite geschlossen ist, erreicht dich kein Zug. Erlaube dieser Website Benachrichtigungen und schalte das hier dann aus und wieder ein.',
    theirsOn: (name: string) => `${name} bekommt deine Züge auch bei geschlossener Seite.`,
    theirsOff: (name: string) =>
      `Bei geschlossener Seite erreichen deine Züge ${within(name)} nicht.`,
    noNews: 'Öffne die Partie, um zu sehen, wie sie steht.',
    played: (name: string, move: string) => `${name} hat ${move} gespielt.`,
  },
  goOn: {
    title: 'Eine Partie geht weiter',
    heading: (name) => `Spiel mit ${dative(name)} weiter`,
    toBoard: 'Zum Brett',
    toLink: 'Neuen Link zeigen',
    hint: (name) =>
      `Er geht nur auf dem Gerät von ${dative(name)}, das die Partie hat. Alle Züge bleiben, und beide Uhren stehen, bis ihr euch dort trefft. Schick ihn auf einem Weg, dem du traust.`,
    both: (name, isMine) =>
      isMine
        ? `Wenn auch ${within(name)} einen Link angelegt hat, gilt deiner.`
        : `Wenn auch ${within(name)} einen Link angelegt hat, gilt der andere: Öffne ihn.`,
    refused: (name) =>
      `Darf auf dem Relay nur der Besitzer Räume anlegen und ist das ${within(name)}, dann bitte dort um einen Link.`,
    waiting: (name, isKept) => [
      { strong: `Warten auf ${within(name)}.` },
      isKept
        ? ` Du kannst diese Seite schließen. Die Partie geht weiter, wenn ${within(name)} den Link öffnet.`
        : ' Lass diese Seite offen: Dein Browser speichert hier nichts, beim Schließen ist die Partie weg.',
    ],
    notMade:
      'Es wurde nichts geändert, weil dieses Gerät nicht speichern konnte. Gib Speicherplatz frei und versuch es noch einmal.',
    asked: (name) => `Mit ${dative(name)} über einen neuen Link weiterspielen?`,
    about: (game, moves) =>
      `Der Link führt in einen neuen Raum für ${game}. Sie geht dort so weiter, wie dieses Gerät sie hat, ${moves}; was du seitdem getan hast, wird übertragen.`,
    who: (name) =>
      `Nur wer den alten Link oder die Partie hatte, kann ihn angelegt haben. Dort bekommt ihr vier neue Wörter: Vergleich sie mit ${dative(name)}.`,
    accept: 'Dort weiterspielen',
    stay: 'Nein, so lassen',
  },
  leaving: {
    question: 'Wirklich gehen?',
    now: (name) => `Du gehst. ${name} erfährt es, sobald dieses Gerät verbunden ist.`,
    nothingLost: 'Du verlierst nichts.',
    over: () => 'Das Ergebnis bleibt.',
    wins: (name) => `${name} gewinnt dann.`,
    nobodyWins: () => 'Dann gewinnt niemand.',
  },
  foreign: {
    title: 'Eine Partie auf einer anderen Seite',
    heading: 'Diese Partie liegt auf einer anderen Seite',
    about: (relay) => [
      'Gespielt wird sie auf ',
      { strong: relay },
      '. Um weiterzuspielen, speichere hier eine Sicherung und stelle sie dort wieder her.',
    ],
    open: 'Diese Seite öffnen',
  },
  elsewhere: {
    title: 'Eine Partie auf einem anderen Gerät',
    heading: 'Diese Partie ist auf einem anderen Gerät',
    about: (game, moves) =>
      `Du hast sie von hier mitgenommen oder denselben Platz woanders geöffnet. Spiel dort weiter. Auf diesem Gerät ist noch: ${game}, ${moves}.`,
    playHere: 'Doch hier weiterspielen',
    what: (game) => `die Kopie auf diesem Gerät: ${game}`,
    hint: 'Das andere Gerät hört dann auf und zeigt an, dass die Partie woanders offen ist. Was du dort getan hast, meldet die App deines Gegenübers, und dieses Gerät fragt dich, ob du das warst.',
  },
  unreadable: {
    title: 'Eine unlesbare Partie',
    heading: 'Diese Partie lässt sich nicht lesen',
    about:
      'Eine andere Version dieser Seite hat sie gespeichert, oder sie ist beschädigt. Lade die Seite neu, falls es eine neuere Version gibt, oder stell eine Sicherung wieder her.',
  },
  keys: {
    waiting: 'Die beiden Geräte einigen sich auf eigene Schlüssel …',
    none: (why, name) =>
      `${why === 'mine' ? 'Dieser Browser' : `Die App von ${dative(name)}`} kann keine eigenen Schlüssel erzeugen. Wer den Link hat und mithört, kann diese Partie lesen. Neuere Browser und Apps können es.`,
    title: 'Vier Wörter',
    compared: (name) =>
      `Du hast sie mit ${dative(name)} verglichen: Niemand ist zwischen euch, und niemand liest mit.`,
    isNew: (name) =>
      `Diese Wörter sind neu: Entweder nutzt ${within(name)} ein anderes Gerät oder einen anderen Browser, oder es ist jemand anderes.`,
    how: 'Lest sie euch gegenseitig vor. Sind sie verschieden, ist jemand zwischen euch: Verlass die Partie und leg eine neue an.',
    same: 'Sie stimmen überein',
    held: (name) =>
      `Die Partie geht in einem neuen Raum weiter, mit anderen Wörtern als denen, die ihr verglichen habt. An ${within(name)} wird nichts gesendet, bis ihr auch diese verglichen habt oder du ohne Vergleich weiterspielst.`,
    without: 'Ohne Vergleich weiterspielen',
    who: 'Wer ist da?',
    changed: {
      'another-key': (name) =>
        `Das sind nicht die Schlüssel, die ihr verglichen habt. Entweder nutzt ${within(name)} ein anderes Gerät oder einen anderen Browser, oder jemand Fremdes hat deinen Link.`,
      'no-key': (name) =>
        `Dein Gegenüber hat keine Schlüssel, obwohl es vorher welche gab. Entweder nutzt ${within(name)} eine ältere App, oder jemand Fremdes hat deinen Link.`,
    },
    askFirst: (name) => `Bis du weitermachst, wird nichts gesendet. Ruf vorher ${within(name)} an.`,
    goOn: { 'another-key': 'Mit den neuen Wörtern weiter', 'no-key': 'Ohne Schlüssel weiter' },
  },
};
