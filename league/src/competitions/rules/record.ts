/** A complete or archived competition is a record: it changes only once it is reopened. */
export function isRecord({ state }: { readonly state: string }): boolean {
  return state === 'complete' || state === 'archived';
}
