import type { online as english } from './online.en.ts';

export const online: typeof english = {
  game: 'Deine Partie',
  gameWith: (name) => `Partie mit ${name}`,
  allOfMatch: 'Alle Partien des Wettkampfs',
  allOfMatchHost: 'Alle Partien des Wettkampfs. Sitzt da jemand Fremdes?',

  arriving: {
    title: 'Platz nehmen',
    heading: 'Du nimmst Platz',
    cannot: 'Hier kannst du nicht mitspielen',
    gone: 'Dieser Link führt nirgends mehr hin: Wer ihn gemacht hat, hat die Partie verlassen. Bitte um einen neuen.',
    openCarried: 'Link zum Mitnehmen öffnen',
    seated: (name) => `Der Platz gehört dir. Es geht los, sobald auch ${name} da ist.`,
  },
  waiting: {
    title: 'Warten auf dein Gegenüber',
    elsewhere: 'Diese Partie ist woanders offen',
    notOpened: 'Diese Partie war nicht zu öffnen',
    lookAtKey: 'Besitzerschlüssel ansehen',
    notify:
      'Lass diese Seite offen: Eine Benachrichtigung sagt dir, wenn dein Gegenüber da ist, und du musst nicht hinsehen.',
    thisGame: 'diese Partie',
    withdraw: 'Zurückziehen',
  },
  lobby: {
    invite: (name) => (name === null ? 'Lade jemanden ein' : `Lade ${name} ein`),
    youPlay: (side) => `Du spielst ${side}`,
    change: 'Farbe oder Uhr ändern',
    changeNow: 'Ändern',
    keepTerms: 'So lassen',
    notChanged:
      'Es bleibt, wie es war: Dieses Gerät konnte es nicht speichern. Schaff Speicherplatz und versuch es dann noch einmal.',
    earlierLink: 'Ein früherer Link führt weiterhin hierher, zeigt aber, was vorher galt.',
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
      name === null ? 'Oder sitzt ihr nebeneinander?' : `Oder sitzt ${name} neben dir?`,
    nearHow: (name, host) =>
      `${name ?? 'Dein Gegenüber'} öffnet ${host}, drückt auf „Scannen“ und hält diesen Code vor die Kamera. Dann steht der Link in keiner Liste besuchter Seiten.`,
    nearHint:
      'Die Kamera-App des Handys geht auch, öffnet den Link aber als Adresse: Der Browser dort behält ihn dann vielleicht in seiner Liste, samt dem Schlüssel der Partie.',
    far: 'Schick den Link',
    thisMachineOnly: (host) =>
      `Nur dieses Gerät kann den Link öffnen: Unter ${host} erreicht jedes Gerät nur sich selbst. Um mit jemandem zu spielen, öffne die Seite unter einer https-Adresse, die zu diesem Gerät führt, etwa der eines Tunnels, und leg die Partie dort an. Wie das geht, steht in docs/friend.md. Eine http-Adresse aus deinem Netz hilft nicht: Dort versiegeln Browser nichts.`,
    farHint:
      'Auf einem Weg, dem du traust, und nur an eine Person: Wer ihn zuerst öffnet, sitzt dir gegenüber, und wer unterwegs mitliest, kann die Partie lesen.',
    qr: 'QR-Code des Links zu deiner Partie',
    link: 'Der Link zu deiner Partie',
    share: 'Teilen …',
    shareTitle: (game) => `Eine Partie ${game}?`,
    copied: (name) =>
      name === null ? 'Kopiert. Schick ihn ab.' : `Kopiert. Schick ihn an ${name}.`,
  },
  goOn: {
    title: 'Eine Partie geht weiter',
    heading: (name) => `Spiel mit ${name} weiter`,
    toBoard: 'Zum Brett',
    toLink: 'Der neue Link',
    hint: (name) =>
      `Weiterspielen kann damit nur das Gerät von ${name}: Es hat die Partie. Alles Gespielte bleibt, und beide Uhren stehen, bis ihr euch dort trefft. Schick ihn auf einem Weg, dem du traust.`,
    both: (name, isMine) =>
      isMine
        ? `Wenn auch ${name} einen Link gemacht hat, gilt deiner.`
        : `Wenn auch ${name} einen Link gemacht hat, gilt der: Öffne ihn.`,
    refused: (name) =>
      `Wenn an einem Relay nur sein Besitzer Räume anlegen darf, kann es vielleicht ${name}: Dann gilt der Link von dort.`,
    waiting: (name, isKept) => [
      { strong: `Warten auf ${name}.` },
      isKept
        ? ` Du kannst diese Seite schließen. Die Partie geht weiter, wenn ${name} den Link öffnet.`
        : ' Lass diese Seite offen: Dein Browser speichert hier nichts, beim Schließen ist die Partie weg.',
    ],
    notMade:
      'Es wurde nichts geändert: Dieses Gerät konnte es nicht speichern. Schaff Platz, und versuch es noch einmal.',
    asked: (name) => `Mit ${name} über einen neuen Link weiterspielen?`,
    about: (game, moves) =>
      `Der Link führt in einen neuen Raum für ${game}. Sie bleibt, wie dieses Gerät sie hat, ${moves}; was du seither getan hast, wird dort gesagt.`,
    who: (name) =>
      `Gemacht haben kann ihn nur, wer den alten Link oder die Partie hatte. Dort bekommt ihr vier neue Wörter: Vergleich sie mit ${name}.`,
    accept: 'Dort weiterspielen',
    acceptRelay: 'Dieses Relay nehmen und dort weiterspielen',
    stay: 'Nein, lass sie, wie sie ist',
  },
  leaving: {
    question: 'Wirklich gehen?',
    now: (name) => `Du gehst. ${name} erfährt es, sobald dieses Gerät verbunden ist.`,
    nothingLost: 'Du verlierst dadurch nichts.',
    over: () => 'Das Ergebnis bleibt.',
    wins: (name) => `${name} gewinnt dann.`,
    nobodyWins: () => 'Niemand gewinnt dann.',
  },
  elsewhere: {
    title: 'Eine Partie auf einem anderen Gerät',
    heading: 'Diese Partie ist auf einem anderen Gerät',
    about: (game, moves) =>
      `Du hast sie von hier mitgenommen oder woanders mit demselben Platz geöffnet. Spiel dort weiter. Dieses Gerät hat noch etwas von ihr: ${game}, ${moves}.`,
    playHere: 'Doch hier weiterspielen',
    what: (game) => `was dieses Gerät noch hat: ${game}`,
    hint: 'Das andere Gerät hört dann auf und erfährt, dass die Partie woanders offen ist. Was du dort getan hast, meldet die App deines Gegenübers hierher, und du wirst gefragt, ob du das warst.',
  },
  unreadable: {
    title: 'Eine unlesbare Partie',
    heading: 'Diese Partie ist nicht zu lesen',
    about:
      'Eine andere Version dieser Seite hat sie gespeichert, oder sie ist beschädigt. Lade die Seite neu, falls es eine neuere Version gibt; vielleicht hilft eine Sicherung.',
  },
  keys: {
    waiting: 'Die beiden Geräte einigen sich auf eigene Schlüssel …',
    none: (why, name) =>
      `${why === 'mine' ? 'Dieser Browser' : `Die App von ${name}`} hat keine eigenen Schlüssel. Wer den Link hat und lauscht, kann diese Partie lesen. Neuere Browser und Apps haben welche.`,
    title: 'Vier Wörter',
    compared: (name) =>
      `Du hast sie mit ${name} verglichen: Niemand sitzt zwischen euch, und niemand liest mit.`,
    isNew: (name) =>
      `Das sind andere Wörter als vorher: ${name} ist an einem anderen Gerät oder Browser, oder es ist jemand anderes.`,
    how: 'Lest sie euch gegenseitig vor. Sind sie verschieden, sitzt jemand zwischen euch: Verlass die Partie und leg eine neue an.',
    same: 'Sie sind gleich',
    held: (name) =>
      `Die Partie geht in einem neuen Raum weiter, mit anderen Wörtern als denen, die ihr verglichen habt. ${name} erfährt nichts, bevor ihr auch diese verglichen habt oder du ohne Vergleich weiterspielst.`,
    without: 'Ohne Vergleich weiterspielen',
    who: 'Wer ist da?',
    changed: {
      'another-key': (name) =>
        `Wer da ist, hat andere Schlüssel als die der Wörter, die ihr verglichen habt: ${name} an einem anderen Gerät oder Browser, oder jemand Fremdes mit deinem Link.`,
      'no-key': (name) =>
        `Wer da ist, hat keine Schlüssel, und vorher gab es welche: ${name} in einer älteren App, oder jemand Fremdes mit deinem Link.`,
    },
    askFirst: (name) =>
      `Bevor du weitermachst, erfährt dort niemand etwas. Frag erst ${name}, am besten am Telefon.`,
    goOn: { 'another-key': 'Weiter, mit anderen Wörtern', 'no-key': 'Weiter ohne Schlüssel' },
  },
};
