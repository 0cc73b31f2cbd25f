import type { work as english } from './work.en.ts';

export const work: typeof english = {
  unknownTitle: 'Arbeit einer anderen Version',
  begun: (who, at) => `Begonnen von ${who}, ${at}.`,
  progress: 'Wie weit es ist',
  count: (done, total) => `${done} von ${total}`,
  failedCount: (count) => `${count} nicht geklappt`,
  states: {
    running: 'Es läuft von selbst weiter.',
    stopped: 'Angehalten. Was erledigt ist, bleibt erledigt.',
    restarted:
      'Die Website wurde mittendrin neu gestartet. Es geht dort weiter, wo es war, sobald du es sagst.',
    refused: 'Der Schlüssel, mit dem es lief, gilt nicht mehr. Mit deinem geht es weiter.',
    finished: 'Fertig.',
  },
  away: 'Der Dienst des Vereins antwortet gerade nicht. Sobald er es tut, geht es weiter.',
  leave:
    'Du kannst weggehen und wiederkommen: Es läuft weiter. Unter „Heute“ findest du es wieder.',
  kept: 'Diese Seite bleibt 30 Tage.',
  failedTitle: 'Nicht geklappt',
  moreFailed: (count) => `Und ${count} weitere.`,
  nobody: 'Jemand, dessen Daten gelöscht sind',
  unnamed: 'Eine Zeile der Liste',
  reasons: {
    erased: 'Die Daten wurden inzwischen gelöscht: Es ist nichts geschehen.',
    letGo:
      'Inzwischen wurde jemand gelöscht, und diese Zeilen hätten die Person nennen können: Sie sind verworfen. Lies den Rest der Liste noch einmal ein.',
    broken: 'An der Website selbst stimmt etwas nicht. Das Protokoll des Servers sagt, was.',
    other: (code) => `Der Dienst des Vereins hat es abgelehnt: ${code}.`,
  },
  stop: 'Anhalten',
  goOn: 'Weitermachen',
  again: 'Nicht Geklapptes noch einmal versuchen',
  back: 'Zurück zu Heute',
  look: 'Ansehen, was daraus wurde',
  title: 'In Arbeit',
  short: {
    running: (done, total) => `${done} von ${total}`,
    stopped: (done, total) => `angehalten nach ${done} von ${total}`,
    restarted: (done, total) => `wartet nach ${done} von ${total} auf „Weitermachen“`,
    refused: (done, total) => `wartet nach ${done} von ${total} auf einen gültigen Schlüssel`,
    finished: (done, total) => `${done} von ${total}, fertig`,
  },
  open: (title) => `Öffnen: ${title}`,
};
