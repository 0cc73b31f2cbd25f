import type { VNode } from 'preact';

/** The paths of each icon, in a 24 by 24 square. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  calendar: 'M5 6h14v13H5zM5 10h14M9 3v5M15 3v5',
  club: 'M4 4h16v8c0 5-4 7-8 8.5C8 19 4 17 4 12zM12 4v16M4 11h16',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  down: 'M12 5v14M6 13l6 6 6-6',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  home: 'M4 11l8-7 8 7v9h-5v-6h-6v6H4z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.6v.2',
  lock: 'M6 11h12v9H6zM9 11V7.5a3 3 0 0 1 6 0V11',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  me: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5',
  members:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.6-3.6 3.2-5 6.5-5s5.9 1.4 6.5 5M16 5.4a3.5 3.5 0 0 1 0 6.2M18 15.4c1.9 .7 3.1 2.1 3.5 4.6',
  minus: 'M6 12h12',
  more: 'M6 9l6 6 6-6',
  next: 'M9 5l7 7-7 7',
  offline:
    'M3 3l18 18M4.5 12.5a11 11 0 0 1 4.8-2.6M19.5 12.5a11 11 0 0 0-5.6-2.8M8 16a6 6 0 0 1 6.5-1.2M12 19.6v.2',
  phone:
    'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3C10.5 21 3 13.5 3 6a3 3 0 0 1 3-3z',
  plus: 'M6 12h12M12 6v12',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5zM17.5 14H20M14 20h.2',
  print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  sync: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  table: 'M4 6h16M4 12h16M4 18h16M9 6v12',
  text: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
  up: 'M12 19V5M6 11l6-6 6 6',
  warn: 'M12 4l9 16H3zM12 10v5M12 17.6v.2',
  whatsapp:
    'M4 20l1.3-4A8 8 0 1 1 8.2 19zM9 8.5c0 4 2.5 6.5 6.5 6.5l.5-2-2-1-1 1c-1.5-.6-2.2-1.5-2.7-2.7l1-1-.8-2z',
  wishes: 'M3 17l6-6 4 4 8-8M15 6h6v6',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon: the text next to it says the same. */
export function Icon({ name }: { readonly name: IconName }): VNode {
  return (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
