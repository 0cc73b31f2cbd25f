import { withStop } from './full-stop.ts';
import type { club as english } from './club.en.ts';

export const club: typeof english = {
  title: 'Der Verein',
  about: 'Was die Mitglieder von ihm sehen, und was einmal eingestellt wird.',
  back: 'Zurück zum Verein',
  save: 'Speichern',
  saved: 'Gespeichert. In einer Minute zeigen es alle Seiten.',
  forbidden:
    'Mit deinem Schlüssel lässt sich der Verein nicht ändern, dafür braucht es einen mit admin. Plätze und Wetter kannst du ändern.',
  changed: (by, parts) =>
    parts.length === 0
      ? `${by === '' ? 'Jemand' : by} hat das inzwischen geändert. Deine Eingaben stehen noch da: Sieh noch einmal hin und speichere dann.`
      : `${by === '' ? 'Jemand' : by} hat inzwischen etwas geändert: ${parts.join(', ')}. Deine Eingaben stehen noch da: Sieh noch einmal hin und speichere dann.`,
  trouble: 'Noch nicht gespeichert: Unten stimmt etwas nicht.',

  branding: {
    title: 'Name und Farbe',
    name: 'Name des Vereins',
    colour: 'Farbe',
    colourHint: 'Zum Beispiel #0f5c4a. Lesbar bleibt alles, dafür sorgt die Seite.',
    picker: 'Farbe aussuchen',
    look: 'Ansehen',
    contact: 'Mailadresse des Vereins',
    contactHint: 'Dorthin werden Aufnahmeanträge gemeldet. Sonst sieht sie niemand.',
    country: 'Telefonnummern ohne Vorwahl des Landes',
    countryHint: 'Etwa 0171 in einer Liste: Sie gelten als Nummern dieses Landes.',
    countryOfZone: (country) =>
      country === null ? 'So, wie sie dastehen' : `Das der Zeitzone: ${country}`,
    languages: 'Sprachen der Seite',
    languagesHint: 'Mit nur einer gibt es nichts zu wählen, und alle Mails kommen in ihr.',
    only: (language) => `Nur ${language}`,
    language: 'Sprache der Mails',
    languageHint: 'Für Mitglieder, die auf der Seite keine gewählt haben.',
    parts: {
      name: 'der Name',
      colour: 'die Farbe',
      contact: 'die Mailadresse',
      language: 'die Sprache',
      country: 'das Land der Telefonnummern',
      only: 'die Sprachen der Seite',
    },
    faults: {
      name: 'Zwischen 1 und 100 Zeichen.',
      colour: 'Nach dem # sechs Ziffern von 0 bis f, zum Beispiel #0f5c4a.',
      contact: 'Das ist keine Mailadresse.',
    },
  },
  preview: {
    title: 'So sieht es aus',
    light: 'Hell',
    dark: 'Dunkel',
    button: 'Ergebnis eintragen',
    quiet: 'Termin vorschlagen',
    link: 'Tabelle',
    pairs: { band: 'Kopf', button: 'Knopf', quiet: 'Heller Knopf', link: 'Link' },
    ratio: (ratio) => `${ratio} : 1`,
    about: 'Kontrast der Schrift zum Grund; ab 4,5 : 1 können fast alle sie lesen.',
    given: (colour, shown) =>
      colour === shown
        ? 'Der Kopf hat genau deine Farbe.'
        : `Auf ${colour} ist weder Weiß noch Schwarz zu lesen: Der Kopf wird etwas dunkler, ${shown}.`,
  },

  logo: {
    title: 'Logo',
    none: 'Noch keines: Die Seite zeigt einen Platz im Wappen.',
    one: 'Im Kopf der Seiten, in Mails, am Aushang, auf dem Startbildschirm',
    file: 'Ein Bild',
    fileHint:
      'PNG, JPEG, WebP oder GIF, bis 5 MB. Es wird neu gezeichnet: Was eine Kamera hineinschreibt, fällt weg.',
    take: 'Dieses Logo nehmen',
    remove: 'Logo entfernen',
    removeAbout: 'Dann steht wieder der Platz im Wappen da. Die Datei ist nach einem Tag weg.',
    alt: 'Das Logo',
  },
  pictureFaults: {
    empty: 'Wähl erst eine Datei aus.',
    too_large: 'Die Datei ist größer als 5 MB. Speichere sie kleiner ab und nimm die.',
    too_many_pixels: 'Mehr als 16 Megapixel. Speichere es kleiner ab: 512 Pixel reichen.',
    too_small: 'Kleiner als 16 Pixel. Nimm ein größeres.',
    damaged:
      'Die Datei fängt wie ein Bild an, ist aber keines oder beschädigt. Speichere sie neu als PNG.',
    svg: 'Das ist eine SVG-Zeichnung, in der Programme stecken können. Speichere sie als PNG, 512 Pixel breit.',
    pdf: 'Das ist ein Dokument. Speichere das Logo daraus als PNG.',
    heic: 'So legen iPhones Bilder ab (HEIC). Schick es dir selbst als JPEG und nimm das.',
    avif: 'Das ist AVIF, das geht noch nicht. Speichere es als PNG.',
    tiff: 'Das ist TIFF, wie es Druckereien haben. Speichere es als PNG.',
    bmp: 'Das ist BMP. Speichere es als PNG.',
    unknown: 'Das ist kein Bild, das die Seite kennt. PNG, JPEG, WebP und GIF kennt sie.',
  },

  sponsors: {
    title: 'Sponsoren',
    about:
      'Sie stehen in einer kleinen Zeile unter den Seiten der Spieler und unten auf jedem Blatt für den Aushang.',
    none: 'Noch keine.',
    count: (count) => (count === 1 ? '1 Sponsor' : `${count} Sponsoren`),
    name: 'Name',
    url: 'Website',
    urlHint: 'Zum Beispiel https://example.org. Kann leer bleiben.',
    logo: 'Logo',
    logoHint: 'Kann leer bleiben: Dann steht der Name da.',
    add: 'Sponsor hinzufügen',
    addNow: 'Hinzufügen',
    saveOne: (name) => `Speichern: ${name}`,
    up: (name) => `Weiter nach vorn: ${name}`,
    remove: 'Entfernen',
    removeLogo: 'Ohne Logo',
    removeSure: (name) => `${name} verschwindet sofort von allen Seiten.`,
    full: 'Mehr als acht Sponsoren fasst die Zeile nicht.',
    faults: {
      name: 'Zwischen 1 und 60 Zeichen.',
      url: 'Eine Webadresse beginnt mit https:// oder http://.',
      twice: 'Einen Sponsor mit diesem Namen gibt es schon.',
    },
  },

  courts: {
    title: 'Plätze und Wetter',
    about: 'Für jeden Ort, an dem ihr spielt, steht das Wetter neben ausgemachten Spielen.',
    count: (count) => (count === 1 ? '1 Ort' : `${count} Orte`),
    none: 'Keine Orte: Es wird kein Wetter gezeigt.',
    noSource:
      'Auf diesem Server ist keine Vorhersage eingerichtet: CLUBHOUSE_WEATHER_URL sagt, woher sie kommt.',
    name: 'Name',
    nameHint: 'Wie ihn die Spieler kennen: „Platz 1 bis 6“, „Stadtpark“.',
    place: 'Wo er liegt',
    placeHint:
      'Koordinaten, zum Beispiel 50,9413; 6,9583, oder die Adresse einer Karte: Such die Plätze in OpenStreetMap, Google oder Apple Karten und kopiere den Link.',
    check: 'Auf einer Karte ansehen',
    add: 'Ort hinzufügen',
    addNow: 'Hinzufügen',
    saveOne: (name) => `Speichern: ${name}`,
    remove: 'Entfernen',
    removeSure: (name) =>
      `Für ${name} wird kein Wetter mehr gezeigt. Dort ausgemachte Spiele bleiben ausgemacht.`,
    full: 'Mehr als acht Orte gehen nicht.',
    weather: 'Wetter',
    shown: 'Wetter zeigen',
    shownAbout: 'Neben ausgemachten Spielen der nächsten Tage.',
    units: 'Einheiten',
    unitNames: { metric: '°C und km/h', uk: '°C und mph', us: '°F und mph' },
    gone: 'Diesen Ort hat inzwischen jemand entfernt.',
    faults: {
      name: 'Zwischen 1 und 100 Zeichen.',
      empty: 'Gib Koordinaten ein oder die Adresse einer Karte.',
      unreadable:
        'Daraus lassen sich keine Koordinaten lesen. Zwei Zahlen genügen: 50,9413; 6,9583.',
      short_link:
        'Das ist ein Kurzlink: Nur die Karte selbst weiß, wohin er führt. Öffne ihn und kopiere die lange Adresse.',
      out_of_range: 'Die Breite liegt zwischen -90 und 90, die Länge zwischen -180 und 180.',
    },
  },

  zone: {
    title: 'Zeitzone',
    about: 'Nach ihr zählen Tage, Fristen und die Zeiten der Spiele.',
    field: 'Zeitzone',
    hint: 'Die größte Stadt eurer Gegend, zum Beispiel Europe/Berlin.',
    look: 'Ansehen, was sich ändert',
    now: (time) => `jetzt ${time}`,
    numbers: (country) => `Telefonnummern ohne +… gelten als solche aus: ${withStop(country)}`,
    noNumbers: 'Telefonnummern lassen sich von hier nur wählen, wenn sie mit + beginnen.',
    changes: 'Was sich ändert',
    same: 'Das ist jetzt die Zeitzone des Vereins.',
    nowRow: 'Die Uhrzeit jetzt',
    closes: (season) => `Letzte Minute für Ergebnisse, ${season}`,
    before: 'Jetzt',
    after: 'Dann',
    openEnd: 'keine Frist',
    keep: 'Zeiten, die zwei Spieler ausgemacht haben, bleiben derselbe Augenblick: Ihre Uhrzeit verschiebt sich mit der Zone.',
    save: (zone) => `Auf ${zone} umstellen`,
    unknown: 'Diese Zeitzone gibt es nicht.',
  },

  privacy: {
    title: 'Datenschutzhinweis',
    none: 'Noch keiner: Niemand kann die Aufnahme beantragen.',
    current: (version, day) => `Fassung ${version} vom ${day}`,
    about:
      'Wer die Aufnahme beantragt, liest ihn und stimmt zu. Jede Fassung bleibt erhalten, mit Nummer und Tag.',
    name: 'Wie er heißt',
    text: 'Text',
    textHint: 'Mit einer Leerzeile beginnt ein Absatz.',
    english: 'Englisch',
    german: 'Deutsch',
    oneIsEnough: 'Eine Sprache genügt: Wer die andere liest, bekommt sie.',
    start: 'Mit einem Text anfangen',
    startAbout:
      'Er sagt, was diese Seite speichert. Lies und ändere ihn: Der Verein steht dafür ein.',
    publish: (version) => `Als Fassung ${version} veröffentlichen`,
    publishAbout:
      'Wer ab jetzt die Aufnahme beantragt, stimmt dieser zu. Im Antrag steht, welcher Fassung zugestimmt wurde.',
    versions: 'Alle Fassungen',
    of: (day, by) => (by === '' ? day : `${day}, von ${by}`),
    now: 'gilt',
    notice: (version) => `Fassung ${version}`,
    agreedAs: 'In Anträgen heißt sie',
    takeDown: 'Keine Anträge annehmen',
    takeDownAbout:
      'Das Formular unter /join schließt, bis wieder eine Fassung veröffentlicht wird. Hier bleiben alle stehen.',
    takeDownNow: 'Formular schließen',
    backToAll: 'Zurück zum Datenschutzhinweis',
    faults: {
      name: 'Gib ihm in mindestens einer Sprache einen Namen, höchstens 150 Zeichen.',
      text: 'Schreib in mindestens einer Sprache einen Text, höchstens 20.000 Zeichen.',
      language: 'In einer Sprache fehlt zum Namen der Text oder zum Text der Name.',
      same: 'Das ist Wort für Wort die Fassung, die gilt.',
      room: 'Mehr nimmt die Liga nicht an: Kürze den Text.',
    },
  },

  more: {
    title: 'Auch hier',
    history: 'Verlauf',
    historyAbout: 'Wer wann was getan hat',
    keys: 'Schlüssel',
    keysAbout: 'Wer sich als Trainer anmeldet',
    chase: 'Wer noch spielen muss',
    chaseAbout: 'Offene Spiele, und Mails dazu',
    export: 'Mitgliederliste herunterladen',
    exportAbout: 'Eine Tabelle für Excel und Co.',
    wall: 'Aushang',
    wallAbout: 'Alle Tabellen auf Papier',
    poster: 'Plakat zum Anmelden',
    posterAbout: 'Ein QR-Code fürs Clubhaus',
  },
};
