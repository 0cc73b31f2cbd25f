import { listNames } from './list-names.ts';

/** How even the boxes of a draft are: on its board, and `/coach/drafts/ID/even`. */
export const boxSizes = {
  marks: { small: 'too small', large: 'too large' },
  tooSmall: (boxes: readonly string[]) => `Too small: ${listNames(boxes, 'en')}.`,
  tooLarge: (boxes: readonly string[]) => `Too large: ${listNames(boxes, 'en')}.`,
  box: (name: string, count: number) => `${name} (${count})`,
  even: (least: number, most: number) =>
    `Even is ${least === most ? least : `${least} or ${most}`} in each box.`,
  open: 'Even them out',

  title: 'Even out the boxes',
  about:
    'Those nearest a line cross it, so nobody overtakes anybody. Anyone who was put into a box by hand, or has played here, stays.',
  moves: 'This changes',
  move: (name: string, from: string, to: string) => `${name} moves from ${from} to ${to}`,
  sizes: 'How many each box has then',
  size: (name: string, before: number, after: number) =>
    before === after ? `${name}: ${before}, as now` : `${name}: ${after}, now ${before}`,
  notAll:
    'They cannot become more even than this: everyone who could move was put there by hand or has played.',
  nobody:
    'Nobody can be moved: everyone who could was put there by hand or has played. Move them on the board.',
  isEven: 'The boxes are even: none has two more than another.',
  undo: 'On the board each move can be undone.',
  go: (count: number) => (count === 1 ? 'Move this one' : `Move these ${count}`),
  done: 'The boxes are evened out.',
  changed: 'Somebody has changed the draft meanwhile. Nobody was moved: look once more.',
  partly: (count: number, why: string) =>
    count === 0
      ? `Nobody was moved. ${why}`
      : `${count === 1 ? 'One was' : `${count} were`} moved, the others not. ${why}`,
};
