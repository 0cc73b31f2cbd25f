import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The addresses of the built files, whose names hold what they hold. */
export class Assets {
  readonly #files: Readonly<Record<string, BuiltFile>>;

  constructor(files: Readonly<Record<string, BuiltFile>>) {
    this.#files = files;
  }

  /** @param name of `styles/NAME.css` */
  stylesheet(name: string): string {
    return this.#address(`src/styles/${name}.css`);
  }

  /** @param name of `components/NAME.client.ts` */
  script(name: string): string {
    return this.#address(`src/components/${name}.client.ts`);
  }

  /** What every page is set in; the letters of Łukasz and Şahin come where a page has them. */
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

/** @param folder of the built client files @throws where nothing was built into it */
export function readAssets(folder: string): Assets {
  const manifest = readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8');
  return new Assets(JSON.parse(manifest) as Record<string, BuiltFile>);
}
