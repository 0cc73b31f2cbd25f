const UNRELEASED = '## Unreleased';

/**
 * Moves unreleased entries under the version and its date (REL-3).
 * @param day such as 2026-11-22
 * @returns null if there are no entries
 */
export function dateChangelog(text: string, version: string, day: string): string | null {
  return extractUnreleased(text) === ''
    ? null
    : text.replace(/^## Unreleased$/m, `${UNRELEASED}\n\n## ${version} (${day})`);
}

/** Extracts notes for one product, even unreleased ones (REL-3). @param title as in a heading */
export function extractReleaseNotes(text: string, version: string, title: string): string {
  const dated = new RegExp(`^## ${version.replaceAll('.', String.raw`\.`)} .*$`, 'm');
  const parts = findSection(text, dated.test(text) ? dated : /^## Unreleased$/m).split(/^### /m);
  const own = parts
    .find((part) => part.startsWith(`${title}\n`))
    ?.slice(title.length)
    .trim();
  return `# ${title} ${version}\n\n${own ?? '- Nothing changed but the version.'}\n`;
}

/** The entries about the next release; empty if there are none. */
function extractUnreleased(text: string): string {
  return (
    findSection(text, /^## Unreleased$/m)
      .match(/^- .*$/gm)
      ?.join('\n') ?? ''
  );
}

function findSection(text: string, heading: RegExp): string {
  const [, after = ''] = text.split(heading);
  return after.split(/^## /m)[0] ?? '';
}
