/** The running site, for code started with it in this process. */
export interface RunningSite {
  /** The site's public address without a trailing slash. */
  readonly url: string;
  /** A link that signs a coach in once, within a day, without the key; `to` is the first page. */
  readonly coachAddress: (
    coach: { readonly key: string; readonly name: string },
    to: string,
  ) => string;
}
