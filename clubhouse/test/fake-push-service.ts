import { HttpsPushTransport } from 'service/push-transport';
import { type PushService, startPushService as startService } from 'test-kit/push-service';

/** A push service for tests, and the way that leads to it. */
export interface FakePushService extends PushService {
  readonly transport: HttpsPushTransport;
}

/** @param timeoutMs the site's patience */
export async function startPushService(
  t: Parameters<typeof startService>[0],
  timeoutMs = 10_000,
): Promise<FakePushService> {
  const service = await startService(t);
  const transport = new HttpsPushTransport({ timeoutMs, open: service.open });
  return Object.assign(service, { transport });
}
