import type { Environment } from './environment.ts';
import { answerRequest } from './http.ts';

/** The platform runs this and creates objects of each class as needed. */

export { Budget } from './budget.ts';
export { Network } from './network.ts';
export { Room } from './room.ts';

export default {
  fetch: (request, environment) => answerRequest(request, environment, Date.now()),
} satisfies ExportedHandler<Environment>;
