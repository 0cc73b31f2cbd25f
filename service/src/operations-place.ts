export interface OperationsPlace {
  readonly host: string;
  readonly port: number;
}

/** From a service's settings: nowhere without a port (OPS-1). */
export function toOperationsPlace(host: string, port: number | null): OperationsPlace | null {
  return port === null ? null : { host, port };
}
