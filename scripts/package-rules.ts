import { isBuiltin } from 'node:module';
import type { Package, Packages } from './packages.ts';
import { resolvePath, type Source } from './source.ts';
import type { Violation } from './violation.ts';

/** Modules that a runtime or a bundler provides. */
const FROM_PLATFORM = /^(cloudflare|virtual):|^\(computed\)$/;

/** Each package is imported only through its public entries. */
export function checkPackages({ path, specifiers }: Source, packages: Packages): Violation[] {
  const from = packages.of(path);
  const messages = specifiers.flatMap((specifier) =>
    specifier.startsWith('.')
      ? (checkRelativeImport(from, resolvePath(path, specifier), packages) ?? [])
      : (checkNamedImport(from, specifier, packages) ?? []),
  );
  return messages.map((message) => ({ path, message }));
}

function checkRelativeImport(from: Package, target: string, packages: Packages): string | null {
  const to = packages.of(target);
  return from === to ? null : `reaches into ${target}: import an entry of ${to.name} by its name`;
}

function checkNamedImport(from: Package, specifier: string, packages: Packages): string | null {
  if (isBuiltin(specifier) || FROM_PLATFORM.test(specifier)) return null;
  if (!packages.declares(from, specifier)) {
    return `imports ${specifier}, which ${from.manifest} does not declare`;
  }
  const to = packages.named(specifier);
  return to === null || to.entries.has(specifier)
    ? null
    : `imports ${specifier}, which is none of the exports of ${to.manifest}`;
}
