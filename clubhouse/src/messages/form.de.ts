import type { form as en } from './form.en.ts';

export const form: typeof en = {
  faults: {
    missing: 'Füll dieses Feld aus.',
    tooLong: (most) => `Höchstens ${most} Zeichen.`,
    notName:
      'Verwende mindestens einen Buchstaben oder eine Ziffer und keine unsichtbaren Zeichen.',
    notEmail: 'Das ist keine gültige E-Mail-Adresse.',
    notNumber: (least, most) => `Gib eine ganze Zahl von ${least} bis ${most} ein.`,
    notDay: 'Gib ein gültiges Datum ein.',
    notChosen: 'Wähl eine der Möglichkeiten aus.',
    refused: 'Der Server des Vereins nimmt das nicht an. Ändere es und versuch es noch einmal.',
  },
  refused:
    'Es wurde nichts gespeichert. Der Server des Vereins nimmt dieses Formular nicht an. Prüf deine Eingaben und versuch es noch einmal.',
};
