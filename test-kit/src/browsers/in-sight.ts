/**
 * Whether a person could click it: visible, enabled, and covered at most by a bar at the lower edge
 * until the page scrolls. Looks beyond the middle, because drivers round the point they click.
 */
export function canBePressed(selector: string): string {
  return `(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    if (element === null || element.getClientRects().length === 0) return false;
    if (element.matches(':disabled')) return false;
    const isFree = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.3, 0.5, 0.7].every((part) => {
        const there = document.elementFromPoint(left + width / 2, top + height * part);
        return there !== null && element.contains(there);
      });
    };
    if (isFree()) return true;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return isFree();
  })()`;
}
