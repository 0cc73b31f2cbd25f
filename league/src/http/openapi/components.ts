import { SharedComponents } from './alike.ts';
import type { Examples } from './examples.ts';
import { HEADER_COMPONENTS } from './headers.ts';
import type { JsonObject } from './json.ts';
import { Schemas } from './schemas.ts';
import { SECURITY_SCHEMES } from './security.ts';

export class Components {
  readonly schemas = new Schemas();
  readonly parameters = new SharedComponents('parameters');
  readonly responses = new SharedComponents('responses');
  readonly examples: Examples;

  constructor(examples: Examples) {
    this.examples = examples;
  }

  all(): JsonObject {
    return {
      securitySchemes: SECURITY_SCHEMES,
      schemas: this.schemas.all(),
      parameters: this.parameters.all(),
      responses: this.responses.all(),
      headers: HEADER_COMPONENTS,
    };
  }
}
