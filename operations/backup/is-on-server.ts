/** If so, we neither back up the league nor try its backups (OPS-38). */
export function isOnServer(environment: Readonly<Record<string, string | undefined>>): boolean {
  return (environment['DATABASE_URL'] ?? '').trim() !== '';
}
