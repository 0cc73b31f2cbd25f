/** Whether the league uses a database server: then we neither back it up nor try it (OPS-38). */
export function isOnServer(environment: Readonly<Record<string, string | undefined>>): boolean {
  return (environment['DATABASE_URL'] ?? '').trim() !== '';
}
