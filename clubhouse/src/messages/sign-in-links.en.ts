/** `/coach/members/links`: sign-in links to hand out. */
export const signInLinks = {
  title: 'Sign-in links to hand out',
  about: 'For everybody who has never signed in: one link each, that works once.',
  nobody: 'Everybody who can sign in has signed in.',
  how: (count: number, days: number) =>
    count === 1
      ? `A press makes one link, good for ${days} days.`
      : `A press makes ${count} links, good for ${days} days.`,
  rest: 'Nobody is left in this list.',
  secret:
    'Whoever opens a link is signed in as that member. Give each one only to the person it is for.',
  again: 'New links leave the earlier ones valid.',
  sheet: 'Sheet to print and cut up',
  file: 'File for a mail merge',
  made: (count: number) => (count === 1 ? 'One link' : `${count} links`),
  missing: (names: string) => `No link was made for ${names}: they left meanwhile.`,
  next: 'The next members',
  card: 'Scan with your phone and press the button. It works once.',
  until: (day: string) => `Good until ${day}`,
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
    `${address} opens only on this computer. Nobody can use what is printed here before the site has an address of its own.`,
  onlyHereOnPaper: 'This address opens on one computer only.',
  offer: 'Links to hand out',
  offerAbout: 'A sheet to cut up, or a file for a mail merge: nothing is mailed.',
};
