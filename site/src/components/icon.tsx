/** Line drawings on a grid of 24 by 24, in the text colour. Each has a text label beside it. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
  check: 'M5 13l4 4L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  chat: 'M4 5h16v11h-9l-4 4v-4H4z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  gear: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6',
  key: 'M8 15a4 4 0 1 1 3.9-5H21v4h-3v-2h-3v2h-3.1A4 4 0 0 1 8 15zM8 11v.1',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  plus: 'M12 5v14M5 12h14',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8h3v3H8zM13 13h3v3h-3zM13 8h3M8 13v3',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  two: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16 11a3 3 0 1 0 0-6M3 20v-1a5 5 0 0 1 10 0v1M15 14a5 5 0 0 1 6 5v1',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
