/** The site of this process, for what was started with it. */
export interface RunningSite {
  /** Its public address, without a slash at the end. */
  readonly url: string;
  /**
   * An address that signs a coach in once, within a day, and has no key in it.
   * @param to the path to go on to
   */
  readonly coachAddress: (
    coach: { readonly key: string; readonly name: string },
    to: string,
  ) => string;
}
