import { shell } from './shell.en.ts';
import { coach } from './coach.en.ts';
import { announce } from './announce.en.ts';
import { applications } from './applications.en.ts';
import { arrange } from './arrange.en.ts';
import { bar } from './bar.en.ts';
import { boxSizes } from './box-sizes.en.ts';
import { calendar } from './calendar.en.ts';
import { checks } from './checks.en.ts';
import { competitions } from './competitions.en.ts';
import { chase } from './chase.en.ts';
import { club } from './club.en.ts';
import { contact } from './contact.en.ts';
import { draft } from './draft.en.ts';
import { evenings } from './evenings.en.ts';
import { faults } from './faults.en.ts';
import { firstSteps } from './first-steps.en.ts';
import { form } from './form.en.ts';
import { group } from './group.en.ts';
import { history } from './history.en.ts';
import { home } from './home.en.ts';
import { install } from './install.en.ts';
import { join } from './join.en.ts';
import { keys } from './keys.en.ts';
import { letterExamples } from './letter-examples.en.ts';
import { letters } from './letters.en.ts';
import { mails } from './mails.en.ts';
import { match } from './match.en.ts';
import { changeLetters } from './change-letters.en.ts';
import { replyLetters } from './reply-letters.en.ts';
import { matchLetters } from './match-letters.en.ts';
import { me } from './me.en.ts';
import { outlook } from './outlook.en.ts';
import { ownContact } from './own-contact.en.ts';
import { partners } from './partners.en.ts';
import { plan } from './plan.en.ts';
import { queue } from './queue.en.ts';
import { levels } from './levels.en.ts';
import { ratingLevels } from './rating-levels.en.ts';
import { memberAway } from './member-away.en.ts';
import { memberDesk } from './member-desk.en.ts';
import { memberExport } from './member-export.en.ts';
import { memberImport } from './member-import.en.ts';
import { members } from './members.en.ts';
import { offline } from './offline.en.ts';
import { push } from './push.en.ts';
import { records } from './records.en.ts';
import { report } from './report.en.ts';
import { ruleSheet } from './rule-sheet.en.ts';
import { rules } from './rules.en.ts';
import { seasonLetters } from './season-letters.en.ts';
import { seasons } from './seasons.en.ts';
import { send } from './send.en.ts';
import { settle } from './settle.en.ts';
import { signIn } from './sign-in.en.ts';
import { signInLinks } from './sign-in-links.en.ts';
import { tables } from './tables.en.ts';
import { telegram } from './telegram.en.ts';
import { ties } from './ties.en.ts';
import { today } from './today.en.ts';
import { unanswered } from './unanswered.en.ts';
import { wall } from './wall.en.ts';
import { weather } from './weather.en.ts';
import { wishes } from './wishes.en.ts';
import { work } from './work.en.ts';

/** Every sentence of the site. Other languages must have each of them to compile (WORD-1). */
export const en = {
  shell,
  announce,
  applications,
  signIn,
  signInLinks,
  coach,
  checks,
  competitions,
  plan,
  rules,
  ruleSheet,
  seasons,
  chase,
  club,
  contact,
  draft,
  firstSteps,
  form,
  group,
  history,
  home,
  outlook,
  install,
  join,
  keys,
  records,
  report,
  queue,
  offline,
  mails,
  members,
  levels,
  ratingLevels,
  memberAway,
  memberDesk,
  memberExport,
  memberImport,
  match,
  arrange,
  bar,
  boxSizes,
  calendar,
  evenings,
  me,
  ownContact,
  partners,
  push,
  tables,
  telegram,
  send,
  settle,
  ties,
  today,
  unanswered,
  wall,
  weather,
  wishes,
  work,
  faults,
  letterExamples,
  letters,
  matchLetters,
  replyLetters,
  changeLetters,
  seasonLetters,
};

export type Words = typeof en;
