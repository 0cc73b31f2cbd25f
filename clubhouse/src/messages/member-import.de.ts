import { withStop } from './full-stop.ts';
import type { memberImport as english } from './member-import.en.ts';

export const memberImport: typeof english = {
  title: 'Liste einlesen',
  about:
    'Aus Excel, LibreOffice oder einem anderen Programm. Geschrieben wird erst, wenn du es gesehen hast.',
  paste: 'Liste einfügen',
  pasteHint: 'Kopiere die Zellen mit ihren Überschriften: ein Mitglied pro Zeile.',
  file: 'Oder eine Datei wählen',
  fileHint: 'Als CSV gespeichert, bis 180 KB. Eine Mappe (.xlsx, .ods) speicherst du erst als CSV.',
  noHeadings: 'Schon die erste Zeile ist ein Mitglied: Es gibt keine Überschriften',
  look: 'Ansehen',
  faults: {
    empty: 'Füg eine Liste ein oder wähl eine Datei.',
    large: 'Das sind mehr als 180 KB: Lass Spalten weg oder teil die Liste.',
    unreadable:
      'Das lässt sich nicht als Liste lesen. Speichere sie als CSV in UTF-8, mit einer Zeile für die Überschriften, und versuch es noch einmal.',
    gone: 'Diese Liste ist nicht mehr da. Füg sie noch einmal ein.',
  },
  checkTitle: 'Prüfen, bevor es zählt',
  read: (rows) => (rows === 1 ? 'Eine Zeile. ' : `${rows} Zeilen. `),
  readAbout: 'Die Spalten sind erkannt. Ändere, was nicht stimmt.',
  counts: { add: 'neu', change: 'ändern sich', same: 'unverändert', refuse: 'unbrauchbar' },
  all: 'alle',
  holds: (column) => `Was in Spalte ${column} steht`,
  nothing: 'weglassen',
  line: 'Zeile',
  lettersTitle: 'Welche Buchstaben stimmen?',
  lettersAbout:
    'Die Datei sagt nicht, wie ihre Buchstaben gespeichert sind. Wähl die Zeilen, in denen die Namen stimmen.',
  lettersWhich: 'Die Zeilen, je nachdem, wie man sie liest',
  lettersSure: (encoding) => `Nach ihren Buchstaben gelesen als ${withStop(encoding)}`,
  lettersRight: (encoding) => `Stimmen die Buchstaben nicht? Gelesen als ${encoding}`,
  ownWords: 'Wörter eures Vereins',
  ownWordsAbout: 'Sag, was sie bedeuten: Für die nächste Liste bleibt es gemerkt.',
  ownWord: (field, word, count) =>
    count === 1 ? `${field}: „${word}“` : `${field}: „${word}“ (${count})`,
  notSaid: 'sag, was es bedeutet',
  stayBlank: 'leer lassen',
  whoIs: (line) => `Wen Zeile ${line} meint`,
  whoLeft: 'weglassen',
  whoNew: 'jemand Neues',
  askWhoAgain: (count) =>
    count === 1
      ? 'Noch einmal fragen, wen die Zeile meint'
      : `Noch einmal fragen, wen ${count} Zeilen meinen`,
  born: (day) => `geboren ${day}`,
  losses: {
    accents: (field) => `${field} verliert Akzente`,
    letters: (field) => `${field} verliert Buchstaben`,
    shorter: (field) => `${field} wird kürzer`,
  },
  losesAbout:
    'Bei einigen Mitgliedern ginge etwas verloren. Setz unten den Haken oder verbessere die Liste.',
  takeLosses: 'Trotzdem einlesen, obwohl etwas kürzer wird',
  share: (count) =>
    count === 1
      ? 'Eine Person hat dieselbe Adresse wie ein anderes Mitglied: gemeinsames Postfach nutzen'
      : `${count} Personen haben dieselbe Adresse wie ein anderes Mitglied: gemeinsames Postfach nutzen`,
  shareAbout:
    'Alle im gemeinsamen Postfach bekommen ihre Mails dort und können sich damit anmelden.',
  columns: {
    id: 'Kennung',
    member_number: 'Mitgliedsnummer',
    first_name: 'Vorname',
    surname: 'Nachname',
    surname_first: 'Nachname, Vorname',
    left_on: 'Austritt oder Tod am',
    ends_on: 'Kündigung oder Ablauf am',
    company: 'Firma',
    person_kind: 'Person oder Firma',
  },
  readAgain: 'So noch einmal lesen',
  leaveBlank: 'Unlesbare Zellen leer lassen und den Rest der Zeile nehmen',
  noAddress: 'ohne Adresse: mit Code anmelden',
  noPhone: 'ohne Telefon: Gegner können nur mailen',
  becomes: 'wird',
  leaveBlankNow: 'Diese Zellen leer lassen',
  changeColumns: 'Spalten ändern',
  columnsRead: (read, of) => `${read} von ${of} Spalten sind verstanden.`,
  groups: {
    add: 'Neu',
    change: 'Geändert',
    same: 'Unverändert: Da ändert sich nichts',
    refuse: 'Noch nicht zu gebrauchen',
  },
  blank: 'bleibt leer',
  more: (shown, of) => `${shown} von ${of} Zeilen sind zu sehen: Wähl oben eine Art.`,
  nobody: 'Es geht keine Mail raus.',
  nobodyAbout: 'Du lädst danach ein, wann du willst.',
  go: (add, change) =>
    change === 0
      ? `${add} eintragen`
      : add === 0
        ? `${change} ändern`
        : `${add} eintragen, ${change} ändern`,
  nothingUsable: 'So gibt es noch nichts zu schreiben.',
  nothingToDo: 'Alle sind schon genau so da: Es gibt nichts zu schreiben.',
  refusedStay: (count) =>
    count === 1
      ? 'Die unbrauchbare Zeile bleibt weg: Verbessere sie in der Tabelle und lies sie noch einmal ein.'
      : `Die ${count} unbrauchbaren Zeilen bleiben weg: Verbessere sie in der Tabelle und lies sie noch einmal ein.`,
  cancel: 'Abbrechen',
  stale: 'Seitdem hat sich etwas geändert: Sieh noch einmal nach und drück dann.',
  reasons: {
    too_many_cells: (d) => `${d['count']} Zellen bei ${d['of']} Spalten`,
    no_date: (d) => `„${d['value']}“ ist kein Datum`,
    date_of_two_days: (d) => `„${d['value']}“ kann zwei Tage meinen: schreib 1990-02-28`,
    lost_digits: (d) =>
      `${d['value']} hat die letzten Ziffern verloren: Stell die Spalte in der Tabelle auf Text`,
    letters_lost: (d) =>
      `in „${d['value']}“ fehlen Buchstaben oder sind entstellt: Schreib sie in der Tabelle neu`,
    date_of_nobody: (d) =>
      `„${d['value']}“ schreiben Programme für ein leeres Datum: Leere die Zelle oder lass sie leer`,
    name_invalid: (d) =>
      `„${d['value']}“ ist kein Name: Er braucht einen Buchstaben oder eine Ziffer und keine unsichtbaren Zeichen`,
    two_people: (d) => `„${d['value']}“ sind wohl mehrere Personen: Gib jeder eine eigene Zeile`,
    company: (d) => `„${d['value']}“ ist eine Firma und kein Mitglied`,
    company_or_person: (d) =>
      `nennt die Firma „${d['value']}“: Ist das der Arbeitgeber, lass die Spalte weg`,
    person_kind_unknown: (d) =>
      `„${d['value']}“ ist vielleicht keine Person: Ist es eine, lass die Spalte weg`,
    may_have_left: (d) =>
      `vielleicht seit ${d['value']} kein Mitglied mehr: Ergänze Status oder Austrittsdatum`,
    left_unclear: (d) =>
      `am ${d['value']} ausgetreten, daneben steht aber ${d['other']}: Verbessere eins davon`,
    has_left: (d) => `am ${d['value']} ausgetreten: kommt als ehemaliges Mitglied dazu`,
    leaves_later: (d) => `tritt am ${d['value']} aus: Trag das dann ein`,
    heading_again: () => 'wiederholt die Überschriften',
    name_columns_unclear: (d) =>
      `${d['place']} und ${d['other']} können beide der Name sein: Wähl unter „Spalten ändern“, was darin steht`,
    name_order_unclear: (d) =>
      `„${d['value']}“ ist vielleicht Nachname, Vorname: Wähl das unter „Spalten ändern“ oder schreib alle Namen gleich`,
    name_said_twice: (d) =>
      `„${d['value']}“ und „${d['other']}“ nennen denselben Namen: Wähl, was in den Spalten steht`,
    names_differ: (d) =>
      `zwei Namen, „${d['value']}“ und „${d['other']}“: Verbessere einen oder wähl, was in den Spalten steht`,
    value_refused: (d) =>
      d['field'] === 'email'
        ? `„${d['value']}“ ist keine Mailadresse wie ann@example.org`
        : `„${d['value']}“ passt nicht in dieses Feld`,
    said_twice: (d) => `„${d['other']}“ und „${d['value']}“ für dasselbe`,
    id_unknown: () => 'kein Mitglied hat diese Kennung',
    address_taken: (d) => `${d['name']} hat diese Adresse schon`,
    address_of_another: (d) =>
      `${d['name']} hat diese Adresse: dieselbe Person? Dann ergänze Geburtsdatum oder Kennung`,
    number_of_several: (d) => `mehrere Mitglieder haben die Nummer ${d['number']}`,
    number_but_birth: (d) =>
      `${d['name']} hat die Nummer ${d['number']} und einen anderen Geburtstag: Wer ist es?`,
    id_of_another: (d) => `die Kennung meint jemand anderen als ${d['name']}: Wer ist es?`,
    keys_differ: (d) => `${d['name']} oder ${d['other']}: Wer ist es?`,
    several_of_address: (d) =>
      `mehrere Mitglieder mit dieser Adresse, ${d['name']} oder andere: Wer ist es?`,
    number_of_another: (d) => `${d['name']} hat die Nummer ${d['number']}`,
    several_of_one_birth: (d) => `mehrere Mitglieder heißen ${d['name']}`,
    namesake: (d) =>
      `${d['name']} gibt es schon: dieselbe Person? Dann ergänze Adresse oder Geburtsdatum`,
    name_missing: () => 'der Name fehlt',
    name_too_long: () => 'der Name hat mehr als 100 Zeichen',
    left_is_no_break: () => 'ausgetreten, also nicht in Pause',
    same_as_line: (d) => `Zeile ${d['line']} meint dasselbe Mitglied`,
    like_line: (d) => `Zeile ${d['line']} meint vielleicht dieselbe Person`,
    name_on_other_line: (d) =>
      `vielleicht ${d['name']}, aber Zeile ${d['line']} hat denselben Namen: Wer ist es?`,
    quote_not_closed: () => 'ein Anführungszeichen geht auf und nicht zu',
    quotes_unreadable: () => 'die Anführungszeichen sind nicht lesbar',
    address_shared: (d) => `${d['value']} gehört ${d['name']}: vermerkt`,
    dates_day_first: (d) => `Daten in ${d['place']}: Tag, Monat, Jahr.`,
    dates_month_first: (d) => `Daten in ${d['place']}: Monat, Tag, Jahr.`,
    headings_below: (d) => `Die Überschriften stehen in Zeile ${d['line']}.`,
    columns_left_out: (d) => `Weggelassen, weil nichts davon zu Mitgliedern gehört: ${d['place']}.`,
    columns_remembered: (d) => `Gelesen wie beim letzten Mal: ${d['place']}.`,
    rating_system_named: (d) =>
      `Die Zahlen in ${d['place']} sind Wertungen nach dem System ${d['value']}.`,
    id_is_number: (d) => `Die Nummern in ${d['place']} sind eure Mitgliedsnummern.`,
    name_is_surname: (d) =>
      `In ${d['place']} stehen die Nachnamen, weil daneben ${d['other']} steht.`,
    surname_first: (d) => `Namen in ${d['place']}: Nachname, Vorname.`,
    file_empty: () => 'Es steht nichts darin.',
    file_is_workbook: () => 'Das ist eine Mappe: Speichere sie als CSV.',
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
      return `${added} eingetragen, ${changed} geändert. Es ging keine Mail raus.`;
    },
    reason: (reason, detail) =>
      reason === 'rows'
        ? `Diese hat inzwischen jemand geändert, die anderen dieser Zeilen sind geschrieben: ${withStop(detail)} Lies die Liste noch einmal ein.`
        : null,
    onward: 'Jetzt einladen',
  },
};
