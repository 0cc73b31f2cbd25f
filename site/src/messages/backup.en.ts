/** `/backup`: moves games to and from this device. */
export const backup = {
  title: 'Backup',
  noGames: 'This device has no games yet.',
  save: {
    title: 'Save a backup',
    about:
      'Saves your games, their analysis and their keys to a file that is encrypted with a passphrase. Keep the file wherever you like.',
    what: 'What to save',
    all: (count: number) => `All ${count} games`,
    submit: 'Save the file',
    working: 'Encrypting …',
    tooMuch: 'This is too much for one backup. Remove finished games, or save them one by one.',
    saved: (games: string, name: string) => `Saved ${games} as ${name}.`,
  },
  passphrase: {
    label: 'Passphrase',
    hint: 'At least 12 characters; a few random words work well. Anyone who finds the file can try as many passphrases as they like. If you lose it, nobody can open the file.',
    again: 'Repeat the passphrase',
    missing: (count: number) => (count === 1 ? 'One more character.' : `${count} more characters.`),
    differs: 'The passphrases do not match.',
  },
  restore: {
    title: 'Restore a backup',
    about: 'Games on this device are kept unless you choose otherwise.',
    file: 'Backup file',
    passphrase: 'Passphrase of the backup',
    submit: 'Open the backup',
    working: 'Opening …',
    taken: (games: string) => `${games} restored. `,
  },
  refusedFile: {
    foreign: 'This is not a Sealed Move backup. Backup files end in “.backup”.',
    newer: 'This backup was made by a newer version of this site. Reload the page, then try again.',
    'too-big': 'This file is larger than 8 MiB, so it cannot be a backup of this site.',
    'too-many': 'This backup has more than the limit of 2,000 games.',
    damaged: 'This backup is damaged: part of it is missing or was changed. Try another copy.',
    passphrase: 'This passphrase does not open the backup. Check capitals and spaces.',
    'no-games': 'This file contains no games.',
  },
  /** Replaces the texts about a file if the backup is a link. */
  refusedLink: {
    newer:
      'This link was made by a newer version of this site. Reload the page, then open it again.',
    damaged: 'This link is incomplete. Make a new one on the other device.',
    passphrase: 'This code does not open the game. Check the other device and enter it again.',
  },
  merge: {
    holds: 'Contents of the backup',
    fresh: 'new to this device',
    same: 'already here, identical',
    differing: 'here, but different',
    unreadable: (games: string) =>
      `This version of the site cannot read ${games} in the file. They will be skipped.`,
    nothing: 'Nothing to add',
    add: (games: string) => `Add ${games} to this device`,
    cancel: 'Cancel',
    which: (game: string) => `Which copy of ${game} do you want to keep?`,
    mine: 'This device’s',
    theirs: 'The other',
    both: (mine: string, theirs: string) => `On this device: ${mine}. The other copy: ${theirs}.`,
    gone: ' The copy on this device will be replaced.',
  },
  carry: {
    title: 'Move a game to another device',
    seatGoes:
      'Your seat moves to the other device. The game continues there and stops on this device as soon as the link is made. If you open it here again, you will be asked whether you want it back.',
    copyGoes:
      'The other device gets a copy of the game as it is now. Later moves on one device do not reach the other.',
    game: 'The game',
    submit: 'Make a transfer link',
    noRelay:
      'The relay did not create a room for the transfer. A private relay needs its owner key for that. Save the game as a file above and open the file on the other device.',
    qr: 'QR code with the transfer link',
    scan: 'Scan it with the other device, or send the link there.',
    typeCode: 'Then enter this code there: ',
    both: 'You need both to open the game, so do not send the code along with the link.',
    steps: {
      open: 'Keep this page open until your other device has the game.',
      unreachable:
        'The relay cannot be reached. Your other device gets the game once the relay is back. Or save the game as a file above.',
      sent: 'Your other device has the game, with its chat and history.',
      refused:
        'The relay did not create a room to transfer the chat. The moves will come from your opponent’s device.',
    },
    link: 'The transfer link',
  },
  brought: {
    title: 'A game from your other device',
    about:
      'Enter the code shown below the link on that device. The game then continues here and stops there.',
    code: 'The code',
    noCode: 'A code has 12 letters and digits, like 7KQ2-M0TX-91AB.',
    submit: 'Move the game here',
    arriving: 'Getting the game from your other device …',
    late: 'Your other device is not responding. Is the page with the code still open there?',
    without: 'Continue without it',
    withoutHint:
      'The moves then come from your opponent’s device, and you will be asked whether you made yours. The chat stays behind.',
  },
};
