import type { Page } from 'playwright-core';

/** The window sizes for which the play page is laid out. */
export const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [834, 1112],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
];

/** The geometry of the play page in a window. */
export interface Geometry {
  /** Left, top, width and height of the board, in pixels. */
  readonly board: readonly number[];
  /** Elements outside the window, covered or cut off, by their text. */
  readonly wrong: readonly string[];
}

const MEASURE = `(() => {
  const wrong = [];
  const said = (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() || one.className;
  const isIn = ({ left, top, right, bottom }) =>
    left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth || root.scrollHeight > root.clientHeight) wrong.push('the page scrolls');
  if (root.clientWidth !== innerWidth) wrong.push('a scrollbar takes room');
  for (const part of document.querySelectorAll('.play > :not(.unseen), [role=grid]')) {
    const box = part.getBoundingClientRect();
    if (box.width > 0 && !isIn(box)) wrong.push(part.className + ' leaves the window');
  }
  for (const button of document.querySelectorAll('.play-act button, .sheet button, .stepper button, .promotion button')) {
    const box = button.getBoundingClientRect();
    if (button.closest('.sheet-body')) continue;
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isUnderSheet = over !== null && over.closest('.sheet') !== null && button.closest('.sheet') === null;
    if (box.width < 24 || box.height < 24) wrong.push(said(button) + ' is too small');
    if (!isIn(box)) wrong.push(said(button) + ' leaves the window');
    else if (!button.contains(over) && !isUnderSheet) wrong.push(said(button) + ' is covered');
    if (button.scrollWidth > Math.ceil(box.width) + 1) wrong.push(said(button) + ' is cut off');
  }
  const heads = [...document.querySelectorAll('.play-match, .top .brand, .top nav a')]
    .filter((one) => one.getClientRects().length > 0);
  const boxOf = (one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return words.getBoundingClientRect();
  };
  for (const [place, one] of heads.entries()) for (const other of heads.slice(place + 1)) {
    const [mine, theirs] = [boxOf(one), boxOf(other)];
    if (mine.left < theirs.right && theirs.left < mine.right && mine.top < theirs.bottom && theirs.top < mine.bottom)
      wrong.push(said(one) + ' lies on ' + said(other));
  }
  for (const words of document.querySelectorAll('.slip .status-notice > span, .slip .slip-words, .tray-unsent, .turn, .player-name bdi')) {
    // Only a long name may end in an ellipsis.
    if (words.matches('.player-name bdi') && words.textContent.length > 12) continue;
    if (words.scrollHeight > words.clientHeight + 2 || words.scrollWidth > words.clientWidth + 1)
      if (words.getClientRects().length > 0) wrong.push(said(words) + ' is not seen whole');
  }
  const slip = document.querySelector('.slip');
  const under = document.querySelector('.play-act');
  if (slip.getBoundingClientRect().bottom > innerHeight + 0.5) wrong.push('the slip leaves the window');
  const [known, done] = [slip.getBoundingClientRect(), under.getBoundingClientRect()];
  if (known.bottom > done.top + 1 && known.top < done.top && known.left < done.right) wrong.push('the slip lies on the actions');
  const lying = (inner, outer) => {
    const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
    return one.bottom <= other.bottom + 1 && one.top >= other.top - 1 && one.right <= other.right + 1;
  };
  for (const words of document.querySelectorAll('.slip .slip-words, .ask p')) {
    if (words.textContent !== '' && words.getClientRects().length > 0 && !lying(words, words.parentElement))
      wrong.push(words.textContent + ' is cut off');
    if (words.scrollHeight > words.clientHeight + 2 && words.closest('.ask')) wrong.push(words.textContent + ' does not fit');
  }
  const { left, top, width, height } = document.querySelector('[role=grid]').getBoundingClientRect();
  return { board: [left, top, width, height], wrong };
})()`;

export async function measureGeometry(page: Page): Promise<Geometry> {
  return page.evaluate<Geometry>(MEASURE);
}
