export const parts = {
  copyByHand: 'Select the link and copy it yourself.',
  copied: 'Copied.',
  copyLink: 'Copy the link',
  remove: 'Remove',
  removeWhat: (label: string, what: string) => `${label} ${what}`,
  reallyRemove: (what: string) => `Really remove ${what}?`,
  really: 'Really?',
  toGames: 'To your games',
  tryAgain: 'Try again',
  noThanks: 'No, thanks',
  checking: 'Checking …',
  close: 'Close',
  scan: 'Scan it',
  scanWhat: (what: string) => `Scan ${what}`,
  holdBefore: 'Point the camera at the code. The picture stays on this device.',
  closeCamera: 'Close the camera',
  noScan: {
    'no-camera': 'This page found no camera. Paste the link instead.',
    denied:
      'Your browser does not let this page use the camera. Allow it for this site, or paste the link.',
    'no-reader': 'The code reader could not be loaded. Check your connection, or paste the link.',
  },
};
