/** What a field with a fault carries: it is read out with it, and the focus begins there (KEYS-3). */
export function describedBy(isWrong: boolean, id: string) {
  return isWrong ? { 'aria-invalid': true, 'aria-describedby': id, autofocus: true } : {};
}
