import { withStop } from './full-stop.ts';

export const contact = {
  call: 'Call',
  text: 'Text',
  whatsapp: 'WhatsApp',
  mail: 'Email',
  reach: (name: string) => `Contact ${name}`,
  none: (name: string) => `The club cannot show you any contact details for ${withStop(name)}`,
};
