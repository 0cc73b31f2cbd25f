import { readAllMembers, type Member } from '../../../../api/members.ts';
import { formatCsv } from '../../../../csv/csv.ts';
import type { Words } from '../../../../messages/en.ts';
import { file, forCoach } from '../../../../web/visit.ts';

/** The columns in the order of the league's own export, so that an import knows them (MEMB-19). */
const COLUMNS = [
  'id',
  'display_name',
  'full_name',
  'email',
  'phone',
  'status',
  'gender',
  'age_group',
  'date_of_birth',
  'joined_on',
  'level',
  'self_level',
  'rating',
  'rating_system',
  'wants_to_play',
  'notes',
] as const satisfies readonly (keyof Member)[];

/** `/coach/members/export`: the members as a spreadsheet. Five calls for a thousand members. */
export const get = forCoach(async ({ api, dates, now, words }) => {
  const members = await readAllMembers(api, 'all');
  const { headings, sheet, file: name } = words.memberExport;
  const head = COLUMNS.map((column) => headings[column]);
  const rows = members.map((member) => COLUMNS.map((column) => toCellValue(member, column, words)));
  const filename = `${name}-${dates.today(now)}.csv`;
  return file('text/csv; charset=utf-8', formatCsv([head, ...rows], sheet), { filename });
});

function toCellValue(
  member: Member,
  column: (typeof COLUMNS)[number],
  { memberExport: say }: Words,
): string | number {
  const { status, gender, wants_to_play: wish } = member;
  if (column === 'status') return say.status[status];
  if (column === 'gender') return gender === null || gender === undefined ? '' : say.gender[gender];
  if (column === 'wants_to_play') return wish === null ? '' : say.wish[wish];
  return member[column] ?? '';
}
