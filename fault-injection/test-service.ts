import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/*
 * A service for the tests of the replay: it stores the id of each request, then answers. The second
 * argument is SQLite's `synchronous`, which decides how durable the write is.
 */

const [folder = '', synchronous = 'full'] = process.argv.slice(2);
const database = new DatabaseSync(join(folder, 'ids.db'));
database.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}`);
database.exec('create table if not exists ids (id text primary key)');
const insert = database.prepare('insert into ids (id) values (?)');

const server = createServer((request, response) => {
  const id = String(request.headers['x-request-id']);
  try {
    insert.run(id);
    response.writeHead(201, { 'x-request-id': id }).end('{}');
  } catch {
    response.writeHead(507, { 'x-request-id': id }).end('{}');
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  process.stdout.write(`It answers at http://127.0.0.1:${port}\n`);
});
