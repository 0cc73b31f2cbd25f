const LINE = /^[0-9a-f]{64} {2}(\S+)$/;

/** The files named in the release list; null if the text is not such a list. */
export function readReleaseFiles(list: string): readonly string[] | null {
  if (!list.endsWith('\n')) return null;
  const names = list
    .slice(0, -1)
    .split('\n')
    .map((line) => LINE.exec(line)?.[1] ?? null);
  return names.every((name) => name !== null) ? names : null;
}
