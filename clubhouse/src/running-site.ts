/** The running site, for code started with it in this process. */
export interface RunningSite {
  /** Its public address without a trailing slash. */
  readonly url: string;
  /** Signs a coach in once, within a day, without containing the key; `to` is the path to open. */
  readonly coachAddress: (
    coach: { readonly key: string; readonly name: string },
    to: string,
  ) => string;
}
