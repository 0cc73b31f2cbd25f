import type { form as en } from './form.en.ts';

export const form: typeof en = {
  faults: {
    missing: 'Fülle dieses Feld aus.',
    tooLong: (most) => `Höchstens ${most} Zeichen.`,
    notName:
      'Verwende mindestens einen Buchstaben oder eine Ziffer und keine unsichtbaren Zeichen.',
    notEmail: 'Das ist keine gültige E-Mail-Adresse.',
    notNumber: (least, most) => `Gib eine ganze Zahl von ${least} bis ${most} ein.`,
    notDay: 'Gib ein gültiges Datum ein.',
    notChosen: 'Wähle eine der Möglichkeiten aus.',
    refused: 'Das nimmt der Server des Vereins nicht an. Ändere es und versuche es noch einmal.',
  },
  refused:
    'Nichts wurde gespeichert: Der Server des Vereins nimmt dieses Formular nicht an. Prüfe deine Eingaben und versuche es noch einmal.',
};
