import type { Sheet } from '../csv/csv.ts';

/** `/coach/members/export`: headings and words that an import can read back (MEMB-19). */
export const memberExport = {
  file: 'members',
  sheet: { delimiter: ',', decimal: '.' } as Sheet,
  // Not "ID": some spreadsheets mistake a file that begins with it for another format.
  headings: {
    id: 'Member ID',
    display_name: 'Display name',
    full_name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    status: 'Status',
    gender: 'Gender',
    age_group: 'Age group',
    date_of_birth: 'Date of birth',
    joined_on: 'Joined on',
    level: 'Level',
    self_level: 'Self level',
    rating: 'Rating',
    rating_system: 'Rating system',
    wants_to_play: 'Wants to play',
    notes: 'Notes',
  },
  status: { active: 'active', paused: 'paused', left: 'left' },
  gender: { female: 'female', male: 'male', other: 'other', undisclosed: 'undisclosed' },
  wish: {
    singles: 'singles',
    doubles: 'doubles',
    mixed_doubles: 'mixed doubles',
    both: 'both',
    singles_mixed: 'singles mixed',
    doubles_mixed: 'doubles mixed',
    all: 'all',
    not_now: 'not now',
  },
};
