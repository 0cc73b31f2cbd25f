/** The release, as /healthz, the OpenAPI document and backups tell it. */
export const VERSION = '0.1.0';
