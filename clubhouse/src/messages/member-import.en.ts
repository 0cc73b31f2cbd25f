import { withStop } from './full-stop.ts';
type Details = Readonly<Partial<Record<string, string | number>>>;

/** `/coach/members/import`: a list from a spreadsheet, checked before it counts. */
export const memberImport = {
  title: 'Import a list',
  about: 'From Excel, LibreOffice or another program. Nothing is written before you have seen it.',
  paste: 'Paste the list',
  pasteHint: 'Copy the cells with their headings: one member a line.',
  file: 'Or choose a file',
  fileHint: 'Saved as CSV, up to 180 KB. A workbook (.xlsx, .ods) is saved as CSV first.',
  noHeadings: 'The first line is a member already: there are no headings',
  look: 'Look at it',
  faults: {
    empty: 'Paste a list, or choose a file.',
    large: 'That is more than 180 KB: leave columns out, or divide it.',
    unreadable:
      'This cannot be read as a list. Save it as CSV in UTF-8, with a line that names the columns, and try again.',
    gone: 'This list is not kept any more. Paste it again.',
  },
  checkTitle: 'Check before it counts',
  read: (rows: number) => (rows === 1 ? 'One line. ' : `${rows} lines. `),
  readAbout: 'We found the columns; change one if we guessed wrong.',
  counts: { add: 'new', change: 'change', same: 'the same', refuse: 'can’t use' },
  all: 'all',
  holds: (column: string) => `What column ${column} holds`,
  nothing: 'leave out',
  line: 'Line',
  lettersTitle: 'Which letters are right?',
  lettersAbout:
    'The file does not say how its letters are written. Choose the lines whose names are right.',
  lettersWhich: 'The lines as each way of reading has them',
  lettersSure: (encoding: string) => `It is read as ${encoding}, by its letters.`,
  lettersRight: (encoding: string) => `Are the letters wrong? Read as ${encoding}`,
  ownWords: 'Words of your club',
  ownWordsAbout: 'Say what they mean: it is remembered for the next list.',
  ownWord: (field: string, word: string, count: number) =>
    count === 1 ? `${field}: “${word}”` : `${field}: “${word}” (${count})`,
  notSaid: 'say what it means',
  stayBlank: 'leave blank',
  whoIs: (line: number) => `Whom line ${line} is about`,
  whoLeft: 'leave it out',
  whoNew: 'somebody new',
  askWhoAgain: (count: number) =>
    count === 1 ? 'Ask again whom that line is about' : `Ask again whom ${count} lines are about`,
  born: (day: string) => `born ${day}`,
  losses: {
    accents: (field: string) => `${field} loses accents`,
    letters: (field: string) => `${field} loses letters`,
    shorter: (field: string) => `${field} gets shorter`,
  },
  losesAbout:
    'Some members would lose part of what you have. Tick the box below, or correct the list.',
  takeLosses: 'Import anyway, although some values get shorter',
  share: (count: number) =>
    count === 1
      ? 'One person shares the address of another member: let them use one mailbox'
      : `${count} people share the address of another member: let them use one mailbox`,
  shareAbout: 'Everyone who uses the mailbox gets their emails there and can sign in from it.',
  columns: {
    id: 'Id',
    member_number: 'Member number',
    first_name: 'First name',
    surname: 'Surname',
    surname_first: 'Surname, first name',
    left_on: 'Left or died on',
    ends_on: 'Notice or expiry date',
    company: 'Company',
    person_kind: 'Person or company',
  },
  readAgain: 'Read again like this',
  leaveBlank: 'Leave cells blank that can’t be read, and take the rest of their line',
  noAddress: 'no address: sign in with a code',
  noPhone: 'no phone: opponents can only mail',
  becomes: 'becomes',
  leaveBlankNow: 'Leave these cells blank',
  changeColumns: 'Change columns',
  columnsRead: (read: number, of: number) => `${read} of ${of} columns are understood.`,
  groups: {
    add: 'New',
    change: 'Changed',
    same: 'The same: nothing changes',
    refuse: 'Can’t be taken yet',
  },
  blank: 'left blank',
  more: (shown: number, of: number) => `${shown} of ${of} lines are shown: choose a kind above.`,
  nobody: 'Nobody is mailed.',
  nobodyAbout: 'You invite them afterwards, when you like.',
  go: (add: number, change: number) =>
    change === 0 ? `Add ${add}` : add === 0 ? `Change ${change}` : `Add ${add}, change ${change}`,
  nothingUsable: 'There is nothing to write yet.',
  nothingToDo: 'Everybody is here already, exactly like this: there is nothing to write.',
  refusedStay: (count: number) =>
    count === 1
      ? 'The line that can’t be used is left out: mend it in the sheet and import it again.'
      : `The ${count} lines that can’t be used are left out: mend them in the sheet and import it again.`,
  cancel: 'Cancel',
  stale: 'Something has changed since you looked: look again, then press.',
  reasons: {
    too_many_cells: (d: Details) => `${d['count']} cells where there are ${d['of']} columns`,
    no_date: (d: Details) => `“${d['value']}” is not a date`,
    date_of_two_days: (d: Details) => `“${d['value']}” can be two days: write it as 1990-02-28`,
    lost_digits: (d: Details) =>
      `${d['value']} has lost its last digits: make the column text in the spreadsheet`,
    letters_lost: (d: Details) =>
      `“${d['value']}” has lost or garbled letters: retype them in the sheet`,
    date_of_nobody: (d: Details) =>
      `programs write “${d['value']}” for an empty date: clear the cell, or leave it blank`,
    name_invalid: (d: Details) =>
      `“${d['value']}” is not a name: it needs a letter or a digit, and no hidden characters`,
    two_people: (d: Details) =>
      `“${d['value']}” looks like several people: give each a line of their own`,
    company: (d: Details) => `“${d['value']}” is a company, not a member`,
    company_or_person: (d: Details) =>
      `names the company “${d['value']}”: if that is their employer, leave the column out`,
    person_kind_unknown: (d: Details) =>
      `“${d['value']}” may not be a person: if it is one, leave the column out`,
    may_have_left: (d: Details) =>
      `their membership may have ended on ${d['value']}: add a status or a leaving date`,
    left_unclear: (d: Details) =>
      `left on ${d['value']}, but the line also says ${d['other']}: correct one of them`,
    has_left: (d: Details) => `left on ${d['value']}: imported as a former member`,
    leaves_later: (d: Details) => `leaves on ${d['value']}: mark that when the day comes`,
    heading_again: () => 'repeats the headings',
    name_columns_unclear: (d: Details) =>
      `${d['place']} and ${d['other']} may both hold the name: say what each holds under “Change columns”`,
    name_order_unclear: (d: Details) =>
      `“${d['value']}” may be surname first: choose it under “Change columns”, or write all names alike`,
    name_said_twice: (d: Details) =>
      `“${d['value']}” and “${d['other']}” repeat the same name: choose what the columns hold`,
    names_differ: (d: Details) =>
      `two names, “${d['value']}” and “${d['other']}”: correct one, or choose what the columns hold`,
    value_refused: (d: Details) =>
      d['field'] === 'email'
        ? `“${d['value']}” is not a mail address, such as ann@example.org`
        : `“${d['value']}” does not fit ${d['field']}`,
    said_twice: (d: Details) => `“${d['other']}” and “${d['value']}” for the same thing`,
    id_unknown: () => 'there is no member with this id',
    address_taken: (d: Details) => `${d['name']} has this address already`,
    address_of_another: (d: Details) =>
      `${d['name']} has this address: the same person? Then add the date of birth or the id`,
    number_of_several: (d: Details) => `several members have the number ${d['number']}`,
    number_but_birth: (d: Details) =>
      `${d['name']} has the number ${d['number']} and another birthday: who is it?`,
    id_of_another: (d: Details) => `by its id it is somebody other than ${d['name']}: who is it?`,
    keys_differ: (d: Details) => `it can be ${d['name']} or ${d['other']}: who is it?`,
    several_of_address: (d: Details) =>
      `several members with this address can be meant, ${d['name']} or another: who is it?`,
    number_of_another: (d: Details) => `${d['name']} has the number ${d['number']}`,
    several_of_one_birth: (d: Details) => `several members are called ${d['name']}`,
    namesake: (d: Details) =>
      `there is a ${d['name']} already: the same person? Then add the address or the date of birth`,
    name_missing: () => 'there is no name',
    name_too_long: () => 'the name has more than 100 characters',
    left_is_no_break: () => 'they have left, and are not on a break',
    same_as_line: (d: Details) => `line ${d['line']} is about the same member`,
    like_line: (d: Details) => `line ${d['line']} may be about the same person`,
    name_on_other_line: (d: Details) =>
      `it can be ${d['name']}, but line ${d['line']} has the name too: who is it?`,
    quote_not_closed: () => 'a quotation mark is opened and not closed',
    quotes_unreadable: () => 'its quotation marks cannot be read',
    address_shared: (d: Details) => `${d['name']} has ${d['value']}: noted, and left to them`,
    dates_day_first: (d: Details) => `The dates of ${d['place']} are read as day, month, year.`,
    dates_month_first: (d: Details) => `The dates of ${d['place']} are read as month, day, year.`,
    headings_below: (d: Details) => `The headings are on line ${d['line']}.`,
    columns_left_out: (d: Details) =>
      `Left out, since nothing of a member is in it: ${d['place']}.`,
    columns_remembered: (d: Details) => `Read as you said before: ${d['place']}.`,
    rating_system_named: (d: Details) =>
      `The numbers of ${d['place']} are ratings of the system ${d['value']}.`,
    id_is_number: (d: Details) => `The numbers of ${d['place']} are read as your member numbers.`,
    name_is_surname: (d: Details) =>
      `${d['place']} holds the surnames, because it stands next to ${d['other']}.`,
    surname_first: (d: Details) => `The names of ${d['place']} are read as surname, first name.`,
    file_empty: () => 'There is nothing in it.',
    file_is_workbook: () => 'It is a workbook: save it as CSV.',
    file_is_no_text: () => 'It is no list.',
  },
  work: {
    title: () => 'Importing members',
    result: (done: ReadonlyMap<string, number>) => {
      let [added, changed] = [0, 0];
      for (const [as, count] of done) {
        const [more = 0, others = 0] = as.split(' ').map(Number);
        added += more * count;
        changed += others * count;
      }
      return `${added} added, ${changed} changed. Nobody was mailed.`;
    },
    reason: (reason: string, detail: string): string | null =>
      reason === 'rows'
        ? `Somebody changed these meanwhile; the other lines are written: ${withStop(detail)} Import the list again.`
        : null,
    onward: 'Invite them',
  },
};
