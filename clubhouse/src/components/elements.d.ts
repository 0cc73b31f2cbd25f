import type { HTMLAttributes } from 'preact';

/** The custom elements of the site, each made by `NAME.client.ts`. */
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around a report's form: one set at a time, and the sentence as it comes about. */
      'score-pad': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** What the device keeps of its member: cards of reports, and a line on the signal. */
      'report-queue': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** Gets a button named by `data-label` that copies its field, and says `data-done`. */
      'copy-button': HTMLAttributes<HTMLElement> & {
        readonly 'data-label': string;
        readonly 'data-done': string;
      };
      /** Around a field for a colour and its preview; `data-ratio` has `{ratio}` in it. */
      'colour-preview': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** Around rows to tick: all of them at once, and how many are chosen. */
      'choose-rows': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** Around the board of a draft: people are moved by hand, keys and touch (DRFT-5). */
      'draft-board': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** Around levels to type: a name is dragged onto one (MEMB-18). */
      'level-drag': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** Around what is said of pushes on this device: each part with `data-when`, and `data-key`. */
      'push-switch': HTMLAttributes<HTMLElement> & { readonly 'data-key': string };
      /** Gets a button that prints the page, named by `data-label`. */
      'print-button': HTMLAttributes<HTMLElement> & { readonly 'data-label': string };
      /** Refreshes itself, from the page it is on, while it has `data-runs`. */
      'work-progress': HTMLAttributes<HTMLElement> & { readonly 'data-runs'?: string };
      /** Around the list of members: found again while one types. */
      'member-list': HTMLAttributes<HTMLElement>;
      /** Counts down. `data-words` has `{time}` where the rest stands, `data-over` is said at the end. */
      'time-left': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** Holds its button back for a while. `data-words` has `{time}` where the rest stands. */
      'resend-button': HTMLAttributes<HTMLElement> & { readonly 'data-words': string };
    }
  }
}
