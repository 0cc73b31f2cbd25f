/** A text as it is compared: without regard to case or to how its accents are encoded. */
export function fold(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}
