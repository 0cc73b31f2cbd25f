export const match = { title: 'match' };
