/*
 * Stylesheets that failed to load. The loader assumes that each style it requested has loaded, so a
 * second load of the script would draw the page without it.
 */
const failed = new Set<HTMLLinkElement>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  // Such an event does not bubble.
  true,
);

/** @throws if a stylesheet still fails */
export async function askForStylesAgain(): Promise<void> {
  await Promise.all([...failed].map(reloadStyle));
}

function reloadStyle(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link');
  again.rel = link.rel;
  again.href = link.href;
  failed.delete(link);
  link.replaceWith(again);
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`no style at ${again.href}`)));
  });
}
