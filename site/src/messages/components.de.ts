import type { parts as english } from './components.en.ts';

export const parts: typeof english = {
  copyByHand: 'Markiere den Link und kopiere ihn selbst.',
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
  holdBefore: 'Richte die Kamera auf den Code. Das Bild bleibt auf diesem Gerät.',
  closeCamera: 'Kamera ausschalten',
  noScan: {
    'no-camera': 'Diese Seite findet keine Kamera. Füg stattdessen den Link ein.',
    denied:
      'Dein Browser lässt diese Seite nicht an die Kamera. Erlaube es für diese Seite oder füg den Link ein.',
    'no-reader':
      'Der Code-Leser ließ sich nicht laden. Prüf deine Verbindung oder füg den Link ein.',
  },
};
