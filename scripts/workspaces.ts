/** The code of all workspaces, and of the root. */
export const CODE =
  '{test-kit,service,operations,league,relay-protocol,relay,forwarder,relay-client,site,clubhouse,scripts,fault-injection,examples}/**/*.{ts,tsx,js,mjs}';

/** The manifests of all workspaces, and of the root. */
export const MANIFESTS = '{*/**/package.json,package.json}';
