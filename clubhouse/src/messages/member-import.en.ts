import { withStop } from './full-stop.ts';
type Details = Readonly<Partial<Record<string, string | number>>>;

/** `/coach/members/import`: a spreadsheet list, checked before it is imported. */
export const memberImport = {
  title: 'Import a list',
  about: 'From Excel, LibreOffice or another program. You can check everything before it is saved.',
  paste: 'Paste the list',
  pasteHint: 'Copy the cells with their headings, one member per row.',
  file: 'Or choose a file',
  fileHint: 'A CSV file of up to 180 KB. Save workbooks (.xlsx, .ods) as CSV first.',
  noHeadings: 'The first row is a member, not headings',
  look: 'Check the list',
  faults: {
    empty: 'Paste a list or choose a file.',
    large: 'The list is larger than 180 KB. Remove columns or split it.',
    unreadable:
      'We could not read this as a list. Save it as CSV in UTF-8 with a heading row, then try again.',
    gone: 'This list is no longer stored. Paste it again.',
  },
  checkTitle: 'Check before saving',
  read: (rows: number) => (rows === 1 ? 'One row. ' : `${rows} rows. `),
  readAbout: 'We recognised the columns. Change any that are wrong.',
  counts: { add: 'new', change: 'change', same: 'unchanged', refuse: 'unusable' },
  all: 'all',
  holds: (column: string) => `Content of column ${column}`,
  nothing: 'skip',
  line: 'Row',
  lettersTitle: 'Which spelling is right?',
  lettersAbout:
    'The file does not state its character encoding. Choose the rows whose names are spelled correctly.',
  lettersWhich: 'Rows by encoding',
  lettersSure: (encoding: string) => `Read as ${encoding}, judging by its characters.`,
  lettersRight: (encoding: string) => `Are names misspelled? Read as ${encoding}`,
  ownWords: 'Your club’s terms',
  ownWordsAbout: 'Choose what they mean. We’ll remember it for the next list.',
  ownWord: (field: string, word: string, count: number) =>
    count === 1 ? `${field}: “${word}”` : `${field}: “${word}” (${count})`,
  notSaid: 'choose a meaning',
  stayBlank: 'leave blank',
  whoIs: (line: number) => `Member in row ${line}`,
  whoLeft: 'skip this row',
  whoNew: 'a new member',
  askWhoAgain: (count: number) =>
    count === 1
      ? 'Ask again which member this row refers to'
      : `Ask again which members these ${count} rows refer to`,
  born: (day: string) => `born ${day}`,
  losses: {
    accents: (field: string) => `${field} loses accents`,
    letters: (field: string) => `${field} loses characters`,
    shorter: (field: string) => `${field} becomes shorter`,
  },
  losesAbout: 'Some members would lose data. Tick the box below, or correct the list.',
  takeLosses: 'Import anyway, even if some values become shorter',
  share: (count: number) =>
    count === 1
      ? 'One person has another member’s address. Let them share it'
      : `${count} people have another member’s address. Let them share it`,
  shareAbout: 'Everyone who shares an address gets their emails there and can sign in with it.',
  columns: {
    id: 'ID',
    member_number: 'Member number',
    first_name: 'First name',
    surname: 'Surname',
    surname_first: 'Surname, first name',
    left_on: 'Left or died on',
    ends_on: 'Notice or expiry date',
    company: 'Company',
    person_kind: 'Person or company',
  },
  readAgain: 'Read the list again',
  leaveBlank: 'Leave unreadable cells blank and import the rest of the row',
  noAddress: 'no email address, needs a sign-in code',
  noPhone: 'no phone, opponents can only email',
  becomes: 'becomes',
  leaveBlankNow: 'Leave these cells blank',
  changeColumns: 'Change columns',
  columnsRead: (read: number, of: number) => `${read} of ${of} columns recognised.`,
  groups: {
    add: 'New',
    change: 'Changed',
    same: 'Unchanged',
    refuse: 'Not usable yet',
  },
  blank: 'left blank',
  more: (shown: number, of: number) => `Showing ${shown} of ${of} rows. Choose a filter above.`,
  nobody: 'No emails are sent.',
  nobodyAbout: 'You can invite them later.',
  go: (add: number, change: number) =>
    change === 0 ? `Add ${add}` : add === 0 ? `Change ${change}` : `Add ${add}, change ${change}`,
  nothingUsable: 'There is nothing to save yet.',
  nothingToDo: 'Everyone is already in the list with the same details. There is nothing to save.',
  refusedStay: (count: number) =>
    count === 1
      ? 'The unusable row is skipped. Correct it in the spreadsheet and import it again.'
      : `The ${count} unusable rows are skipped. Correct them in the spreadsheet and import it again.`,
  cancel: 'Cancel',
  stale: 'Something has changed in the meantime. Check again, then click.',
  reasons: {
    too_many_cells: (d: Details) => `${d['count']} cells for ${d['of']} columns`,
    no_date: (d: Details) => `“${d['value']}” is not a date`,
    date_of_two_days: (d: Details) =>
      `“${d['value']}” could mean two dates: write it like 1990-02-28`,
    lost_digits: (d: Details) =>
      `${d['value']} has lost its last digits: format the column as text in the spreadsheet`,
    letters_lost: (d: Details) =>
      `“${d['value']}” has missing or garbled characters: retype them in the spreadsheet`,
    date_of_nobody: (d: Details) =>
      `“${d['value']}” often stands for a missing date: clear the cell, or leave it blank here`,
    name_invalid: (d: Details) =>
      `“${d['value']}” is not a name: it needs a letter or a digit, and no hidden characters`,
    two_people: (d: Details) =>
      `“${d['value']}” looks like several people: give each person a separate row`,
    no_person: (d: Details) =>
      `“${d['value']}” looks like a heading, a total or a note: keep only a member’s name, or leave out the row`,
    company: (d: Details) => `“${d['value']}” is a company, not a member`,
    company_or_person: (d: Details) =>
      `the row names the company “${d['value']}”: if that is the employer, skip the column`,
    person_kind_unknown: (d: Details) =>
      `“${d['value']}” may not be a person: if it is one, skip the column`,
    may_have_left: (d: Details) =>
      `membership may have ended on ${d['value']}: add a status or a leaving date`,
    left_unclear: (d: Details) =>
      `left on ${d['value']}, but the row also says ${d['other']}: correct one of them`,
    has_left: (d: Details) => `left on ${d['value']}: imported as a former member`,
    leaves_later: (d: Details) => `leaves on ${d['value']}: record it on that day`,
    heading_again: () => 'repeats the headings',
    name_columns_unclear: (d: Details) =>
      `${d['place']} and ${d['other']} may both contain the name: choose under “Change columns”`,
    name_order_unclear: (d: Details) =>
      `“${d['value']}” may be surname first: choose it under “Change columns”, or write all names the same way`,
    name_said_twice: (d: Details) =>
      `“${d['value']}” and “${d['other']}” repeat the same name: choose the content of the columns`,
    names_differ: (d: Details) =>
      `two names, “${d['value']}” and “${d['other']}”: correct one, or choose the content of the columns`,
    value_refused: (d: Details) =>
      d['field'] === 'email'
        ? `“${d['value']}” is not an email address, such as ann@example.org`
        : `“${d['value']}” is not valid for ${d['field']}`,
    said_twice: (d: Details) => `“${d['other']}” and “${d['value']}” for the same field`,
    id_unknown: () => 'no member has this ID',
    address_taken: (d: Details) => `${d['name']} already has this address`,
    address_of_another: (d: Details) =>
      `${d['name']} has this address: the same person? If so, add the date of birth or the ID`,
    number_of_several: (d: Details) => `several members have the number ${d['number']}`,
    number_but_birth: (d: Details) =>
      `${d['name']} has the number ${d['number']} but a different birthday: which one is it?`,
    id_of_another: (d: Details) =>
      `the ID belongs to someone other than ${d['name']}: which one is it?`,
    keys_differ: (d: Details) => `this could be ${d['name']} or ${d['other']}: which one is it?`,
    several_of_address: (d: Details) =>
      `this could be ${d['name']} or another member with this address: which one is it?`,
    number_of_another: (d: Details) => `${d['name']} has the number ${d['number']}`,
    several_of_one_birth: (d: Details) => `several members are called ${d['name']}`,
    namesake: (d: Details) =>
      `${d['name']} already exists: the same person? If so, add the address or the date of birth`,
    name_missing: () => 'the name is missing',
    name_too_long: () => 'the name has more than 100 characters',
    left_is_no_break: () => 'former members cannot be on a break',
    same_as_line: (d: Details) => `row ${d['line']} is the same member`,
    like_line: (d: Details) => `row ${d['line']} may be the same person`,
    name_on_other_line: (d: Details) =>
      `this could be ${d['name']}, but row ${d['line']} has the same name: which one is it?`,
    quote_not_closed: () => 'a closing quotation mark is missing',
    quotes_unreadable: () => 'the quotation marks are unreadable',
    address_shared: (d: Details) => `${d['value']} belongs to ${d['name']}, who keeps it`,
    name_like_another: (d: Details) => {
      const row = d['line'] === undefined ? '' : ` in row ${d['line']}`;
      const more = Number(d['count'] ?? 1) - 1;
      return `the name looks like ${d['name']}${row}${more > 0 ? ` and ${more} more` : ''}`;
    },
    dates_day_first: (d: Details) => `Dates in ${d['place']} are read as day, month, year.`,
    dates_month_first: (d: Details) => `Dates in ${d['place']} are read as month, day, year.`,
    headings_below: (d: Details) => `The headings are in row ${d['line']}.`,
    columns_left_out: (d: Details) => `Skipped because it contains no member data: ${d['place']}.`,
    columns_remembered: (d: Details) => `Read as last time: ${d['place']}.`,
    rating_system_named: (d: Details) => `The numbers in ${d['place']} are ${d['value']} ratings.`,
    id_is_number: (d: Details) => `The numbers in ${d['place']} are your member numbers.`,
    name_is_surname: (d: Details) =>
      `${d['place']} contains the surnames because it is next to ${d['other']}.`,
    surname_first: (d: Details) => `Names in ${d['place']} are read as surname, first name.`,
    file_empty: () => 'The file is empty.',
    file_is_workbook: () => 'This is a workbook. Save it as CSV.',
    file_is_no_text: () => 'This is not a list.',
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
      return `${added} added, ${changed} changed. No emails were sent.`;
    },
    reason: (reason: string, detail: string): string | null =>
      reason === 'rows'
        ? `Someone changed these members in the meantime: ${withStop(detail)} The other rows are saved. Import the list again.`
        : null,
    onward: 'Invite members',
  },
};
