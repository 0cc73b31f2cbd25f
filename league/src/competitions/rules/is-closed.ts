/** Closed means complete or archived: nothing can change until it is reopened (COM-4). */
export function isClosed({ state }: { readonly state: string }): boolean {
  return state === 'complete' || state === 'archived';
}
