import './piece-sets.css';
import { DRAWINGS, type Drawings } from './piece-drawings.ts';

/* Sets drawn for this site, in one script that loads when one of them is chosen. */

/** A few round forms, each on its own foot. */
const round: Drawings = {
  p: {
    shape:
      'M50 21a16 16 0 0 1 10.4 28.2C62 60 66 68 71 76.6H29C34 68 38 60 39.6 49.2A16 16 0 0 1 50 21ZM25 82.4h50a5 5 0 0 1 5 5v1a5 5 0 0 1 -5 5h-50a5 5 0 0 1 -5 -5v-1a5 5 0 0 1 5 -5Z',
    seams: '',
    dots: [],
  },
  n: {
    shape:
      'M31 76.6C31 64 45 60 47.6 50C42 54 37 54.6 33.4 58.6C29.6 64.6 21.4 65.4 17 60C13 54.4 18 47.6 21.8 41.4C23.6 31.6 27.6 25 34.6 21.2L33.4 9.6C39.6 11 44.4 14.2 47.4 18.8C69.4 20.2 81 42 74.6 76.6ZM25 82.4h50a5 5 0 0 1 5 5v1a5 5 0 0 1 -5 5h-50a5 5 0 0 1 -5 -5v-1a5 5 0 0 1 5 -5Z',
    seams: '',
    dots: [[34.6, 35.6, 3.4]],
  },
  b: {
    shape:
      'M50 9.4C63 21 71 33 71 45.6C71 55 66 61.4 59.6 64.4C60.6 69.6 62.6 73.4 66 76.6H34C37.4 73.4 39.4 69.6 40.4 64.4C34 61.4 29 55 29 45.6C29 33 37 21 50 9.4ZM25 82.4h50a5 5 0 0 1 5 5v1a5 5 0 0 1 -5 5h-50a5 5 0 0 1 -5 -5v-1a5 5 0 0 1 5 -5Z',
    seams: 'M50 34.6V52.6M41.4 42.4H58.6',
    dots: [],
  },
  r: {
    shape:
      'M29.4 20.4H36.6A2 2 0 0 1 38.6 22.4V29.4H44.6V22.4A2 2 0 0 1 46.6 20.4H53.4A2 2 0 0 1 55.4 22.4V29.4H61.4V22.4A2 2 0 0 1 63.4 20.4H70.6A4 4 0 0 1 74.6 24.4V38C74.6 42 67 44 66.4 49L69 76.6H31L33.6 49C33 44 25.4 42 25.4 38V24.4A4 4 0 0 1 29.4 20.4ZM25 82.4h50a5 5 0 0 1 5 5v1a5 5 0 0 1 -5 5h-50a5 5 0 0 1 -5 -5v-1a5 5 0 0 1 5 -5Z',
    seams: 'M35.4 46.6H64.6',
    dots: [],
  },
  q: {
    shape:
      'M28.6 76.6L17 34.4A6 6 0 1 1 23 32.6L34.4 46.4L36 23.6A6 6 0 1 1 41.6 22.6L50 41L58.4 22.6A6 6 0 1 1 64 23.6L65.6 46.4L77 32.6A6 6 0 1 1 83 34.4L71.4 76.6ZM25 82.4h50a5 5 0 0 1 5 5v1a5 5 0 0 1 -5 5h-50a5 5 0 0 1 -5 -5v-1a5 5 0 0 1 5 -5Z',
    seams: 'M31.4 65.4H68.6',
    dots: [],
  },
  k: {
    shape:
      'M45.8 5.4H54.2V12.6H61.4V20.6H54.2V30.4C62 23.4 85 25 85 43.4C85 57.6 73 64 71.4 76.6H28.6C27 64 15 57.6 15 43.4C15 25 38 23.4 45.8 30.4V20.6H38.6V12.6H45.8ZM25 82.4h50a5 5 0 0 1 5 5v1a5 5 0 0 1 -5 5h-50a5 5 0 0 1 -5 -5v-1a5 5 0 0 1 5 -5Z',
    seams: 'M50 38.6V56M30.6 65.4H69.4',
    dots: [],
  },
};

