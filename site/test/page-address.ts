/** The address of the site's page for unit tests. They share a process, so all have the same one. */
Object.assign(globalThis, {
  location: { pathname: '/', origin: 'https://relay.example', hash: '' },
});
