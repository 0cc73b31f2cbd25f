/** The page before the site is built, in both languages because nobody has chosen one yet. */
export const EMPTY_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Game relay</title>
  </head>
  <body>
    <main>
      <h1>The relay is running</h1>
      <p>The game's site has not been built, so there is nothing to play here yet.</p>
      <p>A site at another address can use this relay: see <a href="/v1/info">what it offers</a>.</p>
      <section lang="de">
        <h2>Das Relay läuft</h2>
        <p>Die Spielseite ist noch nicht gebaut; hier gibt es noch nichts zu spielen.</p>
        <p>Eine Seite an einer anderen Adresse kann dieses Relay nutzen: <a href="/v1/info">was es bietet</a>.</p>
      </section>
    </main>
  </body>
</html>
`;
