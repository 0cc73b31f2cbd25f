import { listNames } from './list-names.ts';

/** Box sizes of a draft: on its board, and at `/coach/drafts/ID/even`. */
export const boxSizes = {
  marks: { small: 'too small', large: 'too large' },
  tooSmall: (boxes: readonly string[]) => `Too small: ${listNames(boxes, 'en')}.`,
  tooLarge: (boxes: readonly string[]) => `Too large: ${listNames(boxes, 'en')}.`,
  box: (name: string, count: number) => `${name} (${count})`,
  even: (least: number, most: number) =>
    `Evenly filled, each box would have ${least === most ? least : `${least} or ${most}`} entries.`,
  open: 'Even out the boxes',

  title: 'Even out the boxes',
  about:
    'Only players at the edge of a box move to the next box, so the order stays the same. Players who were placed by hand or have played here are not moved.',
  moves: 'Changes',
  move: (name: string, from: string, to: string) => `${name} moves from ${from} to ${to}`,
  sizes: 'New box sizes',
  size: (name: string, before: number, after: number) =>
    before === after ? `${name}: ${before}, unchanged` : `${name}: ${after}, currently ${before}`,
  notAll:
    'The boxes cannot be evened out any further. Everyone who could move was placed by hand or has played.',
  nobody:
    'Nobody can be moved. Everyone who could move was placed by hand or has played. Move them on the board.',
  isEven: 'The boxes are even. Sizes differ by at most one.',
  undo: 'You can undo each move on the board.',
  go: (count: number) => (count === 1 ? 'Make this move' : `Make these ${count} moves`),
  done: 'The boxes are evened out.',
  changed: 'Someone has changed the draft in the meantime. Nobody was moved. Check it again.',
  partly: (count: number, why: string) =>
    count === 0
      ? `Nobody was moved. ${why}`
      : `${count === 1 ? 'One entry was' : `${count} entries were`} moved, the others were not. ${why}`,
};
