import type { letters as english } from './letters.en.ts';

export const letters: typeof english = {
  hello: (name) => `Hallo ${name},`,
  why: {
    sign_in: (club) => `Jemand wollte sich mit dieser Adresse bei ${club} anmelden.`,
    invitation: (club) => `Du bekommst diese E-Mail, weil du bei ${club} Mitglied bist.`,
    season_begun: playing,
    other_side_reported: playing,
    results_differ: playing,
    settled: playing,
    time_proposed: playing,
    match_proposed: (club) =>
      `Du bekommst diese E-Mail, weil du ${club} gesagt hast, wann du kannst.`,
    arranged: playing,
    week_left: playing,
    reminder: (club) =>
      `Du bekommst diese E-Mail, weil du in der Liga von ${club} spielst und ein Trainer sie verschickt hat.`,
    your_place: playing,
    entry_withdrawn: playing,
    box_changed: playing,
    deadline_changed: playing,
    final_table: playing,
    announcement: (club) => `Du bekommst diese E-Mail, weil du bei ${club} Mitglied bist.`,
    partner_named: playing,
    application_received: (club) =>
      `Du bekommst diese E-Mail, weil Aufnahmeanträge bei ${club} an diese Adresse gehen.`,
    application_arrived: (club) =>
      `Du bekommst diese E-Mail, weil jemand mit dieser Adresse die Aufnahme bei ${club} beantragt hat.`,
    accepted: (club) =>
      `Du bekommst diese E-Mail, weil du die Aufnahme bei ${club} beantragt hast.`,
    address_to_confirm: (club) =>
      `Du bekommst diese E-Mail, weil ein Mitglied von ${club} diese Adresse angegeben hat.`,
    address_changed: (club) =>
      `Du bekommst diese E-Mail, weil ${club} dir bisher an diese Adresse geschrieben hat.`,
    reply_answer: (club) =>
      `Du bekommst diese E-Mail, weil jemand von dieser Adresse auf eine E-Mail von ${club} geantwortet hat.`,
    reply_from_elsewhere: playing,
  },
  turnOff: 'Diese E-Mails abbestellen',
  reach: { phone: 'Telefon', whatsapp: 'WhatsApp', mail: 'E-Mail' },
  noWay: 'Der Verein kann dir keine Kontaktdaten zeigen.',
  signIn: {
    subject: (club) => `Anmelden bei ${club}`,
    heading: 'Dein Anmeldelink',
    text: (club) => `hier ist dein Link zum Anmelden bei *${club}*.`,
    button: 'Anmelden',
    opens: (time) =>
      `Der Link öffnet eine Seite mit einem Knopf. Er gilt einmal und bis *${time} Uhr*.`,
    subjectWithCode: (code, club) => `${code} ist dein Code für ${club}`,
    headingWithCode: 'Dein Code zum Anmelden',
    enterCode: 'gib diesen Code auf der Seite ein, die danach fragt:',
    orHere: 'Oder melde dich auf diesem Gerät an:',
    ends: (code, link) =>
      `Der Code gilt bis *${code} Uhr*, der Link bis *${link} Uhr*. Nur eins von beiden gilt, und nur einmal.`,
    notYouWithCode: (club) =>
      `Du hast das nicht angefordert? Dann ignorier diese E-Mail. Verrate den Code niemandem: ${club} fragt nie danach.`,
    pick: 'Mehrere Mitglieder nutzen diese Adresse. Auf der nächsten Seite wählst du, wer sich anmeldet.',
    notYou:
      'Du hast ihn nicht angefordert? Dann ignorier diese E-Mail. Ohne den Link kann sich niemand anmelden.',
  },
  invitation: {
    subject: (club) => `Jetzt online: die Liga von ${club}`,
    heading: 'Willkommen.',
    text: (club) =>
      `die Liga von *${club}* hat jetzt eine Website. Dort siehst du deine Spiele und Gegner, trägst Ergebnisse mit vier Fingertipps ein und verfolgst die Tabelle.`,
    how: (address) =>
      `Ein Passwort gibt es nicht. Klick auf den Knopf: Deine Adresse, *${address}*, ist schon eingetragen. Dann schicken wir dir einen Anmeldelink.`,
    button: 'Anmelden',
    wrong:
      'Das ist nicht für dich? Dann ignorier diese E-Mail, oder sag dem Verein, dass die Adresse falsch ist.',
  },
  accepted: {
    subject: (club) => `Willkommen bei ${club}`,
    heading: 'Du bist dabei.',
    text: (club) => `*${club}* hat dich aufgenommen. Willkommen!`,
    next: 'Wenn die nächsten Boxen eingeteilt werden, sucht der Trainer dir einen Platz. Dann bekommst du eine E-Mail mit deinen Gegnern und ihren Kontaktdaten.',
    how: (address) =>
      `Du kannst dich jetzt anmelden und sagen, was du spielen willst. Ein Passwort gibt es nicht. Deine Adresse, *${address}*, ist schon eingetragen. Wir schicken dir einen Anmeldelink.`,
    button: 'Anmelden',
  },
  applicationArrived: {
    subject: (club) => `Dein Antrag ist bei ${club} angekommen`,
    heading: 'Antrag eingegangen.',
    text: (club) =>
      `dein Aufnahmeantrag ist bei *${club}* angekommen. Der Trainer prüft ihn, und du bekommst eine E-Mail.`,
    notice: (notice) => `Du hast dem Datenschutzhinweis „${notice}“ zugestimmt.`,
    until: (day) => `Ohne Entscheidung bis ${day} wird dein Antrag gelöscht.`,
    notYou:
      'Warst du das nicht? Dann sag dem Verein Bescheid oder ignorier diese E-Mail. Der Antrag wird automatisch gelöscht.',
  },
  applicationReceived: {
    subject: (name) => `Aufnahmeantrag: ${name}`,
    heading: 'Jemand möchte mitspielen.',
    text: (name) => `*${name}* hat die Aufnahme beantragt.`,
    wishes: (what) => `Möchte spielen: ${what}`,
    level: (level) => `Eigene Einschätzung: ${level} (1 ist am stärksten, 10 Anfänger)`,
    member: (name) => `Hat dieselbe Adresse wie das Mitglied ${name}`,
    until: (day) => `Entscheide bis ${day}, sonst wird der Antrag gelöscht`,
    button: 'Antrag prüfen',
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
  return `Du bekommst diese E-Mail, weil du in der Liga von ${club} spielst.`;
}
