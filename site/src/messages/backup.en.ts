/** `/backup`: how games leave this device, and come to it. */
export const backup = {
  title: 'Backup',
  noGames: 'There are no games on this device yet.',
  save: {
    title: 'Save a backup',
    about:
      'A file with your games, your analysis of them, and their keys, sealed with a passphrase. Put it wherever you like.',
    what: 'What to save',
    all: (count: number) => `All ${count} games`,
    submit: 'Save the file',
    working: 'Sealing …',
    tooMuch: 'That is more than one backup holds. Remove finished games, or save them one by one.',
    saved: (games: string, name: string) => `Saved ${games} as ${name}.`,
  },
  passphrase: {
    label: 'Passphrase',
    hint: 'At least 12 characters, since whoever finds the file can try as many as they like: a few random words are good. If it is lost, nobody can open the file.',
    again: 'The passphrase again',
    missing: (count: number) => (count === 1 ? 'One character more.' : `${count} characters more.`),
    differs: 'These two are not the same.',
  },
  restore: {
    title: 'Bring games back',
    about: 'Games that are on this device stay, unless you say otherwise.',
    file: 'The file',
    passphrase: 'Its passphrase',
    submit: 'Open the backup',
    working: 'Opening …',
    taken: (games: string) => `${games} brought back. `,
  },
  refusedFile: {
    foreign: 'This is not a backup of Sealed Move. Its name ends with “.backup”.',
    newer: 'A newer version of this site made this backup. Reload the page, then try again.',
    'too-big': 'This file is larger than 8 MiB, which no backup of this site is.',
    'too-many': 'This backup holds more than 2,000 games, which is more than this site opens.',
    damaged:
      'This backup is damaged: a part of it is missing or was changed. Try another copy of it.',
    passphrase: 'This passphrase does not open the backup. It counts capitals and spaces.',
    'no-games': 'This file opens, but it does not hold games.',
  },
  /** Where a link says it otherwise than a file. */
  refusedLink: {
    newer: 'A newer version of this site made this link. Reload the page, then open it again.',
    damaged: 'This link is damaged: a part of it is missing. Make a new one on the other device.',
    passphrase: 'This code does not open the game. Look at the other device and type it again.',
  },
  merge: {
    holds: 'What the backup holds',
    fresh: 'new to this device',
    same: 'already here, alike',
    differing: 'here, but different',
    unreadable: (games: string) =>
      `${games} in it cannot be read by this version of the site, and will be left out.`,
    foreign: 'Some of it is played over another relay than this site’s: ',
    foreignAfter:
      '. When you open such a game, that relay learns your address and when you play, not what.',
    nothing: 'Nothing to add',
    add: (games: string) => `Add ${games} to this device`,
    cancel: 'Change nothing',
    which: (game: string) => `Which one of ${game}?`,
    mine: 'This device’s',
    theirs: 'The other',
    both: (mine: string, theirs: string) => `On this device: ${mine}. The other: ${theirs}.`,
    gone: ' What this device has of the game will be gone.',
  },
  carry: {
    title: 'Carry a game to another device',
    seatGoes:
      'The other device then has your seat: the game goes on there, and stops on this one as soon as the link is made. Opening it here asks first whether you want it back.',
    copyGoes:
      'The other device then has the game as it is now. What is played on one of the two afterwards does not reach the other.',
    game: 'The game',
    submit: 'Make a link for it',
    tooLong:
      'This game is too long for a link. Save it as a file above, and open that on the other device.',
    qr: 'QR code of the link to your game',
    scan: 'Scan it with the other device, or send it the link.',
    noQr: 'This game is too long for a QR code. Send the link to your other device, or save the game as a file above.',
    typeCode: 'Then type this code there: ',
    both: 'Only both together open the game, so do not send the code along with the link.',
    link: 'The link that carries your game',
  },
  brought: {
    title: 'A game from your other device',
    about:
      'Type the code that stands below the link there. The game then goes on here, and stops there.',
    code: 'The code',
    noCode: 'A code has 12 letters and digits, like 7KQ2-M0TX-91AB.',
    submit: 'Take the game',
  },
};
