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
    title: 'Club',
    services: ['league', 'clubhouse'],
    entries: [
      'operations/command/launcher',
      'operations/command/club.ts',
      ...image('club'),
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
    entries: [
      'operations/command/launcher',
      'operations/command/sealed-move.ts',
      ...image('sealed-move'),
    ],
    readme: 'docs/sealed-move.md',
    leavesOut: ['docs/club.md', 'docs/deploy.md'],
  },
];

/** What its image is built from, with an example of how it runs. */
function image(name: Product['name']): string[] {
  const folder = 'operations/container';
  return [`${folder}/Containerfile`, `${folder}/hooks/`, `${folder}/${name}/compose.yaml`];
}
