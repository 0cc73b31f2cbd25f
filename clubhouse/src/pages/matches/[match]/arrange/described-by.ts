/** What a field with a fault carries, so that the fault is read out with it. */
export function describedBy(isWrong: boolean, id: string) {
  return isWrong ? { 'aria-invalid': true, 'aria-describedby': id } : {};
}
