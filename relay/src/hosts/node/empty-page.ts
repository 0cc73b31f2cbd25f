/** What is served while the game's site has not been built. */
export const EMPTY_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Game relay</title>
  </head>
  <body>
    <h1>The relay is running</h1>
    <p>The game's site has not been built, so there is nothing to play here yet.</p>
    <p>A site at another address can use this relay: see <a href="/v1/info">what it offers</a>.</p>
  </body>
</html>
`;
