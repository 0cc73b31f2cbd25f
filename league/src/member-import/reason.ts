/** A website words a reason in the reader's language by code and details, a command in English. */

export interface ReasonDetails {
  /** The member's field, or another meaning of a column. */
  readonly field?: string;
  readonly value?: string;
  /** The content of another cell for the same field. */
  readonly other?: string;
  /** The column with its spreadsheet letter and heading: `column C "E-Mail"`. */
  readonly place?: string;
  /** The name of an existing member, or of one on an earlier line. */
  readonly name?: string;
  readonly number?: string;
  /** From 1. */
  readonly line?: number;
  readonly count?: number;
  readonly of?: number;
  /** Why a value does not fit its field, in English. */
  readonly detail?: string;
}

const MESSAGES = {
  too_many_cells: ({ count, of, place }) =>
    `has ${count} cells, but there are ${of} columns (${place})`,
  no_date: ({ field, value, place }) => `${field} "${value}" is not a date (${place})`,
  date_of_two_days: ({ field, value, place }) =>
    `${field} "${value}" could be two dates: use --date-order dmy, mdy or ymd (${place})`,
  date_of_nobody: ({ field, value, place }) =>
    `${field} "${value}" is a date that programs write for "no date": clear the cell, or use --lenient (${place})`,
  lost_digits: ({ field, value, place }) =>
    `${field} ${value} has lost its last digits: format the column as text in the spreadsheet (${place})`,
  letters_lost: ({ field, value }) =>
    `${field} "${value}" has lost or garbled letters: retype them in the file`,
  name_invalid: ({ value }) =>
    `"${value}" is not a name: a name needs a letter or digit and no hidden characters`,
  two_people: ({ value }) => `"${value}" looks like several people: give each a line of their own`,
  no_person: ({ value }) =>
    `"${value}" looks like a heading, a total or a note: leave the line out, or keep only the member's name`,
  company: ({ value }) => `"${value}" is a company, not a member: leave the line out`,
  company_or_person: ({ value }) =>
    `it names the company "${value}": leave the line out, or use --ignore if the column lists employers`,
  person_kind_unknown: ({ value }) =>
    `it may not be a person ("${value}"): leave the line out, or use --ignore for the column`,
  may_have_left: ({ value }) =>
    `their membership may have ended on ${value}: add a status or leaving date, or use --ignore for the column`,
  left_unclear: ({ value, other }) =>
    `they left on ${value}, but it also says ${other}: correct one of the two`,
  has_left: ({ value }) => `left on ${value}, so no longer active`,
  leaves_later: ({ value }) => `leaves on ${value}: mark them as left on that day`,
  heading_again: () => 'it repeats the headings',
  name_columns_unclear: ({ place, other }) =>
    `${place} and ${other} may both contain the name: choose with --map or --ignore`,
  name_order_unclear: ({ value, place }) =>
    `"${value}" may be surname first: use --map with surname_first or full_name, or write all names the same way (${place})`,
  name_said_twice: ({ value, other, place }) =>
    `"${value}" and "${other}" repeat the same name: use --map with full_name or surname (${place})`,
  names_differ: ({ value, other }) =>
    `it has two names, "${value}" and "${other}": correct it, or use --map to say what the columns contain`,
  value_refused: ({ field, value, detail, place }) =>
    `${field} ${detail}, but is "${value}" (${place})`,
  said_twice: ({ field, value, other, place }) =>
    `${field} is given twice, "${other}" and "${value}" (${place})`,
  id_unknown: ({ value }) => `id: there is no member ${value}`,
  address_taken: ({ name }) => `email: ${name} already has this address`,
  address_of_another: ({ name }) =>
    `email: ${name} has this address; give the id for the same person, or both dates of birth`,
  number_of_several: ({ number }) => `member_number: several members have the number ${number}`,
  number_but_birth: ({ name, number }) =>
    `member_number: ${name} has the number ${number} and a different date of birth`,
  id_of_another: ({ name }) => `id: the rest of the line is about ${name}`,
  keys_differ: ({ name, other }) => `some of the line is about ${name}, and some about ${other}`,
  several_of_address: ({ name }) =>
    `several members share this address, including ${name}; give the date of birth`,
  number_of_another: ({ name, number }) => `member_number: ${name} has the number ${number}`,
  several_of_one_birth: ({ name }) => `several members called ${name} were born on that day`,
  namesake: ({ field, name }) =>
    `${field}: there is a member called ${name}; give the address, the date of birth or the id`,
  name_missing: () => 'display_name is required, or a full name',
  name_too_long: () => 'display_name has more than 100 characters: shorten it',
  left_is_no_break: () => 'status: a member who has left cannot be on a break',
  same_as_line: ({ line }) => `line ${line} is about the same member`,
  like_line: ({ line }) =>
    `line ${line} may be about the same person; give the address, the date of birth or the number`,
  name_on_other_line: ({ name, line }) =>
    `it may be ${name}, whose number or date of birth is unknown, and line ${line} has the same name`,
  quote_not_closed: () => 'a quotation mark is never closed, so nothing after it can be read',
  quotes_unreadable: () => 'its quotation marks are inconsistent',
  address_shared: ({ value, name, line }) =>
    `${value} belongs to ${name}${line === undefined ? '' : ` (line ${line})`}; noted`,
  name_like_another: ({ name, line, count = 1 }) =>
    `the name looks like ${name}${line === undefined ? '' : ` (line ${line})`}${count > 1 ? ` and ${count - 1} more` : ''}`,
  dates_day_first: ({ place }) => `The dates of ${place} are read as day, month, year.`,
  dates_month_first: ({ place }) => `The dates of ${place} are read as month, day, year.`,
  headings_below: ({ line, value }) => `The headings are on line ${line}; ignored: line ${value}.`,
  columns_left_out: ({ place }) => `Left out, because no field matches: ${place}.`,
  columns_remembered: ({ value }) => `Read as you chose before: ${value}.`,
  id_is_number: ({ place }) => `The numbers of ${place} are read as the club's member numbers.`,
  rating_system_named: ({ place, value }) =>
    `The numbers of ${place} are read as ratings of the system ${value}.`,
  name_is_surname: ({ place, other }) =>
    `The names of ${place} are the surnames, next to ${other}.`,
  surname_first: ({ place }) => `The names of ${place} are read as surname, first name.`,
  file_empty: () => 'The file is empty. One line must name the columns.',
  file_is_workbook: () =>
    'The file is a spreadsheet workbook, not CSV. Save it as CSV in UTF-8 and use that file.',
  file_is_no_text: () => 'The file is not CSV. Save it as CSV in UTF-8 and use that file.',
} as const satisfies Record<string, (details: ReasonDetails) => string>;

export type ReasonCode = keyof typeof MESSAGES;
export const REASON_CODES = Object.keys(MESSAGES) as readonly ReasonCode[];

export interface Reason {
  readonly code: ReasonCode;
  readonly details: ReasonDetails;
  /** The sentence that the command prints. */
  readonly message: string;
}

export function makeReason(code: ReasonCode, details: ReasonDetails = {}): Reason {
  const say: (details: ReasonDetails) => string = MESSAGES[code];
  return { code, details, message: say(details) };
}

/** A file that cannot be read at all; the message is one clear sentence. */
export class UnreadableSheet extends Error {
  constructor(reason: Reason | string) {
    super(typeof reason === 'string' ? reason : reason.message);
  }
}
