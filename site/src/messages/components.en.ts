/** Buttons and fields that many pages have. */
export const parts = {
  copyByHand: 'Select the link and copy it by hand.',
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
  holdBefore: 'Hold it up to the camera. The pictures stay on this device.',
  closeCamera: 'Close the camera',
  noScan: {
    'no-camera': 'This device does not give the page a camera. Paste the link instead.',
    denied:
      'The browser does not let this page use the camera. Allow it for this site, or paste the link.',
    'no-reader': 'The code reader could not be loaded. Connect to the network, or paste the link.',
  },
};
