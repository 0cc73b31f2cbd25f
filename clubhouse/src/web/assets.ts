import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Addresses of the built files; each name contains a hash of its content. */
export class Assets {
  readonly #files: Readonly<Record<string, BuiltFile>>;

  constructor(files: Readonly<Record<string, BuiltFile>>) {
    this.#files = files;
  }

  /** @param name the NAME of `styles/NAME.css` */
  stylesheet(name: string): string {
    return this.#address(`src/styles/${name}.css`);
  }

  /** @param name the NAME of `components/NAME.client.ts` */
  script(name: string): string {
    return this.#address(`src/components/${name}.client.ts`);
  }

  /** The fonts to preload. Browsers load extended letters, such as Ł and Ş, only where needed. */
  fonts(): readonly string[] {
    const { assets = [] } = this.#built('src/styles/app.css');
    return assets
      .filter((file) => file.includes('-latin-') && !file.includes('-latin-ext-'))
      .map((file) => `/${file}`);
  }

  #address(source: string): string {
    return `/${this.#built(source).file}`;
  }

  #built(source: string): BuiltFile {
    const built = this.#files[source];
    if (built === undefined) throw new Error(`${source} was not built: npm run build -- clubhouse`);
    return built;
  }
}

/**
 * @param folder of the built client files
 * @throws if the build wrote nothing there
 */
export function readAssets(folder: string): Assets {
  const manifest = readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8');
  return new Assets(JSON.parse(manifest) as Record<string, BuiltFile>);
}
