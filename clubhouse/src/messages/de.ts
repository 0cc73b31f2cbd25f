import { shell } from './shell.de.ts';
import { coach } from './coach.de.ts';
import { announce } from './announce.de.ts';
import { applications } from './applications.de.ts';
import { arrange } from './arrange.de.ts';
import { bar } from './bar.de.ts';
import { boxSizes } from './box-sizes.de.ts';
import { calendar } from './calendar.de.ts';
import { checks } from './checks.de.ts';
import { competitions } from './competitions.de.ts';
import { chase } from './chase.de.ts';
import { club } from './club.de.ts';
import { contact } from './contact.de.ts';
import { draft } from './draft.de.ts';
import { evenings } from './evenings.de.ts';
import { faults } from './faults.de.ts';
import { firstSteps } from './first-steps.de.ts';
import { form } from './form.de.ts';
import { group } from './group.de.ts';
import { history } from './history.de.ts';
import { home } from './home.de.ts';
import { install } from './install.de.ts';
import { join } from './join.de.ts';
import { keys } from './keys.de.ts';
import { letterExamples } from './letter-examples.de.ts';
import { letters } from './letters.de.ts';
import { mails } from './mails.de.ts';
import { match } from './match.de.ts';
import { changeLetters } from './change-letters.de.ts';
import { replyLetters } from './reply-letters.de.ts';
import { matchLetters } from './match-letters.de.ts';
import { me } from './me.de.ts';
import { outlook } from './outlook.de.ts';
import { ownContact } from './own-contact.de.ts';
import { partners } from './partners.de.ts';
import { plan } from './plan.de.ts';
import { queue } from './queue.de.ts';
import { levels } from './levels.de.ts';
import { ratingLevels } from './rating-levels.de.ts';
import { memberAway } from './member-away.de.ts';
import { memberDesk } from './member-desk.de.ts';
import { memberExport } from './member-export.de.ts';
import { memberImport } from './member-import.de.ts';
import { members } from './members.de.ts';
import { offline } from './offline.de.ts';
import { push } from './push.de.ts';
import { records } from './records.de.ts';
import { report } from './report.de.ts';
import { ruleSheet } from './rule-sheet.de.ts';
import { rules } from './rules.de.ts';
import { seasonLetters } from './season-letters.de.ts';
import { seasons } from './seasons.de.ts';
import { send } from './send.de.ts';
import { settle } from './settle.de.ts';
import { signIn } from './sign-in.de.ts';
import { signInLinks } from './sign-in-links.de.ts';
import { tables } from './tables.de.ts';
import { telegram } from './telegram.de.ts';
import { ties } from './ties.de.ts';
import { today } from './today.de.ts';
import { unanswered } from './unanswered.de.ts';
import { wall } from './wall.de.ts';
import { weather } from './weather.de.ts';
import { wishes } from './wishes.de.ts';
import { work } from './work.de.ts';
import type { Words } from './en.ts';

export const de: Words = {
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
