import './tsx.ts';

// What is made of pages can be imported once `.tsx` can; and by a name that the compiler does not
// follow, since whoever starts this beside other services has no use for the types of a browser.
const SERVE: string = './serve.ts';
const { start } = (await import(SERVE)) as { start: () => Promise<void> };
await start();
