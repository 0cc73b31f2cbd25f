const UNRELEASED = '## Unreleased';

/**
 * The changelog with what was unreleased under the version and its day, and nothing unreleased
 * (REL-3).
 * @param day as 2026-11-22
 * @returns null where there is nothing to tell of
 */
export function datedChangelog(text: string, version: string, day: string): string | null {
  return toldOf(text) === ''
    ? null
    : text.replace(/^## Unreleased$/m, `${UNRELEASED}\n\n## ${version} (${day})`);
}

/** The lines about the next release; empty where there are none. */
function toldOf(text: string): string {
  const [, after] = text.split(/^## Unreleased$/m);
  return (after ?? '').split(/^## /m)[0]?.trim() ?? '';
}
