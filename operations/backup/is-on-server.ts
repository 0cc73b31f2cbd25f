/** Whether the league keeps its data in PostgreSQL: then neither backup nor trial is ours (OPS-38). */
export function isOnServer(environment: Readonly<Record<string, string | undefined>>): boolean {
  return (environment['DATABASE_URL'] ?? '').trim() !== '';
}
