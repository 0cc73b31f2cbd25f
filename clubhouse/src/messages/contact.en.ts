export const contact = {
  call: 'Call',
  text: 'Text',
  whatsapp: 'WhatsApp',
  mail: 'Email',
  reach: (name: string) => `Contact ${name}`,
  none: (name: string) => `The club has no contact details for ${name} to show you.`,
};
