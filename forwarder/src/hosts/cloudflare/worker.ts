import type { Environment } from './environment.ts';

/** The platform runs this, and creates the object as needed. */

export { CountingObject } from './counting-object.ts';

export default {
  fetch: (request, { FORWARDER }) =>
    FORWARDER.get(FORWARDER.idFromName('forwarder')).fetch(request),
} satisfies ExportedHandler<Environment>;
