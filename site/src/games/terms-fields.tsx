import type { VNode } from 'preact';
import type { Side } from '@sealed-move/client/rules';
import { type GameName, WHITE } from '../game/core/names.ts';
import { otherSide } from '../game/core/sides.ts';
import '../chess/board/usual-pieces.ts';
import { PieceImage } from '../chess/board/piece-image.tsx';
import { DiscImage } from '../reversi/board/disc-image.tsx';
import { Field } from '../components/field.tsx';
import { type Tile, Tiles } from '../components/tiles.tsx';
import { pageWords } from '../messages/words.ts';
import {
  CLOCK_PRESETS,
  type ClockPreset,
  type Colour,
  OWN_CLOCK,
  type OwnClockField,
  readClock,
  isSlow,
  type Terms,
} from './core/new-game.ts';

/** The symbol of a colour in each game. */
const KING = ({ side }: { readonly side: Side }) => <PieceImage kind="k" side={side} />;
const PICTURES: Readonly<Record<GameName, (props: { readonly side: Side }) => VNode>> = {
  chess: KING,
  chess960: KING,
  'chess-from': KING,
  reversi: DiscImage,
};

const COLOURS: readonly (readonly [Colour, readonly ('white' | 'black')[]])[] = [
  ['white', ['white']],
  ['random', ['white', 'black']],
  ['black', ['black']],
];
const OWN_FIELDS: readonly OwnClockField[] = ['minutes', 'increment'];

interface TermsProps {
  readonly plays: GameName;
  readonly terms: Terms;
  readonly change: (part: Partial<Terms>) => void;
}

export function ColourField({ plays, terms, change }: TermsProps) {
  const { legend } = pageWords().make;
  return (
    <Tiles
      legend={legend}
      tiles={listColourTiles(plays)}
      value={terms.colour}
      onChange={(colour) => change({ colour })}
    />
  );
}

interface ClockFieldProps extends Omit<TermsProps, 'plays'> {
  /** Whether both players share this device, so that no clock has days. */
  readonly isHere?: boolean;
}

export function ClockField({ terms, change, isHere = false }: ClockFieldProps) {
  const { clockLegend } = pageWords().make;
  return (
    <>
      <Tiles
        legend={clockLegend}
        tiles={listClockTiles().filter(
          ({ value }) => !isHere || value === 'none' || !isSlow(value),
        )}
        value={terms.clock}
        onChange={(clock) => change({ clock })}
      />
      {terms.clock === 'own' ? <OwnClock terms={terms} change={change} /> : null}
    </>
  );
}

interface PiecesProps {
  readonly plays: GameName;
  readonly colours: readonly ('white' | 'black')[];
}

export function Pieces({ plays, colours }: PiecesProps) {
  const Picture = PICTURES[plays];
  const white = WHITE[plays];
  const sides = colours.map((colour) => (colour === 'white' ? white : otherSide(white)));
  return (
    <span class="tile-king" aria-hidden="true">
      {sides.map((side) => (
        <Picture key={side} side={side} />
      ))}
    </span>
  );
}

function listColourTiles(plays: GameName): readonly Tile<Colour>[] {
  const { colours: labels } = pageWords().make;
  return COLOURS.map(([value, colours]) => ({
    value,
    label: labels[value],
    picture: <Pieces plays={plays} colours={colours} />,
  }));
}

function listClockTiles(): readonly Tile<ClockPreset>[] {
  const { clocks } = pageWords().make;
  return CLOCK_PRESETS.map((value) => {
    const [label, hint] = clocks[value];
    return { value, label, hint };
  });
}

function OwnClock({ terms, change }: Omit<TermsProps, 'plays'>) {
  const read = readClock(terms);
  const { make } = pageWords();
  return (
    <div class="pair">
      {OWN_FIELDS.map((field) => (
        <Field
          key={field}
          label={make[field]}
          type="number"
          {...OWN_CLOCK[field]}
          value={terms[field]}
          onInput={(typed) => change({ [field]: typed })}
          error={
            read.kind === 'wrong' && read.field === field ? make.wrong[field](read.most) : null
          }
        />
      ))}
    </div>
  );
}
