import { launchInProcess } from 'relay/launch/in-process';
import { launchChromium } from 'test-kit/chromium';
const relay = await launchInProcess(process.argv[2], {});
const browser = await launchChromium();
const actions = await import(process.argv[3]);
try {
  await actions.default(browser, relay.url);
} finally {
  await browser.close();
  await relay.close();
}
