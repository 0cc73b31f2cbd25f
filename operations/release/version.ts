/** A semantic version: three numbers, without a suffix. */
type VersionPart = 'major' | 'minor' | 'patch';

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** @param asked a step, or a later version (REL-2) @returns a sentence if that is not possible */
export function computeNextVersion(
  present: string,
  asked: string,
): { version: string } | { wrong: string } {
  const now = parseVersion(present);
  if (now === null) return { wrong: `package.json has ${present}, which is no version.` };
  const [major, minor, patch] = now;
  const steps: Readonly<Record<VersionPart, string>> = {
    major: `${major + 1}.0.0`,
    minor: `${major}.${minor + 1}.0`,
    patch: `${major}.${minor}.${patch + 1}`,
  };
  if (asked === 'major' || asked === 'minor' || asked === 'patch') return { version: steps[asked] };
  const wanted = parseVersion(asked);
  if (wanted === null)
    return { wrong: `${asked} is neither major, minor or patch, nor a version.` };
  const isLater = Object.values(steps).includes(asked);
  return isLater ? { version: asked } : { wrong: `${asked} does not follow ${present}.` };
}

/** Whether the release only fixes faults: then it has no migration (REL-4). */
export function isPatch(present: string, version: string): boolean {
  const [now, next] = [parseVersion(present), parseVersion(version)];
  return now !== null && next !== null && now[0] === next[0] && now[1] === next[1];
}

function parseVersion(text: string): readonly [number, number, number] | null {
  const [, major, minor, patch] = VERSION.exec(text) ?? [];
  return patch === undefined ? null : [Number(major), Number(minor), Number(patch)];
}
