import type { Page } from 'playwright-core';

/**
 * The minimum cost of dragging: as many plain cards, and one box that follows the pointer. Near the
 * window's edges the page scrolls, as the board does.
 */

const CARD =
  '<li class="draft-card"><span class="draft-who"><b>Hannah Brandt</b> stays</span></li>';
const STYLE = `
  body { margin: 0; font: 16px sans-serif; }
  ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px; padding: 12px; list-style: none; }
  li { min-height: 74px; background: #fff; border: 1px solid #ccc; }
  .draft-ghost { position: fixed; top: 0; left: 0; width: 240px; height: 60px; background: #def; will-change: transform; }
`;
const SCRIPT = `
  let ghost = null;
  let at = { x: 0, y: 0 };
  const draw = () => {
    if (ghost === null) return;
    const beyond = at.y < 72 ? at.y - 72 : Math.max(0, at.y - innerHeight + 72);
    if (beyond !== 0) scrollBy({ top: Math.round(beyond / 72 * 26), behavior: 'instant' });
    ghost.style.transform = 'translate3d(' + at.x + 'px,' + at.y + 'px,0)';
    requestAnimationFrame(draw);
  };
  addEventListener('pointermove', (event) => { at = { x: event.clientX, y: event.clientY }; });
  addEventListener('pointerdown', (event) => {
    event.preventDefault();
    ghost = document.createElement('div');
    ghost.className = 'draft-ghost';
    document.body.append(ghost);
    requestAnimationFrame(draw);
  });
  addEventListener('pointerup', () => { ghost?.remove(); ghost = null; });
`;

export async function showBareBoard(page: Page, cards: number): Promise<void> {
  await page.setContent(
    `<!doctype html><style>${STYLE}</style><ul>${CARD.repeat(cards)}</ul><script>${SCRIPT}</script>`,
  );
}
