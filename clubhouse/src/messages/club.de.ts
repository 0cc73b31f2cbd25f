import { withStop } from './full-stop.ts';
import type { club as english } from './club.en.ts';

export const club: typeof english = {
  title: 'Der Verein',
  about: 'Einstellungen und Aussehen der Vereinswebsite.',
  back: 'Zurück zum Verein',
  save: 'Speichern',
  saved: 'Gespeichert. Nach höchstens einer Minute zeigen es alle Seiten.',
  forbidden:
    'Dein Schlüssel erlaubt dir nicht, den Verein zu ändern. Er braucht das Recht „admin“. Plätze und Wetter kannst du ändern.',
  changed: (by, parts) =>
    parts.length === 0
      ? `${by === '' ? 'Jemand' : by} hat das inzwischen geändert. Deine Eingaben stehen noch da. Prüf sie noch einmal und speichere dann.`
      : `${by === '' ? 'Jemand' : by} hat inzwischen etwas geändert: ${parts.join(', ')}. Deine Eingaben stehen noch da. Prüf sie noch einmal und speichere dann.`,
  trouble: 'Noch nicht gespeichert. Bitte prüf die Felder unten.',

  branding: {
    title: 'Name und Farbe',
    name: 'Name des Vereins',
    colour: 'Farbe',
    colourHint: 'Zum Beispiel #0f5c4a. Die Website sorgt dafür, dass Text darauf lesbar bleibt.',
    picker: 'Farbe aussuchen',
    look: 'Vorschau',
    contact: 'E-Mail-Adresse des Vereins',
    contactHint: 'An diese Adresse gehen neue Aufnahmeanträge. Sonst sieht sie niemand.',
    country: 'Telefonnummern ohne Landesvorwahl',
    countryHint: 'Eine Nummer wie 0171 in einer Liste gilt als Nummer aus diesem Land.',
    countryOfZone: (country) =>
      country === null ? 'Wie eingegeben' : `Wie die Zeitzone: ${country}`,
    languages: 'Sprachen der Website',
    languagesHint: 'Mit nur einer Sprache sind alle Seiten und E-Mails in dieser Sprache.',
    only: (language) => `Nur ${language}`,
    language: 'Sprache der E-Mails',
    languageHint: 'Für Mitglieder, die keine Sprache gewählt haben.',
    parts: {
      name: 'der Name',
      colour: 'die Farbe',
      contact: 'die E-Mail-Adresse',
      language: 'die Sprache',
      country: 'das Land der Telefonnummern',
      only: 'die Sprachen der Website',
    },
    faults: {
      name: 'Gib höchstens 100 Zeichen ein.',
      colour: 'Gib # und sechs Ziffern von 0 bis f ein, zum Beispiel #0f5c4a.',
      contact: 'Das ist keine gültige E-Mail-Adresse.',
    },
  },
  preview: {
    title: 'Vorschau',
    light: 'Hell',
    dark: 'Dunkel',
    button: 'Ergebnis eintragen',
    quiet: 'Termin vorschlagen',
    link: 'Tabelle',
    pairs: { band: 'Kopfzeile', button: 'Knopf', quiet: 'Heller Knopf', link: 'Link' },
    ratio: (ratio) => `${ratio} : 1`,
    about: 'Kontrast von Schrift und Hintergrund. Ab 4,5 : 1 können fast alle den Text lesen.',
    given: (colour, shown) =>
      colour === shown
        ? 'Die Kopfzeile hat genau deine Farbe.'
        : `Auf ${colour} ist weder weißer noch schwarzer Text lesbar. Die Kopfzeile wird etwas dunkler: ${shown}.`,
  },

  logo: {
    title: 'Logo',
    none: 'Noch kein Logo. Die Website zeigt einen Platz im Wappen.',
    one: 'In der Kopfzeile, in E-Mails, auf Aushängen und auf dem Startbildschirm',
    file: 'Bild',
    fileHint:
      'PNG, JPEG, WebP oder GIF, bis 5 MB. Die Website zeichnet es neu und entfernt dabei Kameradaten.',
    take: 'Dieses Logo verwenden',
    remove: 'Logo entfernen',
    removeAbout:
      'Die Website zeigt dann wieder den Platz im Wappen. Die Datei wird spätestens nach einem Tag gelöscht.',
    alt: 'Das Logo',
  },
  pictureFaults: {
    empty: 'Wähl erst eine Datei aus.',
    too_large: 'Die Datei ist größer als 5 MB. Speichere eine kleinere Fassung und nimm die.',
    too_many_pixels:
      'Das Bild hat mehr als 16 Megapixel. Speichere es kleiner ab. 512 Pixel reichen.',
    too_small: 'Das Bild ist kleiner als 16 Pixel. Nimm ein größeres.',
    damaged: 'Die Datei ist beschädigt oder kein Bild. Speichere sie neu als PNG.',
    svg: 'Das ist eine SVG-Zeichnung, die Programme enthalten kann. Speichere sie als PNG, 512 Pixel breit.',
    pdf: 'Das ist ein Dokument. Speichere das Logo daraus als PNG.',
    heic: 'Das ist ein iPhone-Bild (HEIC). Schick es dir selbst als JPEG und nimm das.',
    avif: 'Das ist AVIF. Die Website unterstützt es noch nicht. Speichere es als PNG.',
    tiff: 'Das ist TIFF. Speichere es als PNG.',
    bmp: 'Das ist BMP. Speichere es als PNG.',
    unknown: 'Die Website kann dieses Bild nicht lesen. Nimm PNG, JPEG, WebP oder GIF.',
  },

  sponsors: {
    title: 'Sponsoren',
    about:
      'Sponsoren stehen in einer Zeile unten auf den Spielerseiten und auf jedem gedruckten Blatt.',
    none: 'Noch keine.',
    count: (count) => (count === 1 ? '1 Sponsor' : `${count} Sponsoren`),
    name: 'Name',
    url: 'Website',
    urlHint: 'Zum Beispiel https://example.org (freiwillig).',
    logo: 'Logo',
    logoHint: 'Freiwillig. Ohne Logo erscheint der Name.',
    add: 'Sponsor hinzufügen',
    addNow: 'Sponsor hinzufügen',
    saveOne: (name) => `Speichern: ${name}`,
    up: (name) => `Weiter nach vorn: ${name}`,
    remove: 'Entfernen',
    removeLogo: 'Logo entfernen',
    removeSure: (name) => `${name} verschwindet sofort von allen Seiten.`,
    full: 'Du kannst höchstens acht Sponsoren hinzufügen.',
    faults: {
      name: 'Gib höchstens 60 Zeichen ein.',
      url: 'Gib eine Webadresse ein, die mit https:// oder http:// beginnt.',
      twice: 'Einen Sponsor mit diesem Namen gibt es schon.',
    },
  },

  evenings: {
    title: 'Freie Abende',
    about: 'Spieler sagen, wann sie können, und sehen Zeiten, die beiden Seiten passen.',
    on: 'Spieler können freie Abende angeben',
    onAbout:
      'Niemand sieht, wann jemand anders kann, auch kein Trainer. Schaltest du das aus, werden alle Angaben gelöscht.',
    isOn: 'An',
    isOff: 'Aus',
    courts: 'Wie viele Plätze sind für Ligaspiele frei?',
    courtsAbout:
      'Einmal am Tag schlägt der Verein Spiele zu Zeiten vor, zu denen alle können. Lass ein Feld leer, wenn immer genug Plätze frei sind.',
    wetTitle: 'Wird es nass?',
    wetAbout:
      'Damit fallen die Vorschläge für diesen Tag weg, denen noch nicht beide Seiten zugesagt haben. Am nächsten Morgen sucht der Verein andere Tage. Vereinbarte Spiele bleiben vereinbart.',
    wet: (day, count) => `${day} absagen: ${count === 1 ? '1 Vorschlag' : `${count} Vorschläge`}`,
    counts: (proposed, arranged, played) =>
      `In den letzten vier Wochen hat der Verein ${proposed === 1 ? '1 Spiel' : `${proposed} Spiele`} zu gemeinsamen Zeiten vorgeschlagen: ${arranged} so vereinbart, ${played} gespielt.`,
    unanswered: (when, who) =>
      `Der Verein hat dieses Spiel am ${when} vorgeschlagen. Keine Antwort von ${withStop(who)} Als Angebot zählt das nicht.`,
  },
  courts: {
    title: 'Plätze und Wetter',
    about: 'Vereinbarte Spiele zeigen die Wettervorhersage für jeden Ort, an dem ihr spielt.',
    count: (count) => (count === 1 ? '1 Ort' : `${count} Orte`),
    none: 'Noch keine Orte, deshalb kein Wetter.',
    noSource:
      'Auf diesem Server ist keine Wettervorhersage eingerichtet. Setz CLUBHOUSE_WEATHER_URL auf die Adresse eines Wetterdienstes.',
    name: 'Name',
    nameHint: 'Wie ihn die Spieler kennen: „Platz 1 bis 6“, „Stadtpark“.',
    place: 'Lage',
    placeHint:
      'Koordinaten, zum Beispiel 50,9413; 6,9583, oder ein Kartenlink. Such die Plätze in OpenStreetMap, Google oder Apple Karten und kopier den Link.',
    check: 'Auf der Karte prüfen',
    add: 'Ort hinzufügen',
    addNow: 'Ort hinzufügen',
    saveOne: (name) => `Speichern: ${name}`,
    remove: 'Entfernen',
    removeSure: (name) =>
      `Für ${name} wird kein Wetter mehr gezeigt. Dort vereinbarte Spiele bleiben vereinbart.`,
    full: 'Du kannst höchstens acht Orte hinzufügen.',
    weather: 'Wetter',
    shown: 'Wetter zeigen',
    shownAbout: 'Bei vereinbarten Spielen der nächsten Tage.',
    units: 'Einheiten',
    unitNames: { metric: '°C und km/h', uk: '°C und mph', us: '°F und mph' },
    gone: 'Jemand hat diesen Ort inzwischen entfernt.',
    faults: {
      name: 'Gib höchstens 100 Zeichen ein.',
      empty: 'Gib Koordinaten oder einen Kartenlink ein.',
      unreadable: 'Wir haben keine Koordinaten gefunden. Zwei Zahlen genügen: 50,9413; 6,9583.',
      short_link: 'Das ist ein Kurzlink. Öffne ihn und kopier die vollständige Adresse.',
      out_of_range: 'Gib eine Breite von -90 bis 90 und eine Länge von -180 bis 180 ein.',
    },
  },

  zone: {
    title: 'Zeitzone',
    about: 'Tage, Fristen und Spielzeiten richten sich nach dieser Zeitzone.',
    field: 'Zeitzone',
    hint: 'Die größte Stadt in eurer Gegend, zum Beispiel Europe/Berlin.',
    look: 'Vorschau anzeigen',
    now: (time) => `jetzt ${time}`,
    numbers: (country) => `Land für Telefonnummern ohne +…: ${withStop(country)}`,
    noNumbers: 'Von hier kannst du nur Telefonnummern wählen, die mit + beginnen.',
    changes: 'Vorschau',
    same: 'Das ist schon die Zeitzone des Vereins.',
    nowRow: 'Aktuelle Uhrzeit',
    closes: (season) => `Frist für Ergebnisse, ${season}`,
    before: 'Bisher',
    after: 'Neu',
    openEnd: 'keine Frist',
    keep: 'Vereinbarte Spiele werden nicht verlegt. Nur die angezeigte Uhrzeit ändert sich.',
    save: (zone) => `Auf ${zone} umstellen`,
    unknown: 'Wähl eine Zeitzone aus der Liste.',
  },

  privacy: {
    title: 'Datenschutzhinweis',
    none: 'Noch kein Hinweis. Niemand kann einen Antrag stellen.',
    current: (version, day) => `Fassung ${version} vom ${day}`,
    about:
      'Antragsteller lesen ihn und stimmen zu. Jede Fassung bleibt mit Nummer und Datum erhalten.',
    name: 'Titel',
    text: 'Text',
    textHint: 'Mit einer Leerzeile beginnt ein neuer Absatz.',
    english: 'Englisch',
    german: 'Deutsch',
    oneIsEnough: 'Eine Sprache genügt. Wer die andere Sprache gewählt hat, sieht dann diese.',
    start: 'Vorlage einfügen',
    startAbout:
      'In der Vorlage steht, was diese Website speichert. Lies sie und pass sie an. Der Verein ist dafür verantwortlich.',
    publish: (version) => `Als Fassung ${version} veröffentlichen`,
    publishAbout:
      'Neue Antragsteller stimmen dieser Fassung zu. Im Antrag steht, welche Fassung galt.',
    versions: 'Alle Fassungen',
    of: (day, by) => (by === '' ? day : `${day}, von ${by}`),
    now: 'aktuell',
    notice: (version) => `Fassung ${version}`,
    agreedAs: 'Name in Anträgen',
    takeDown: 'Keine Anträge annehmen',
    takeDownAbout:
      'Das Formular unter /join bleibt geschlossen, bis du wieder eine Fassung veröffentlichst. Alle Fassungen bleiben erhalten.',
    takeDownNow: 'Formular schließen',
    backToAll: 'Zurück zum Datenschutzhinweis',
    faults: {
      name: 'Gib in mindestens einer Sprache einen Titel mit höchstens 150 Zeichen ein.',
      text: 'Gib in mindestens einer Sprache einen Text mit höchstens 20.000 Zeichen ein.',
      language: 'Gib für jede verwendete Sprache Titel und Text ein.',
      same: 'Der Text ist identisch mit der aktuellen Fassung. Ändere ihn zuerst.',
      room: 'Der Text ist zu lang für die Liga. Kürz ihn.',
    },
  },

  more: {
    title: 'Mehr',
    history: 'Verlauf',
    historyAbout: 'Wer wann was getan hat',
    keys: 'Schlüssel',
    keysAbout: 'Wer sich als Trainer anmelden kann',
    chase: 'Offene Spiele',
    chaseAbout: 'Spieler mit offenen Spielen und E-Mails an sie',
    export: 'Mitgliederliste herunterladen',
    exportAbout: 'Eine Tabelle für Excel und Co.',
    wall: 'Aushang',
    wallAbout: 'Alle Tabellen auf Papier',
    poster: 'Plakat zum Anmelden',
    posterAbout: 'Ein QR-Code fürs Clubhaus',
  },
};
