import { withStop } from './full-stop.ts';
import type { memberImport as english } from './member-import.en.ts';

export const memberImport: typeof english = {
  title: 'Liste einlesen',
  about:
    'Aus Excel, LibreOffice oder einem anderen Programm. Vor dem Speichern kannst du alles prüfen.',
  paste: 'Liste einfügen',
  pasteHint: 'Kopier die Zellen mit ihren Überschriften, ein Mitglied pro Zeile.',
  file: 'Oder eine Datei wählen',
  fileHint: 'Eine CSV-Datei bis 180 KB. Speichere Arbeitsmappen (.xlsx, .ods) zuerst als CSV.',
  noHeadings: 'Die erste Zeile ist ein Mitglied, keine Überschriften',
  look: 'Liste prüfen',
  faults: {
    empty: 'Füg eine Liste ein oder wähl eine Datei.',
    large: 'Die Liste ist größer als 180 KB. Lass Spalten weg oder teil sie auf.',
    unreadable:
      'Das konnten wir nicht als Liste lesen. Speichere sie als CSV in UTF-8 mit einer Überschriftenzeile und versuch es noch einmal.',
    gone: 'Diese Liste ist nicht mehr gespeichert. Füg sie noch einmal ein.',
  },
  checkTitle: 'Vor dem Speichern prüfen',
  read: (rows) => (rows === 1 ? 'Eine Zeile. ' : `${rows} Zeilen. `),
  readAbout: 'Wir haben die Spalten erkannt. Ändere, was nicht stimmt.',
  counts: { add: 'neu', change: 'ändern sich', same: 'unverändert', refuse: 'unbrauchbar' },
  all: 'alle',
  holds: (column) => `Inhalt von Spalte ${column}`,
  nothing: 'überspringen',
  line: 'Zeile',
  lettersTitle: 'Welche Schreibweise stimmt?',
  lettersAbout:
    'Die Datei nennt ihre Zeichenkodierung nicht. Wähl die Zeilen, in denen die Namen richtig geschrieben sind.',
  lettersWhich: 'Zeilen je nach Kodierung',
  lettersSure: (encoding) => `Anhand der Zeichen erkannt als ${withStop(encoding)}`,
  lettersRight: (encoding) => `Sind Namen falsch geschrieben? Lesen als ${encoding}`,
  ownWords: 'Begriffe eures Vereins',
  ownWordsAbout: 'Wähl aus, was sie bedeuten. Wir merken es uns für die nächste Liste.',
  ownWord: (field, word, count) =>
    count === 1 ? `${field}: „${word}“` : `${field}: „${word}“ (${count})`,
  notSaid: 'Bedeutung wählen',
  stayBlank: 'leer lassen',
  whoIs: (line) => `Mitglied in Zeile ${line}`,
  whoLeft: 'Zeile überspringen',
  whoNew: 'neues Mitglied',
  askWhoAgain: (count) =>
    count === 1
      ? 'Noch einmal fragen, für welches Mitglied die Zeile steht'
      : `Noch einmal fragen, für welche Mitglieder diese ${count} Zeilen stehen`,
  born: (day) => `geboren ${day}`,
  losses: {
    accents: (field) => `${field} verliert Akzente`,
    letters: (field) => `${field} verliert Zeichen`,
    shorter: (field) => `${field} wird kürzer`,
  },
  losesAbout:
    'Bei einigen Mitgliedern gehen Daten verloren. Setz unten den Haken, oder korrigier die Liste.',
  takeLosses: 'Trotzdem einlesen, auch wenn Werte kürzer werden',
  share: (count) =>
    count === 1
      ? 'Eine Person hat die Adresse eines anderen Mitglieds. Gemeinsam nutzen lassen'
      : `${count} Personen haben die Adresse eines anderen Mitglieds. Gemeinsam nutzen lassen`,
  shareAbout:
    'Alle mit einer gemeinsamen Adresse bekommen ihre E-Mails dort und können sich damit anmelden.',
  columns: {
    id: 'ID',
    member_number: 'Mitgliedsnummer',
    first_name: 'Vorname',
    surname: 'Nachname',
    surname_first: 'Nachname, Vorname',
    left_on: 'Austritt oder Tod am',
    ends_on: 'Kündigung oder Ablauf am',
    company: 'Firma',
    person_kind: 'Person oder Firma',
  },
  readAgain: 'Liste noch einmal lesen',
  leaveBlank: 'Unlesbare Zellen leer lassen und den Rest der Zeile einlesen',
  noAddress: 'ohne E-Mail-Adresse, braucht einen Anmeldecode',
  noPhone: 'ohne Telefon, Gegner können nur E-Mails schreiben',
  becomes: 'wird',
  leaveBlankNow: 'Diese Zellen leer lassen',
  changeColumns: 'Spalten ändern',
  columnsRead: (read, of) => `${read} von ${of} Spalten erkannt.`,
  groups: {
    add: 'Neu',
    change: 'Geändert',
    same: 'Unverändert',
    refuse: 'Noch nicht brauchbar',
  },
  blank: 'bleibt leer',
  more: (shown, of) => `Du siehst ${shown} von ${of} Zeilen. Wähl oben einen Filter.`,
  nobody: 'Es werden keine E-Mails verschickt.',
  nobodyAbout: 'Du kannst sie später einladen.',
  go: (add, change) =>
    change === 0
      ? `${add} eintragen`
      : add === 0
        ? `${change} ändern`
        : `${add} eintragen, ${change} ändern`,
  nothingUsable: 'Es gibt noch nichts zu speichern.',
  nothingToDo: 'Alle sind schon mit denselben Angaben da. Es gibt nichts zu speichern.',
  refusedStay: (count) =>
    count === 1
      ? 'Die unbrauchbare Zeile wird übersprungen. Korrigier sie in der Tabelle und lies sie noch einmal ein.'
      : `Die ${count} unbrauchbaren Zeilen werden übersprungen. Korrigier sie in der Tabelle und lies sie noch einmal ein.`,
  cancel: 'Abbrechen',
  stale: 'Inzwischen hat sich etwas geändert. Prüf es noch einmal und klick dann.',
  reasons: {
    too_many_cells: (d) => `${d['count']} Zellen bei ${d['of']} Spalten`,
    no_date: (d) => `„${d['value']}“ ist kein Datum`,
    date_of_two_days: (d) => `„${d['value']}“ kann zwei Tage bedeuten: Schreib es wie 1990-02-28`,
    lost_digits: (d) =>
      `${d['value']} hat die letzten Ziffern verloren: Formatier die Spalte in der Tabelle als Text`,
    letters_lost: (d) =>
      `in „${d['value']}“ fehlen Zeichen oder sind falsch: Schreib sie in der Tabelle neu`,
    date_of_nobody: (d) =>
      `„${d['value']}“ steht oft für ein fehlendes Datum: Leer die Zelle, oder lass sie hier leer`,
    name_invalid: (d) =>
      `„${d['value']}“ ist kein Name: Er braucht einen Buchstaben oder eine Ziffer und keine unsichtbaren Zeichen`,
    two_people: (d) => `„${d['value']}“ sind wohl mehrere Personen: Gib jeder eine eigene Zeile`,
    no_person: (d) =>
      `„${d['value']}“ sieht nach Überschrift, Summe oder Vermerk aus: Lass nur den Namen stehen oder nimm die Zeile heraus`,
    company: (d) => `„${d['value']}“ ist eine Firma und kein Mitglied`,
    company_or_person: (d) =>
      `nennt die Firma „${d['value']}“: Ist das der Arbeitgeber, überspring die Spalte`,
    person_kind_unknown: (d) =>
      `„${d['value']}“ ist vielleicht keine Person: Ist es eine, überspring die Spalte`,
    may_have_left: (d) =>
      `vielleicht seit ${d['value']} kein Mitglied mehr: Ergänze Status oder Austrittsdatum`,
    left_unclear: (d) =>
      `am ${d['value']} ausgetreten, daneben steht aber ${d['other']}: Korrigier eins davon`,
    has_left: (d) => `am ${d['value']} ausgetreten: wird als ehemaliges Mitglied eingelesen`,
    leaves_later: (d) => `tritt am ${d['value']} aus: Trag es an diesem Tag ein`,
    heading_again: () => 'wiederholt die Überschriften',
    name_columns_unclear: (d) =>
      `${d['place']} und ${d['other']} könnten beide den Namen enthalten: Wähl es unter „Spalten ändern“ aus`,
    name_order_unclear: (d) =>
      `„${d['value']}“ ist vielleicht Nachname, Vorname: Wähl das unter „Spalten ändern“ oder schreib alle Namen auf dieselbe Weise`,
    name_said_twice: (d) =>
      `„${d['value']}“ und „${d['other']}“ nennen denselben Namen: Wähl den Inhalt der Spalten`,
    names_differ: (d) =>
      `zwei Namen, „${d['value']}“ und „${d['other']}“: Korrigier einen, oder wähl den Inhalt der Spalten`,
    value_refused: (d) =>
      d['field'] === 'email'
        ? `„${d['value']}“ ist keine E-Mail-Adresse wie ann@example.org`
        : `„${d['value']}“ passt nicht in dieses Feld`,
    said_twice: (d) => `„${d['other']}“ und „${d['value']}“ für dasselbe Feld`,
    id_unknown: () => 'kein Mitglied hat diese ID',
    address_taken: (d) => `${d['name']} hat diese Adresse schon`,
    address_of_another: (d) =>
      `${d['name']} hat diese Adresse: dieselbe Person? Dann ergänze Geburtsdatum oder ID`,
    number_of_several: (d) => `mehrere Mitglieder haben die Nummer ${d['number']}`,
    number_but_birth: (d) =>
      `${d['name']} hat die Nummer ${d['number']} und einen anderen Geburtstag: Wer ist es?`,
    id_of_another: (d) => `die ID gehört jemand anderem als ${d['name']}: Wer ist es?`,
    keys_differ: (d) => `das könnte ${d['name']} oder ${d['other']} sein: Wer ist es?`,
    several_of_address: (d) =>
      `das könnte ${d['name']} oder ein anderes Mitglied mit dieser Adresse sein: Wer ist es?`,
    number_of_another: (d) => `${d['name']} hat die Nummer ${d['number']}`,
    several_of_one_birth: (d) => `mehrere Mitglieder heißen ${d['name']}`,
    namesake: (d) =>
      `${d['name']} gibt es schon: dieselbe Person? Dann ergänze Adresse oder Geburtsdatum`,
    name_missing: () => 'der Name fehlt',
    name_too_long: () => 'der Name hat mehr als 100 Zeichen',
    left_is_no_break: () => 'ehemalige Mitglieder können keine Pause machen',
    same_as_line: (d) => `Zeile ${d['line']} ist dasselbe Mitglied`,
    like_line: (d) => `Zeile ${d['line']} ist vielleicht dieselbe Person`,
    name_on_other_line: (d) =>
      `das könnte ${d['name']} sein, aber Zeile ${d['line']} hat denselben Namen: Wer ist es?`,
    quote_not_closed: () => 'ein schließendes Anführungszeichen fehlt',
    quotes_unreadable: () => 'die Anführungszeichen sind nicht lesbar',
    address_shared: (d) => `${d['value']} gehört ${d['name']} und bleibt dort`,
    name_like_another: (d) => {
      const row = d['line'] === undefined ? '' : ` in Zeile ${d['line']}`;
      const more = Number(d['count'] ?? 1) - 1;
      return `der Name sieht aus wie ${d['name']}${row}${more > 0 ? ` und ${more} weitere` : ''}`;
    },
    dates_day_first: (d) => `Daten in ${d['place']}: Tag, Monat, Jahr.`,
    dates_month_first: (d) => `Daten in ${d['place']}: Monat, Tag, Jahr.`,
    headings_below: (d) => `Die Überschriften stehen in Zeile ${d['line']}.`,
    columns_left_out: (d) => `Übersprungen, weil es keine Mitgliederdaten enthält: ${d['place']}.`,
    columns_remembered: (d) => `Gelesen wie beim letzten Mal: ${d['place']}.`,
    rating_system_named: (d) => `Die Zahlen in ${d['place']} sind Wertungen (${d['value']}).`,
    id_is_number: (d) => `Die Nummern in ${d['place']} sind eure Mitgliedsnummern.`,
    name_is_surname: (d) =>
      `In ${d['place']} stehen die Nachnamen, weil daneben ${d['other']} steht.`,
    surname_first: (d) => `Namen in ${d['place']}: Nachname, Vorname.`,
    file_empty: () => 'Die Datei ist leer.',
    file_is_workbook: () => 'Das ist eine Arbeitsmappe. Speichere sie als CSV.',
    file_is_no_text: () => 'Das ist keine Liste.',
  },
  work: {
    title: () => 'Mitglieder einlesen',
    result: (done) => {
      let [added, changed] = [0, 0];
      for (const [as, count] of done) {
        const [more = 0, others = 0] = as.split(' ').map(Number);
        added += more * count;
        changed += others * count;
      }
      return `${added} eingetragen, ${changed} geändert. Es wurden keine E-Mails verschickt.`;
    },
    reason: (reason, detail) =>
      reason === 'rows'
        ? `Diese Mitglieder hat inzwischen jemand geändert: ${withStop(detail)} Die anderen Zeilen sind gespeichert. Lies die Liste noch einmal ein.`
        : null,
    onward: 'Mitglieder einladen',
  },
};
