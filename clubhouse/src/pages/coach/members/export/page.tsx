import { everyMember, type Member } from '../../../../api/members.ts';
import { csvText } from '../../../../csv/csv.ts';
import { file, forCoach } from '../../../../web/visit.ts';

/** As the league's command line has them, so that the same file can be read again. */
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

/** `/coach/members/export`: the list for a spreadsheet. Five calls for a thousand members. */
export const get = forCoach(async ({ api, dates, now }) => {
  const members = await everyMember(api, 'all');
  const rows = members.map((member) => COLUMNS.map((column) => String(member[column] ?? '')));
  const filename = `members-${dates.today(now)}.csv`;
  return file('text/csv; charset=utf-8', csvText([COLUMNS, ...rows]), { filename });
});
