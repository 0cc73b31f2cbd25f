export interface Product {
  /** The name of the product's archive and command. */
  readonly name: 'club' | 'sealed-move';
  readonly title: string;
  readonly services: readonly ('league' | 'clubhouse' | 'relay')[];
  /** Programs that people and machines start; imports and references lead to everything else. */
  readonly entries: readonly string[];
  readonly readme: string;
  /** Pages of the other product. */
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
