/** Boxes collapse below this width (DESK-50). */
const PHONE = '(width < 600px)';

/** Opens the folds that a wide window always shows, so that screen readers read them too. */
export function openFolds(board: Element): void {
  if (matchMedia(PHONE).matches) return;
  for (const fold of listFolds(board)) fold.open = true;
}

export function keepFolds(board: Element, next: Element): void {
  const before = new Map(listFolds(board).map((fold) => [foldKey(fold), fold.open]));
  for (const fold of listFolds(next)) fold.open = before.get(foldKey(fold)) ?? fold.open;
}

function listFolds(board: Element): HTMLDetailsElement[] {
  return [...board.querySelectorAll<HTMLDetailsElement>('.draft-box > details, .draft-tools')];
}

function foldKey(fold: HTMLDetailsElement): string {
  return fold.closest<HTMLElement>('.draft-box')?.dataset['where'] ?? '';
}
