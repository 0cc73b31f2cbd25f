import { withStop } from './full-stop.ts';
import type { PictureFault } from '../images/read-picture.ts';

/** `/coach/club` and the pages below it. */
export const club = {
  title: 'The club',
  about: 'Settings and appearance of the club’s website.',
  back: 'Back to the club',
  save: 'Save',
  saved: 'Saved. All pages show it within a minute.',
  forbidden:
    'Your key does not allow you to change the club. It needs the “admin” permission. You can change courts and weather.',
  changed: (by: string, parts: readonly string[]) =>
    parts.length === 0
      ? `${by === '' ? 'Someone' : by} changed this in the meantime. Your entries are still here. Check them again, then save.`
      : `${by === '' ? 'Someone' : by} changed this in the meantime: ${parts.join(', ')}. Your entries are still here. Check them again, then save.`,
  trouble: 'Not saved yet. Please check the fields below.',

  branding: {
    title: 'Name and colour',
    name: 'Club name',
    colour: 'Colour',
    colourHint: 'For example #0f5c4a. The site keeps text readable on it.',
    picker: 'Pick a colour',
    look: 'Preview',
    contact: 'The club’s email address',
    contactHint: 'New applications go to this address. Nobody else sees it.',
    country: 'Phone numbers without a country code',
    countryHint: 'In a list, a number such as 0171 is treated as a number in this country.',
    countryOfZone: (country: string | null) =>
      country === null ? 'As typed' : `Same as the time zone: ${country}`,
    languages: 'Languages of the site',
    languagesHint: 'With only one language, all pages and emails use it.',
    only: (language: string) => `Only ${language}`,
    language: 'Language of emails',
    languageHint: 'For members who have not chosen a language.',
    parts: {
      name: 'the name',
      colour: 'the colour',
      contact: 'the email address',
      language: 'the language',
      country: 'the country of phone numbers',
      only: 'the languages of the site',
    },
    faults: {
      name: 'Enter up to 100 characters.',
      colour: 'Enter # and six digits from 0 to f, such as #0f5c4a.',
      contact: 'This is not a valid email address.',
    },
  },
  preview: {
    title: 'Preview',
    light: 'Light',
    dark: 'Dark',
    button: 'Enter the score',
    quiet: 'Pick a time',
    link: 'Table',
    pairs: { band: 'Header', button: 'Button', quiet: 'Secondary button', link: 'Link' },
    ratio: (ratio: string) => `${ratio} : 1`,
    about: 'Contrast of text and background. At 4.5 : 1 or more, nearly everyone can read it.',
    given: (colour: string, shown: string) =>
      colour === shown
        ? 'The header uses exactly your colour.'
        : `Neither white nor black text is readable on ${colour}. The header uses a slightly darker ${shown}.`,
  },

  logo: {
    title: 'Logo',
    none: 'No logo yet. The site shows a court in a shield.',
    one: 'In the header, in emails, on prints and on home screens',
    file: 'Picture',
    fileHint: 'PNG, JPEG, WebP or GIF, up to 5 MB. The site redraws it, which removes camera data.',
    take: 'Use this logo',
    remove: 'Remove the logo',
    removeAbout: 'The site shows the court in a shield again. The file is deleted within a day.',
    alt: 'The logo',
  },
  pictureFaults: {
    empty: 'Choose a file first.',
    too_large: 'The file is larger than 5 MB. Save a smaller version and use that.',
    too_many_pixels:
      'The picture has more than 16 megapixels. Save a smaller version. 512 pixels are plenty.',
    too_small: 'The picture is smaller than 16 pixels. Choose a larger one.',
    damaged: 'The file is damaged or not a picture. Save it again as PNG.',
    svg: 'This is an SVG drawing, which may contain programs. Save it as PNG, 512 pixels wide.',
    pdf: 'This is a document. Save its logo as PNG.',
    heic: 'This is an iPhone picture (HEIC). Send it to yourself as JPEG and use that.',
    avif: 'This is AVIF, which is not supported yet. Save it as PNG.',
    tiff: 'This is TIFF. Save it as PNG.',
    bmp: 'This is BMP. Save it as PNG.',
    unknown: 'The site cannot read this picture. Use PNG, JPEG, WebP or GIF.',
  } satisfies Record<PictureFault, string>,

  sponsors: {
    title: 'Sponsors',
    about: 'Sponsors appear in one line at the bottom of players’ pages and of each printed sheet.',
    none: 'None yet.',
    count: (count: number) => (count === 1 ? '1 sponsor' : `${count} sponsors`),
    name: 'Name',
    url: 'Website',
    urlHint: 'For example https://example.org (optional).',
    logo: 'Logo',
    logoHint: 'Optional. Without a logo, the name appears.',
    add: 'Add a sponsor',
    addNow: 'Add the sponsor',
    saveOne: (name: string) => `Save: ${name}`,
    up: (name: string) => `Move forward: ${name}`,
    remove: 'Remove',
    removeLogo: 'Remove the logo',
    removeSure: (name: string) => `This removes ${name} from every page immediately.`,
    full: 'You can add up to eight sponsors.',
    faults: {
      name: 'Enter up to 60 characters.',
      url: 'Enter a web address that starts with https:// or http://.',
      twice: 'A sponsor with this name already exists.',
    },
  },

  evenings: {
    title: 'Free evenings',
    about: 'Players say when they can play, and see times that suit both sides.',
    on: 'Players can say when they are free',
    onAbout:
      'Nobody sees when someone else can play, not even coaches. If you turn this off, all answers are deleted.',
    isOn: 'On',
    isOff: 'Off',
    courts: 'How many courts are free for league matches?',
    courtsAbout:
      'Once a day, the club proposes matches at times that all players have free. Leave a field empty if there are always enough courts.',
    wetTitle: 'Will it be wet?',
    wetAbout:
      'This cancels that day’s proposals that have not been accepted by both sides. The next morning, the club looks for other days. Matches already arranged stay arranged.',
    wet: (day: string, count: number) =>
      `Cancel ${day}: ${count === 1 ? '1 proposal' : `${count} proposals`}`,
    counts: (proposed: number, arranged: number, played: number) =>
      `In the past four weeks the club proposed ${proposed === 1 ? '1 match' : `${proposed} matches`} at shared times: ${arranged} arranged that way, ${played} played.`,
    unanswered: (when: string, who: string) =>
      `The club proposed this match on ${withStop(when)} No answer from ${withStop(who)} This does not count as an offer.`,
  },
  courts: {
    title: 'Courts and weather',
    about: 'Arranged matches show the weather forecast for each place you play at.',
    count: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    none: 'No places yet, so no weather is shown.',
    noSource:
      'Weather forecasts are not set up on this server. Set CLUBHOUSE_WEATHER_URL to the address of a forecast service.',
    name: 'Name',
    nameHint: 'The name players know: “Court 1 to 6”, “The park”.',
    place: 'Location',
    placeHint:
      'Coordinates such as 51.5072, -0.1276, or a map link. Find the courts in OpenStreetMap, Google or Apple Maps and copy the link.',
    check: 'Check on a map',
    add: 'Add a place',
    addNow: 'Add the place',
    saveOne: (name: string) => `Save: ${name}`,
    remove: 'Remove',
    removeSure: (name: string) =>
      `Forecasts for ${name} will no longer be shown. Matches arranged there stay arranged.`,
    full: 'You can add up to eight places.',
    weather: 'Weather',
    shown: 'Show the weather',
    shownAbout: 'For arranged matches in the next few days.',
    units: 'Units',
    unitNames: { metric: '°C and km/h', uk: '°C and mph', us: '°F and mph' },
    gone: 'Someone removed this place in the meantime.',
    faults: {
      name: 'Enter up to 100 characters.',
      empty: 'Enter coordinates or a map link.',
      unreadable: 'We found no coordinates in this. Two numbers are enough: 51.5072, -0.1276.',
      short_link: 'This is a short link. Open it and copy the full address.',
      out_of_range: 'Enter a latitude from -90 to 90 and a longitude from -180 to 180.',
    },
  },

  zone: {
    title: 'Time zone',
    about: 'Days, deadlines and match times use this time zone.',
    field: 'Time zone',
    hint: 'The largest city in your region, such as Europe/London.',
    look: 'Preview the changes',
    now: (time: string) => `now ${time}`,
    numbers: (country: string) =>
      `Phone numbers without +… are treated as numbers in ${withStop(country)}`,
    noNumbers: 'Phone numbers can only be dialled from here if they start with +.',
    changes: 'Preview',
    same: 'This is already the club’s time zone.',
    nowRow: 'Current time',
    closes: (season: string) => `Deadline for scores, ${season}`,
    before: 'Before',
    after: 'After',
    openEnd: 'no deadline',
    keep: 'Arranged matches are not moved. Only the time shown for them changes.',
    save: (zone: string) => `Change to ${zone}`,
    unknown: 'Choose a time zone from the list.',
  },

  privacy: {
    title: 'Privacy notice',
    none: 'No notice yet. Nobody can apply.',
    current: (version: number, day: string) => `Version ${version}, dated ${day}`,
    about: 'Applicants read it and agree to it. Every version is kept with its number and date.',
    name: 'Title',
    text: 'Text',
    textHint: 'An empty line starts a new paragraph.',
    english: 'English',
    german: 'German',
    oneIsEnough: 'One language is enough. Readers of the other language will see it too.',
    start: 'Insert a template',
    startAbout:
      'The template says what this site stores. Read and adapt it. The club is responsible for it.',
    publish: (version: number) => `Publish as version ${version}`,
    publishAbout:
      'New applicants agree to this version. Each application records which version was accepted.',
    versions: 'All versions',
    of: (day: string, by: string) => (by === '' ? day : `${day}, by ${by}`),
    now: 'current',
    notice: (version: number) => `Version ${version}`,
    agreedAs: 'Name in applications',
    takeDown: 'Close applications',
    takeDownAbout:
      'The form at /join closes until you publish a version again. All versions are kept.',
    takeDownNow: 'Close the form',
    backToAll: 'Back to the privacy notice',
    faults: {
      name: 'Enter a title of up to 150 characters in at least one language.',
      text: 'Enter a text of up to 20,000 characters in at least one language.',
      language: 'Enter both a title and a text for each language you use.',
      same: 'This text is identical to the current version. Change it first.',
      room: 'The text is too long for the league. Shorten it.',
    },
  },

  more: {
    title: 'More',
    history: 'History',
    historyAbout: 'Who did what, and when',
    keys: 'Keys',
    keysAbout: 'Who can sign in as a coach',
    chase: 'Chase list',
    chaseAbout: 'Players with open matches, and emails to them',
    export: 'Member export',
    exportAbout: 'A file for Excel and other spreadsheets',
    wall: 'Notice board',
    wallAbout: 'All tables on paper',
    poster: 'Sign-in poster',
    posterAbout: 'A QR code for the clubhouse',
  },
};
