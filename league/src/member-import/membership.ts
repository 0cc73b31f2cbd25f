import type { MemberChanges } from '../members/schema.ts';
import type { IsoDate } from '../shared/dates.ts';
import type { CellValue } from './cell-values.ts';
import type { Column } from './column-kinds.ts';
import { foldHeading } from './columns.ts';
import { because, type Reason, type ReasonCode } from './reason.ts';

/** What a row says about membership, besides the status (IMP-13). */
export interface Membership {
  readonly status: MemberChanges['status'];
  /** Why membership is unclear: the row is refused, even with blanks allowed. */
  readonly problems: readonly Reason[];
  readonly remarks: readonly Reason[];
}

const COMPANY = /^j$|jurist|legal|firma|company|organi[sz]ation|verein|club/;
const PERSON =
  /^(n|m|w|f|d)$|nat(u|ue)rlich|natural|privat|person|individual|mitglied|member|herr|frau|^(mr|mrs|ms|miss|mx|dr|prof)/;

/** Reads the columns for leaving, notice, company and kind of person. */
export function readMembership(
  values: ReadonlyMap<Column, CellValue>,
  hasName: boolean,
  today: IsoDate,
): Membership {
  const text = (column: Column) => values.get(column)?.toString() ?? null;
  const [company, kind] = [text('company'), text('person_kind')];
  const problems: Reason[] = [];
  if (company !== null) {
    problems.push(because(hasName ? 'company_or_person' : 'company', { value: company }));
  }
  const problemOfKind = kind === null ? null : problemOfPersonKind(kind);
  if (kind !== null && problemOfKind) problems.push(because(problemOfKind, { value: kind }));
  const [left, ends, status] = [text('left_on'), text('ends_on'), text('status')];
  if (left === null) {
    if (ends !== null && ends < today && status === null) {
      problems.push(because('may_have_left', { value: ends }));
    }
    return { status: undefined, problems, remarks: [] };
  }
  if (left >= today) {
    return { status: undefined, problems, remarks: [because('leaves_later', { value: left })] };
  }
  const joined = text('joined_on');
  const other = status !== null && status !== 'left' ? status : joined;
  if (other !== null && (other === status || other > left)) {
    problems.push(because('left_unclear', { value: left, other }));
  }
  return { status: 'left', problems, remarks: [because('has_left', { value: left })] };
}

/** Whether two words for the kind mean the same: a person or a company. */
export function isSameKind(one: string, other: string): boolean {
  const [kind, otherKind] = [problemOfPersonKind(one), problemOfPersonKind(other)];
  return kind === otherKind && kind !== 'person_kind_unknown';
}

function problemOfPersonKind(kind: string): ReasonCode | null {
  const folded = foldHeading(kind);
  if (COMPANY.test(folded)) return 'company';
  return PERSON.test(folded) ? null : 'person_kind_unknown';
}
