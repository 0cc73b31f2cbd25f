import type { me as english } from './me.en.ts';

export const me: typeof english = {
  title: 'Ich',
  language: 'Sprache',
  devices: 'Angemeldet',
  devicesAbout:
    'Dieses Gerät bleibt angemeldet, bis du dich abmeldest. Handy verloren? Melde dich überall ab.',
  signOut: 'Hier abmelden',
  signOutEverywhere: 'Auf allen Geräten abmelden',
};
