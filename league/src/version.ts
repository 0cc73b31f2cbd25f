/** The release shown by /healthz, the OpenAPI document and backups. */
export const VERSION = '0.1.0';
