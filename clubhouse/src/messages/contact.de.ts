import type { contact as english } from './contact.en.ts';

export const contact: typeof english = {
  call: 'Anrufen',
  text: 'SMS',
  whatsapp: 'WhatsApp',
  mail: 'E-Mail',
  reach: (name) => `${name} kontaktieren`,
  none: (name) => `Der Verein kann dir keine Kontaktdaten von ${name} zeigen.`,
};
