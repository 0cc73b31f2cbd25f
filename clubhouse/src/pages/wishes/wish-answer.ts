import type { CommonCode, LeagueAnswer } from '../../api/answer.ts';
import type { en } from '../../messages/en.ts';

/** The league's response to a wish; the page has a text for each refusal. */
export type WishAnswer = LeagueAnswer<unknown, CommonCode | keyof typeof en.wishes.refused>;
