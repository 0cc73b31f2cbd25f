import { CATALOGUE } from '../src/shared/sentences/catalogue.ts';
import { writeSentencesPage } from '../src/shared/sentences/page.ts';

/* `npm run lab -- sentences`: prints every sentence of the API with its code and parameters. */

process.stdout.write(writeSentencesPage(CATALOGUE));
