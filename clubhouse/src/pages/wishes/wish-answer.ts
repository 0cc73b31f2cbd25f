import type { CommonCode, LeagueAnswer } from '../../api/answer.ts';
import type { en } from '../../messages/en.ts';

/** What the league says to a wish; the page has words for each refusal. */
export type WishAnswer = LeagueAnswer<unknown, CommonCode | keyof typeof en.wishes.refused>;
