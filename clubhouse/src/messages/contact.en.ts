/** Ways to reach somebody. */
export const contact = {
  call: 'Call',
  text: 'Text',
  whatsapp: 'WhatsApp',
  mail: 'Mail',
  reach: (name: string) => `Reach ${name}`,
  none: (name: string) => `The club has neither a number nor an address of ${name} to show you.`,
};
