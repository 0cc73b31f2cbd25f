import type { Param, DocumentedFamily } from './param.ts';

interface Sentence<P extends object> {
  /** When the API uses this sentence. */
  readonly about: string;
  readonly params: { readonly [K in keyof P]: Param<P[K]> };
  /** One example for each form of the English sentence. */
  readonly examples: readonly [NoInfer<P>, ...NoInfer<P>[]];
  /** Depends only on the parameters, so that another language can say the same. */
  readonly english: (params: NoInfer<P>) => string;
}

type FactOf<S> = {
  [C in keyof S & string]: { readonly code: C; readonly params: S[C] };
}[keyof S & string];

type SaidOf<S> = {
  [C in keyof S & string]: {
    readonly code: C;
    readonly params: S[C];
    readonly sentence: string;
  };
}[keyof S & string];

export type ByCode<S> = { readonly [C in keyof S]: object };

/** Sentences about one subject, by code; `S` has the type of each code's parameters. */
export interface Family<S extends ByCode<S>> extends DocumentedFamily {
  readonly sentences: { readonly [C in keyof S]: Sentence<S[C]> };
  /** Builds the fields of an answer: `{ ...row, ...PLACEMENT.say('held', { label, … }) }`. */
  readonly say: <C extends keyof S & string>(
    code: C,
    params: S[C],
  ) => { readonly code: C; readonly params: S[C]; readonly sentence: string };
  /** The words of a sentence inside another sentence. */
  readonly english: <C extends keyof S & string>(fact: {
    readonly code: C;
    readonly params: S[C];
  }) => string;
  /** Never present at run time; only carries the type. */
  readonly fact?: FactOf<S>;
}

/** Everything a family can say, as a union by `code`. */
export type SentenceOf<F> = F extends Family<infer S> ? SaidOf<S> : never;
/** A sentence inside another, without its words. */
export type Fact<F> = F extends Family<infer S> ? FactOf<S> : never;

interface CodedFact {
  readonly code: string;
  readonly params: object;
}

type WithoutSentence<T> = T extends { readonly code: infer C; readonly params: infer P }
  ? { readonly code: C; readonly params: P }
  : never;

/** Drops the words of a sentence inside another: keeps its code and parameters. */
export function toFact<T extends CodedFact>(said: T): WithoutSentence<T>;
export function toFact({ code, params }: CodedFact): CodedFact {
  return { code, params };
}

/** Infers the parameters from `params`; missing or different words do not compile. */
export function sentence<P extends object>(definition: Sentence<P>): Sentence<P> {
  return definition;
}

export function definePlainSentence(
  about: string,
  text: string,
): Sentence<Readonly<Record<string, never>>> {
  return { about, params: {}, examples: [{}], english: () => text };
}

/**
 * Defines the sentences about one subject, in the only place that knows their words:
 *
 *     export const CHECK = family('check', 'An obstacle to a change of state', {
 *       disputes_open: sentence({
 *         about: 'Matches are disputed',
 *         params: { disputed: param.count('How many') },
 *         examples: [{ disputed: 1 }, { disputed: 3 }],
 *         english: ({ disputed }) => `${disputed} ${disputed === 1 ? 'match is' : 'matches are'} disputed.`,
 *       }),
 *     });
 *     type Check = SentenceOf<typeof CHECK>; // { code, params, sentence }, a union by code
 *     CHECK.say('disputes_open', { disputed: 2 });
 *
 * In the API it is `sentenceSchema(CHECK)`, or `withSentence(…)` if the row has more members
 * (`http/sentence-schema.ts`). `catalogue.ts` lists every family; `npm run lab -- sentences` prints
 * that list.
 */
export function family<S extends ByCode<S>>(
  name: string,
  about: string,
  sentences: { readonly [C in keyof S]: Sentence<S[C]> },
): Family<S> {
  const say: Family<S>['say'] = (code, params) => ({
    code,
    params,
    sentence: sentences[code].english(params),
  });
  const english: Family<S>['english'] = ({ code, params }) => sentences[code].english(params);
  return { name, about, sentences, say, english };
}
