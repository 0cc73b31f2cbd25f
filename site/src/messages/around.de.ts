import { backup } from './backup.de.ts';
import { engine } from './engine.de.ts';
import { invited, make } from './make.de.ts';
import { match } from './match.de.ts';
import { puzzles } from './puzzles.de.ts';
import { settings } from './settings.de.ts';
import { study } from './study.de.ts';
import { trust } from './trust.de.ts';
import type { PageWords } from './around.en.ts';

export const de: PageWords = {
  backup,
  engine,
  invited,
  make,
  match,
  puzzles,
  settings,
  study,
  trust,
};
