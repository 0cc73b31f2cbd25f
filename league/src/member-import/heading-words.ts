import type { Column } from './column-kinds.ts';
import { indexWords } from './word-table.ts';

/** German and English names that clubs give their columns, folded by `foldHeading`. */
const WORDS: Readonly<Partial<Record<Column, string>>> = {
  id: 'id memberid mitgliedsid',
  member_number: `
    membernumber memberno membershipnumber membershipno number no mitgliedsnummer mitgliedsnr
    mitglnr mglnr mitgliednr mitgliednummer mgnr nr`,
  full_name: `
    name names member player mitglied spieler spielerin spielername playername membername
    mitgliedsname vollername vorundnachname vornamenachname vornamename firstnamelastname
    firstnamesurname firstandlastname`,
  surname_first: `
    namevorname nachnamevorname familiennamevorname surnamefirstname lastnamefirstname lastfirst
    namefirstname`,
  display_name: 'shownas nickname anzeigename rufname spitzname',
  first_name: `
    firstname forename givenname vorname vornamen firstnames forenames givennames christianname`,
  surname: 'lastname familyname nachname familienname zuname surnames familynames',
  email: 'mail emails emailaddress mailaddress emailadresse mailadresse emailprivat privateemail',
  phone: `
    telephone tel mobile mobilephone cell cellphone phonenumber phonehome homephone phonemobile
    telefon telefonnummer telefonnr telefonprivat telefonmobil telprivat telmobil festnetz handy
    handynummer mobil mobiltelefon mobilnummer`,
  gender: 'sex geschlecht mw mwd',
  date_of_birth: `
    dob birthdate birthday born geburtsdatum gebdatum geburtstag gebdat geboren geborenam gebam geb`,
  age_group: 'agegroup altersgruppe altersklasse',
  joined_on: `
    joined membersince joindate dateofjoining eintritt eintrittsdatum mitgliedseit beitritt
    beitrittsdatum`,
  left_on: `
    left leftclub dateleft leavingdate leavedate dateofleaving leaverdate memberuntil
    membershipended membershipend membershipenddate resigned resignedon austritt austrittsdatum
    austrittam austrittzum ausgetreten ausgetretenam ausgetretenzum mitgliedbis mitgliedschaftbis
    mitgliedschaftsende gekundigtzum gekuendigtzum kundigungzum kuendigungzum dateofdeath deathdate
    died diedon deceased deceasedon sterbetag sterbedatum todestag todesdatum verstorben
    verstorbenam gestorben gestorbenam ausscheiden ausgeschieden ausgeschiedenam ausscheidedatum
    abgang abgangsdatum abgemeldet abgemeldetam exitdate lapsed lapsedon departed passedaway dod`,
  ends_on: `
    enddate end ende until bis endofmembership mitgliedschaftende mitgliedsende vertragsende
    laufzeitende ablauf ablaufdatum terminated terminationdate cancelled cancelledon
    cancellationdate kundigung kuendigung kundigungsdatum kuendigungsdatum gekundigtam gekuendigtam
    noticegiven noticedate resignationdate expiry expirydate expires expireson membershipexpiry
    membershipexpires validuntil validto gultigbis gueltigbis`,
  company: `
    company companyname organisation organization organisationname organizationname firma firmenname
    unternehmen`,
  person_kind: 'personenart persontype anrede salutation',
  status: `
    inaktiv inactive mitgliedsstatus mitgliederstatus mitgliedschaftsstatus memberstatus
    membershipstatus`,
  level: 'spielstarke spielstaerke niveau grade',
  self_level: 'selbsteinschatzung selbsteinschaetzung',
  rating: 'wertung ratingzahl',
  rating_system: 'wertungssystem',
  wants_to_play: 'wishes wunsch mochtespielen',
  notes: `
    comment comments remark remarks bemerkung bemerkungen notiz notizen anmerkung anmerkungen
    kommentar`,
};

/** Headings over cells that say yes or no; a blank cell may mean either. */
export const YES_OR_NO_HEADINGS: readonly string[] =
  `aktiv active isactive istaktiv current iscurrent currentmember aktivesmitglied ismember istmitglied
  enabled`.split(/\s+/);

export const HEADING_WORDS: ReadonlyMap<string, Column> = new Map([
  ...indexWords(WORDS),
  ...YES_OR_NO_HEADINGS.map((heading) => [heading, 'status'] as const),
]);
