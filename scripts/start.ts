import '../league/src/main.ts';

// What `npm start` runs: every service that there is, on its embedded defaults. The league says
// by itself where to go next.
