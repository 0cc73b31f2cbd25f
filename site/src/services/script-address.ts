/** The browser's API for pages whose policy requires trusted types. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** A policy may be created only once. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The address of a script; the page's policy accepts one only from a named place in the code. */
export function trustScriptAddress(path: '/sw.js' | '/push.js' | '/noughts/push.js'): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('service-worker', { createScriptURL: (url) => url });
  return policy?.createScriptURL(path) ?? path;
}
