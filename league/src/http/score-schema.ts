import { Type } from 'typebox';
import { Pair, StrictObject } from './schema.ts';
import { makeJsonColumn } from './stored-json.ts';

const Count = Type.Integer({ minimum: 0, maximum: 99 });

const SetScore = StrictObject(
  { games: Pair(Count), tiebreak: Type.Optional(Pair(Count)) },
  { title: 'SetScore', description: 'Index 0 is side 0.' },
);

export const Score = StrictObject(
  { sets: Type.Array(SetScore, { minItems: 1, maxItems: 7 }) },
  { title: 'Score' },
);

export const readScore = makeJsonColumn('score', Score);
