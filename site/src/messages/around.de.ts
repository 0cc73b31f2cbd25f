import { backup } from './backup.de.ts';
import { invited, make } from './make.de.ts';
import { match } from './match.de.ts';
import { settings } from './settings.de.ts';
import { study } from './study.de.ts';
import { trust } from './trust.de.ts';
import type { PageWords } from './around.en.ts';

export const de: PageWords = { backup, invited, make, match, settings, study, trust };
