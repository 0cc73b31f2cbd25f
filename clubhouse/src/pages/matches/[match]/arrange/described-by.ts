/** Links an error to its field, so that it is read out and the field gets the focus (KEYS-3). */
export function faultAttributes(isWrong: boolean, id: string) {
  return isWrong ? { 'aria-invalid': true, 'aria-describedby': id, autofocus: true } : {};
}
