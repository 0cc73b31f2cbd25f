export default {
  league: {
    input: './openapi.json',
    output: { target: './orval/league.ts', schemas: './orval/model', client: 'fetch' },
  },
};
