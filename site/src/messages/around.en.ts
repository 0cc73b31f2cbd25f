import { backup } from './backup.en.ts';
import { engine } from './engine.en.ts';
import { invited, make } from './make.en.ts';
import { match } from './match.en.ts';
import { puzzles } from './puzzles.en.ts';
import { settings } from './settings.en.ts';
import { study } from './study.en.ts';
import { trust } from './trust.en.ts';

/** The texts of the pages around the games. A language that lacks any does not compile (LANG-3). */
export const en = { backup, engine, invited, make, match, puzzles, settings, study, trust };

export type PageWords = typeof en;
