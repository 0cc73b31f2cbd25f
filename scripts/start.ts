import '../league/src/main.ts';
import '../relay/src/hosts/node/main.ts';

// What `npm start` runs: every service that there is, on its embedded defaults. Each says by
// itself where to go next.
