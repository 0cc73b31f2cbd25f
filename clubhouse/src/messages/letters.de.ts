import type { letters as english } from './letters.en.ts';

export const letters: typeof english = {
  hello: (name) => `Hallo ${name},`,
  why: {
    sign_in: (club) => `Jemand hat bei ${club} einen Anmeldelink an diese Adresse angefordert.`,
    invitation: (club) => `Du bekommst das, weil du bei ${club} Mitglied bist.`,
    season_begun: playing,
    other_side_reported: playing,
    results_differ: playing,
    settled: playing,
    time_proposed: playing,
    arranged: playing,
    week_left: playing,
    reminder: (club) =>
      `Du bekommst das, weil du in der Liga von ${club} spielst und ein Trainer es verschickt hat.`,
    your_place: playing,
    entry_withdrawn: playing,
    box_changed: playing,
    deadline_changed: playing,
    final_table: playing,
    announcement: (club) => `Du bekommst das, weil du bei ${club} Mitglied bist.`,
    partner_named: playing,
    application_received: (club) =>
      `Du bekommst das, weil Aufnahmeanträge bei ${club} an diese Adresse gehen.`,
    application_arrived: (club) =>
      `Du bekommst das, weil mit dieser Adresse die Aufnahme bei ${club} beantragt wurde.`,
    accepted: (club) => `Du bekommst das, weil du die Aufnahme bei ${club} beantragt hast.`,
    address_to_confirm: (club) =>
      `Du bekommst das, weil jemand bei ${club} diese Adresse als seine angegeben hat.`,
    address_changed: (club) =>
      `Du bekommst das, weil ${club} dir bisher an diese Adresse geschrieben hat.`,
    reply_answer: (club) =>
      `Du bekommst das, weil von dieser Adresse auf eine Mail von ${club} an dich geantwortet wurde.`,
    reply_from_elsewhere: playing,
  },
  turnOff: 'Solche Mails abbestellen',
  reach: { phone: 'Telefon', whatsapp: 'WhatsApp', mail: 'E-Mail' },
  noWay: 'Weder Nummer noch Adresse, die der Verein dir zeigen darf.',
  signIn: {
    subject: (club) => `Anmelden bei ${club}`,
    heading: 'Dein Link',
    text: (club) => `hier ist dein Link zu *${club}*.`,
    button: 'Anmelden',
    opens: (minutes) =>
      `Er öffnet eine Seite mit einem Knopf. Er gilt einmal und ${minutes} Minuten.`,
    pick: 'Diese Adresse gehört mehreren von euch: Hinter dem Link wählst du, wer sich anmeldet.',
    notYou: 'Du hast ihn nicht angefordert? Dann tu nichts: Ohne den Link kommt niemand hinein.',
  },
  invitation: {
    subject: (club) => `Komm rein: die Liga von ${club}`,
    heading: 'Komm rein.',
    text: (club) =>
      `die Liga von *${club}* hat jetzt eine Website: deine Spiele und wen du anrufen kannst, das Ergebnis mit vier Fingertipps, die Tabelle, wie sie gerade steht.`,
    how: (address) =>
      `Ein Passwort gibt es nicht. Drück den Knopf: Deine Adresse, *${address}*, steht schon da, und du bekommst einen Link, der dich anmeldet.`,
    button: 'Anmelden',
    wrong:
      'Das ist nicht für dich? Dann tu nichts, oder sag dem Verein, dass die Adresse falsch ist.',
  },
  accepted: {
    subject: (club) => `Willkommen bei ${club}`,
    heading: 'Du bist dabei.',
    text: (club) => `*${club}* hat dich aufgenommen. Willkommen!`,
    next: 'Wenn die nächsten Boxen eingeteilt werden, sucht der Trainer dir einen Platz. Dann kommt eine Mail mit deinen Gegnern und wie du sie erreichst.',
    how: (address) =>
      `Du kannst dich jetzt anmelden und sagen, was du spielen willst. Ein Passwort gibt es nicht: Deine Adresse, *${address}*, steht schon da, und du bekommst einen Link.`,
    button: 'Anmelden',
  },
  applicationArrived: {
    subject: (club) => `Dein Antrag ist bei ${club} angekommen`,
    heading: 'Er ist da.',
    text: (club) =>
      `dein Aufnahmeantrag ist bei *${club}* angekommen. Der Trainer sieht ihn sich an, und du bekommst Post.`,
    notice: (notice) => `Du hast dem Datenschutzhinweis „${notice}“ zugestimmt.`,
    until: (day) => `Entscheidet bis ${day} niemand darüber, wird er gelöscht.`,
    notYou:
      'Das warst du nicht? Dann sag dem Verein Bescheid oder tu nichts: Er wird von selbst gelöscht.',
  },
  applicationReceived: {
    subject: (name) => `Aufnahmeantrag: ${name}`,
    heading: 'Da will jemand mitspielen.',
    text: (name) => `*${name}* hat die Aufnahme beantragt.`,
    wishes: (what) => `Möchte spielen: ${what}`,
    level: (level) => `Eigene Einstufung: ${level} (10 Anfänger, 1 Nationalspieler)`,
    member: (name) => `Hat dieselbe Adresse wie ${name}, schon Mitglied`,
    until: (day) => `Zu entscheiden bis ${day}; danach wird er gelöscht`,
    button: 'Entscheiden',
  },
  disciplines: {
    singles: 'Einzel',
    doubles: 'Doppel',
    mixed_doubles: 'Mixed',
    nothing: 'vorerst nichts',
  },
  and: (items) => {
    const last = items.at(-1) ?? '';
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} und ${last}`;
  },
};

function playing(club: string): string {
  return `Du bekommst das, weil du in der Liga von ${club} spielst.`;
}
