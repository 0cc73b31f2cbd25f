/** The running site, for code started with it in this process. */
export interface RunningSite {
  /** Its public address without a trailing slash. */
  readonly url: string;
  /**
   * A link that signs a coach in once, within a day, and does not contain the key.
   * @param to the path to open
   */
  readonly coachAddress: (
    coach: { readonly key: string; readonly name: string },
    to: string,
  ) => string;
}
