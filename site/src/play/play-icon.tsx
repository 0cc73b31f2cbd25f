/** Line drawings on a grid of 24 by 24, in the text colour, each beside its label. */
const PATHS = {
  first: 'M18 6l-7 6 7 6M7 6v12',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  last: 'M6 6l7 6-7 6M17 6v12',
  newGame: 'M12 5v14M5 12h14',
  flip: 'M7 4v14M7 4L3.5 7.5M7 4l3.5 3.5M17 20V6M17 20l-3.5-3.5M17 20l3.5-3.5',
  draw: 'M5 9.5h14M5 14.5h14',
  takeBack: 'M9 5L4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-4',
  resign: 'M6 21V4M6 4.5h11l-2.5 4 2.5 4H6',
  rematch: 'M5 12a7 7 0 0 1 12-5l2.5 2.5M19.5 4.5v5h-5M19 12a7 7 0 0 1-12 5l-2.5-2.5M4.5 19.5v-5h5',
  claim: 'M5 9.5h14M5 14.5h14M12 3.5v17',
  home: 'M4 11.5L12 5l8 6.5M6.5 10v9h11v-9',
  leave: 'M14 4H6v16h8M10 12h10M16.5 8.5L20 12l-3.5 3.5',
  chat: 'M4.5 5h15v11H11l-4 3.5V16H4.5z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  moves: 'M5 6h14M5 12h14M5 18h9',
  choices: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  save: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14',
  study: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5L20 20',
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M4 12l16-7-6 15-3-6z',
} as const;

export type PlayIconName = keyof typeof PATHS;

export function PlayIcon({ name }: { readonly name: PlayIconName }) {
  return (
    <svg class="play-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
