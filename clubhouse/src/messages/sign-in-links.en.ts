/** `/coach/members/links`: sign-in links to hand out. */
export const signInLinks = {
  title: 'Sign-in links to hand out',
  about: 'One single-use link for each member who has never signed in.',
  nobody: 'Everyone who can sign in has already signed in.',
  how: (count: number, days: number) =>
    count === 1
      ? `One click creates a link that works for ${days} days.`
      : `One click creates ${count} links that work for ${days} days.`,
  rest: 'This list is empty.',
  secret: 'Anyone who opens a link can sign in as that member. Give each link only to its member.',
  again: 'Earlier links stay valid.',
  sheet: 'Print a sheet to cut up',
  file: 'Download a mail merge file',
  made: (count: number) => (count === 1 ? 'One link' : `${count} links`),
  missing: (names: string) => `No link was created for ${names}, who left in the meantime.`,
  next: 'Next members',
  card: 'Scan with your phone and tap the button. Works once.',
  until: (day: string) => `Valid until ${day}`,
  code: (name: string) => `QR code with the sign-in link of ${name}`,
  filename: 'sign-in-links',
  columns: {
    name: 'name',
    fullName: 'full_name',
    email: 'email',
    phone: 'phone',
    link: 'link',
    until: 'good_until',
  },
  onlyHere: (address: string) =>
    `${address} only opens on this computer. Your printed links will not work until the site has its own address.`,
  onlyHereOnPaper: 'This address only opens on one computer.',
  offer: 'Links to hand out',
};
