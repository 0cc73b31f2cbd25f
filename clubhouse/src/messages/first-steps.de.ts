import type { firstSteps as english } from './first-steps.en.ts';

export const firstSteps: typeof english = {
  title: 'Deine erste Saison',
  done: 'erledigt',
  steps: {
    colour: {
      name: 'Farbe und Wappen',
      about: 'Damit alle gleich sehen, wessen Seite das ist.',
    },
    members: {
      name: 'Mitglieder',
      about: 'Aus der Liste, die ihr schon führt. Es geht keine Mail raus.',
    },
    privacy: { name: 'Datenschutz', about: 'Was der Verein mit Namen und Nummern macht.' },
    season: { name: 'Saison', about: 'Ein Name, ein erster und ein letzter Tag.' },
    boxes: { name: 'Boxen', about: 'Wir schlagen vor, wer gegen wen spielt; du schiebst.' },
    invite: {
      name: 'Einladen',
      about: 'Jeder bekommt seinen eigenen Link. Du siehst zuerst die Liste.',
    },
  },
};
