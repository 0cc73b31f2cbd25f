/** A product of this repository, with what its archive starts from. */
export interface Product {
  /** The name of its archive and of its command. */
  readonly name: 'club' | 'sealed-move';
  /** Its title on pages. */
  readonly title: string;
  /** The services that its command runs. */
  readonly services: readonly ('league' | 'clubhouse' | 'relay')[];
  /** What people and their machines call. All else follows from what these import and name. */
  readonly entries: readonly string[];
  /** The page that its archive opens with. */
  readonly readme: string;
  /** Pages that are of the other product. */
  readonly leavesOut: readonly string[];
}

export const PRODUCTS: readonly Product[] = [
  {
    name: 'club',
    title: 'The club',
    services: ['league', 'clubhouse'],
    entries: [
      'operations/command/launcher',
      'operations/command/club.ts',
      // A Debian server runs its services as systemd units, Sealed Move's relay among them.
      'operations/install',
      'operations/upgrade',
      'operations/restore',
      'operations/club',
    ],
    readme: 'docs/club.md',
    leavesOut: ['docs/sealed-move.md'],
  },
  {
    name: 'sealed-move',
    title: 'Sealed Move',
    services: ['relay'],
    entries: ['operations/command/launcher', 'operations/command/sealed-move.ts'],
    readme: 'docs/sealed-move.md',
    leavesOut: ['docs/club.md', 'docs/deploy.md'],
  },
];
