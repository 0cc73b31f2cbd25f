import type { parts as english } from './components.en.ts';

export const parts: typeof english = {
  copyByHand: 'Markiere den Link und kopiere ihn von Hand.',
  copied: 'Kopiert.',
  copyLink: 'Link kopieren',
  remove: 'Entfernen',
  removeWhat: (label, what) => `${label}: ${what}`,
  reallyRemove: (what) => `Wirklich entfernen: ${what}?`,
  really: 'Wirklich?',
  toGames: 'Zu deinen Partien',
  tryAgain: 'Noch einmal',
  noThanks: 'Nein, danke',
  checking: 'Wird geprüft …',
  close: 'Schließen',
  scan: 'Scannen',
  scanWhat: (what) => `Scanne ${what}`,
  holdBefore: 'Halte ihn vor die Kamera. Die Bilder bleiben auf diesem Gerät.',
  closeCamera: 'Kamera ausschalten',
  noScan: {
    'no-camera': 'Dieses Gerät gibt der Seite keine Kamera. Füge stattdessen den Link ein.',
    denied:
      'Der Browser lässt diese Seite nicht an die Kamera. Erlaube es für diese Seite, oder füge den Link ein.',
    'no-reader':
      'Was Codes liest, war nicht zu laden. Verbinde dich mit dem Netz, oder füge den Link ein.',
  },
};
