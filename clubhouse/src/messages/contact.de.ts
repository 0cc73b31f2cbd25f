import type { contact as english } from './contact.en.ts';

export const contact: typeof english = {
  call: 'Anrufen',
  text: 'SMS',
  whatsapp: 'WhatsApp',
  mail: 'E-Mail',
  reach: (name) => `${name} erreichen`,
  none: (name) => `Der Verein hat weder Nummer noch Adresse von ${name}, die er dir zeigen darf.`,
};
