import type { MemberChanges } from '../members/schema.ts';
import type { IsoDate } from '../shared/dates.ts';
import type { CellValue } from './cell-values.ts';
import type { Column } from './column-kinds.ts';
import { foldHeading } from './columns.ts';
import { makeReason, type Reason, type ReasonCode } from './reason.ts';

/** A row's statements about membership, besides the status (IMP-13). */
export interface Membership {
  readonly status: MemberChanges['status'];
  /** Why membership is unclear: the row is refused, even with blanks allowed. */
  readonly problems: readonly Reason[];
  readonly remarks: readonly Reason[];
}

const COMPANY = /^j$|jurist|legal|firma|company|organi[sz]ation|verein|club/;
const PERSON =
  /^(n|m|w|f|d)$|nat(u|ue)rlich|natural|privat|person|individual|mitglied|member|herr|frau|^(mr|mrs|ms|miss|mx|dr|prof)/;

export function readMembership(
  values: ReadonlyMap<Column, CellValue>,
  hasName: boolean,
  today: IsoDate,
): Membership {
  const text = (column: Column) => values.get(column)?.toString() ?? null;
  const [company, kind] = [text('company'), text('person_kind')];
  const problems: Reason[] = [];
  if (company !== null) {
    problems.push(makeReason(hasName ? 'company_or_person' : 'company', { value: company }));
  }
  const problemOfKind = kind === null ? null : checkPersonKind(kind);
  if (kind !== null && problemOfKind) problems.push(makeReason(problemOfKind, { value: kind }));
  const [left, ends, status] = [text('left_on'), text('ends_on'), text('status')];
  if (left === null) {
    if (ends !== null && ends < today && status === null) {
      problems.push(makeReason('may_have_left', { value: ends }));
    }
    return { status: undefined, problems, remarks: [] };
  }
  if (left >= today) {
    return { status: undefined, problems, remarks: [makeReason('leaves_later', { value: left })] };
  }
  const joined = text('joined_on');
  const other = status !== null && status !== 'left' ? status : joined;
  if (other !== null && (other === status || other > left)) {
    problems.push(makeReason('left_unclear', { value: left, other }));
  }
  return { status: 'left', problems, remarks: [makeReason('has_left', { value: left })] };
}

/** Whether two words for the kind mean the same: a person or a company. */
export function isSameKind(one: string, other: string): boolean {
  const [kind, otherKind] = [checkPersonKind(one), checkPersonKind(other)];
  return kind === otherKind && kind !== 'person_kind_unknown';
}

function checkPersonKind(kind: string): ReasonCode | null {
  const folded = foldHeading(kind);
  if (COMPANY.test(folded)) return 'company';
  if (/herr.*frau|frau.*herr|mr.*mrs/.test(folded)) return 'person_kind_unknown';
  return PERSON.test(folded) ? null : 'person_kind_unknown';
}
