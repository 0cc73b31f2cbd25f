/** The address that the platform saw (NET-3); it replaces anything a client writes there. */
export function readAddress(request: Request): string {
  return request.headers.get('CF-Connecting-IP') ?? '';
}
