import type { HTMLAttributes } from 'preact';

/** The custom elements of the site, each defined in `NAME.client.ts`. */
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      /** Wraps a report's form: one set at a time, and a sentence that grows with the input. */
      'score-pad': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** The member's data on this device: cards of reports, and a line about the connection. */
      'report-queue': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** Gets a button, labelled `data-label`, that copies its field and then says `data-done`. */
      'copy-button': HTMLAttributes<HTMLElement> & {
        readonly 'data-label': string;
        readonly 'data-done': string;
        /** The label of a second button, in browsers that can share. */
        readonly 'data-share'?: string;
      };
      /** Wraps a colour field and its preview; `data-ratio` contains `{ratio}`. */
      'colour-preview': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** Wraps rows with checkboxes: selects all of them at once and shows how many are chosen. */
      'choose-rows': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** Wraps the board of a draft: people are moved by mouse, keyboard and touch (DRFT-5). */
      'draft-board': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** Wraps fields for levels: a name can be dragged onto one (MEMB-18). */
      'level-drag': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** Wraps the texts about pushes on this device, each with `data-when`, and has `data-key`. */
      'push-switch': HTMLAttributes<HTMLElement> & { readonly 'data-key': string };
      /** Gets a button, labelled `data-label`, that prints the page. */
      'print-button': HTMLAttributes<HTMLElement> & { readonly 'data-label': string };
      /** Wraps a choice of time zones and preselects the browser's. */
      'time-zone': HTMLAttributes<HTMLElement>;
      /** Refreshes itself from its own page while it has `data-runs`. */
      'work-progress': HTMLAttributes<HTMLElement> & { readonly 'data-runs'?: string };
      /** Wraps the weeks of free evenings; `data-choose` explains the buttons it adds. */
      'week-parts': HTMLAttributes<HTMLElement> & { readonly 'data-choose': string };
      /** Wraps the list of members and searches again as the user types. */
      'member-list': HTMLAttributes<HTMLElement>;
      /** Shows its turns one after another and fetches `data-next` after the last (BAR-6). */
      'bar-screen': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** `data-words` has `{time}` for the remaining time; `data-over` replaces it at the end. */
      'time-left': HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
      /** Disables its button for a while. `data-words` has `{time}` for the remaining time. */
      'resend-button': HTMLAttributes<HTMLElement> & { readonly 'data-words': string };
    }
  }
}
