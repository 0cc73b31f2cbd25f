import assert from 'node:assert/strict';
import { RelayOnWorkerd } from 'relay/launch/workerd';
import { modulesFrom } from 'relay/testing/worker-modules';
import { startPushService } from 'test-kit/push-service';
import type { StartHost } from './host.ts';
import { ORIGIN } from './push.ts';

const MODULES = modulesFrom('forwarder/test/cloudflare-worker/worker.ts');

/** The Cloudflare host on the real runtime, whose clock the test moves. */
export const startOnWorkerd: StartHost = async (t, environment = {}) => {
  const service = await startPushService(t);
  const outbound = new URL(service.url).host;
  const code = { modules: MODULES, objects: { FORWARDER: 'TestObject' }, outbound };
  const forwarder = await RelayOnWorkerd.launch(code, { ALLOWED_ORIGINS: ORIGIN, ...environment });
  t.after(() => forwarder.close());
  const url = forwarder.url ?? '';
  return {
    url,
    service,
    from: (address) => ({ 'cf-connecting-ip': address }),
    advance: async (ms) => {
      const asked = await fetch(`${url}/test/advance`, { method: 'POST', body: String(ms) });
      assert.equal(asked.status, 200, forwarder.output);
    },
  };
};
