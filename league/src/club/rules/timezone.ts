import { type Refusal, refuse } from '../../shared/refusal.ts';

export function refuseTimezone(pointer: string): Refusal<'invalid_timezone'> {
  const message = 'must be an IANA time zone such as Europe/Berlin';
  return refuse('invalid_timezone', undefined, [{ pointer, message }]);
}
