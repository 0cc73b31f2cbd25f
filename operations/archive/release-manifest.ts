import type { Product } from './products.ts';

interface RootManifest {
  readonly version: string;
  readonly license: string;
  readonly scripts: Readonly<Record<string, string>>;
}

/** The meaning of `npm start` and the services' own commands in an installation. */
const SHARED = new Set(['start', 'doctor']);

/**
 * Scripts run the product's command or print a sentence: an installation never changes itself.
 * (INST-12) @param text of the root's `package.json`
 */
export function releaseManifest({ name, title, services }: Product, text: string): string {
  const { version, license, scripts } = JSON.parse(text) as RootManifest;
  const command = (script: string) => {
    const isHere = SHARED.has(script) || services.some((service) => service === script);
    if (isHere) return `./${name} ${script}`;
    const what = script === 'test' ? 'npm test' : `npm run ${script}`;
    return `echo '${what} works in a clone of the repository. This is an installation: ./${name} help lists what it does.' >&2; exit 1`;
  };
  const manifest = {
    name,
    version,
    private: true,
    description: `${title}, ready to run: ./${name} start`,
    license,
    type: 'module',
    scripts: Object.fromEntries(Object.keys(scripts).map((script) => [script, command(script)])),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
