import { Client } from 'pg';

export async function createSchema(url: string, schema: string): Promise<void> {
  await run(url, `create schema ${schema}`);
}

export async function dropSchema(url: string, schema: string): Promise<void> {
  await run(url, `drop schema ${schema} cascade`);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
