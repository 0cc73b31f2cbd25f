import { FIELD_LIMITS } from '../../api/field-limits.ts';
import { type PrivacyNotice, listNoticeNames } from '../../api/privacy-notice.ts';
import { DISCIPLINES } from '../../api/wish.ts';
import {
  chooseOne,
  chooseSome,
  chosen,
  email,
  once,
  optional,
  text,
} from '../../web/field-kinds.ts';
import { type Filled, form } from '../../web/form.ts';
import { asSent } from '../../web/read-form.ts';
import type { Visit } from '../../web/visit.ts';
import { isPlainName } from './plain-name.ts';

export const GENDERS = ['female', 'male', 'other', 'undisclosed'] as const;
export const LEVEL_NAMES = ['starting', 'rallying', 'team'] as const;
/** Fits the longest known names (JOIN-10). */
const NAME = text({ minLength: 1, maxLength: 60 });
const { NewJoinRequest: LIMITS } = FIELD_LIMITS;
/** A phone number has at least five digits, with any separators. */
const PHONE = { ...LIMITS.phone, minLength: 1, pattern: String.raw`(?:\p{Nd}\P{Nd}*){5}` };

export const JOIN = form({
  key: once,
  first_name: NAME,
  surname: NAME,
  email: email(LIMITS.email),
  phone: text(PHONE),
  level: optional(chooseOne(LEVEL_NAMES)),
  play: chooseSome(DISCIPLINES),
  gender: optional(chooseOne(GENDERS)),
  /** Hidden by the stylesheet, so that only bots fill it in (JOIN-4). */
  message: chosen,
  /** The name of the notice that was agreed to. */
  agreed: text({ minLength: 1 }, asSent),
});
export type JoinForm = Filled<typeof JOIN>;

/** Collects all errors by field (JOIN-3). */
export function readJoinForm(visit: Visit, notice: PrivacyNotice) {
  const { faults: say } = visit.words.join;
  const own = {
    first_name: say,
    surname: say,
    email: { ...say, refused: say.notEmail },
    phone: { ...say, notName: say.noPhone, refused: say.noPhone },
    agreed: say.notAgreed,
  };
  const judgeName = (name = '') => (name === '' || isPlainName(name) ? undefined : say.notPlain);
  return JOIN.read(visit, own, ({ first_name: first, surname, agreed }) => ({
    first_name: judgeName(first),
    surname: judgeName(surname),
    agreed:
      agreed === undefined || listNoticeNames(notice).includes(agreed)
        ? undefined
        : say.noticeChanged,
  }));
}
