/** Then we neither back the league up nor try its backups (OPS-38). */
export function isOnServer(environment: Readonly<Record<string, string | undefined>>): boolean {
  return (environment['DATABASE_URL'] ?? '').trim() !== '';
}