/** Folded paper: straight edges, and one half in the shade. */
const paper: Drawings = {
  p: {
    shape:
      'M50 19L64 27V40L57 47.6L63 54H59L68 79L79 84V93.4H21V84L32 79L41 54H37L43 47.6L36 40V27Z',
    shade: 'M50 19L64 27V40L57 47.6L63 54H59L68 79L79 84V93.4H50Z',
    seams: '',
    dots: [],
  },
  n: {
    shape:
      'M35 8L46 18L65 25L78 43L82 64L77 79L82 84V93.4H19V84L28 79L32 67L48 56V50L37 56L29 64L18 62L12 53L23 37L27 25L35 18Z',
    shade: 'M46 18L65 25L78 43L82 64L77 79L82 84V93.4H56L62 62L58 38Z',
    seams: 'M46 18L58 38L62 62L56 93.4M48 50L58 38',
    dots: [[34.6, 33.4, 2.9]],
  },
  b: {
    shape:
      'M50 9L70 36L65 52L58 57H67V64H59L67 79L79 84V93.4H21V84L33 79L41 64H33V57H42L35 52L30 36Z',
    shade: 'M50 9L70 36L65 52L58 57H67V64H59L67 79L79 84V93.4H50Z',
    seams: 'M62 28L51 41',
    dots: [],
  },
  r: {
    shape: 'M24 19H37V27H44V19H56V27H63V19H76V35L67 43L71 78L81 84V93.4H19V84L29 78L33 43L24 35Z',
    shade: 'M50 19H56V27H63V19H76V35L67 43L71 78L81 84V93.4H50Z',
    seams: 'M33 43H67',
    dots: [],
  },
  q: {
    shape:
      'M50 7L58 33L69 13L73 37L88 21L75 53L67 58V65H63L70 79L83 84V93.4H17V84L30 79L37 65H33V58L25 53L12 21L27 37L31 13L42 33Z',
    shade: 'M50 7L58 33L69 13L73 37L88 21L75 53L67 58V65H63L70 79L83 84V93.4H50Z',
    seams: 'M33 58H67',
    dots: [],
  },
  k: {
    shape:
      'M45.4 4.6H54.6V11.6H62V20H54.6V27L75 30L85 43L69 58V65H63L71 79L83 84V93.4H17V84L29 79L37 65H31V58L15 43L25 30L45.4 27V20H38V11.6H45.4Z',
    shade: 'M50 4.6H54.6V11.6H62V20H54.6V27L75 30L85 43L69 58V65H63L71 79L83 84V93.4H50Z',
    seams: 'M31 58H69',
    dots: [],
  },
};

/** Blocks that show moves: a square for straight, a cross for diagonal, a corner for knights. */
const blocks: Drawings = {
  p: {
    shape: 'M31 31H69V69H31Z',
    seams: '',
    dots: [],
  },
  n: {
    shape: 'M22 20H52V50H78V80H22Z',
    seams: 'M22 50H52V80',
    dots: [],
  },
  b: {
    shape:
      'M30.6 15L50 34.4L69.4 15L85 30.6L65.6 50L85 69.4L69.4 85L50 65.6L30.6 85L15 69.4L34.4 50L15 30.6Z',
    seams: 'M34.4 50L50 34.4L65.6 50L50 65.6Z',
    dots: [],
  },
  r: {
    shape: 'M20 20H80V80H20Z',
    seams: 'M36 36H64V64H36Z',
    dots: [],
  },
  q: {
    shape: 'M50 14A36 36 0 0 1 50 86A36 36 0 0 1 50 14Z',
    seams: 'M50 33A17 17 0 0 1 50 67A17 17 0 0 1 50 33Z',
    dots: [],
  },
  k: {
    shape:
      'M50 6L63.6 19.6H80.4V36.4L94 50L80.4 63.6V80.4H63.6L50 94L36.4 80.4H19.6V63.6L6 50L19.6 36.4V19.6H36.4Z',
    seams: 'M50 27L73 50L50 73L27 50Z',
    dots: [[50, 50, 4.6]],
  },
};

/** Boxwood and rosewood are the usual forms in other colours. */
export const SETS: Readonly<Record<string, Drawings>> = { wood: DRAWINGS, round, paper, blocks };
