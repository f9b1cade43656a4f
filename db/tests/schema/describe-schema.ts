import type pg from 'pg';
import { describeAccess } from './describe-access.ts';
import { describeFunctions } from './describe-functions.ts';
import { describeTables } from './describe-tables.ts';

/** Created by the migrations of a library, which are versioned with that library and not here. */
const foreignSchemas = ['graphile_worker'];

const header = `The schema as the migrations and function files build it, read from the catalog of an empty
database by db/tests/schema.test.ts, which fails on any difference. After a deliberate change run
\`npx vitest run --project database db/tests/schema.test.ts -u\` and read the difference.
Function bodies are left out: each has one text, in db/functions.`;

/** A readable and deterministic description of everything in our schemas. */
export async function describeSchema(client: pg.Client): Promise<string> {
  // Names in expressions are printed with their schema only when the search path is empty.
  await client.query(`set search_path = ''`);
  const sections = [
    header,
    ...(await describeAccess(client, foreignSchemas)),
    ...(await describeTables(client)),
    ...(await describeFunctions(client)),
  ];
  await client.query('reset search_path');
  return `${sections.join('\n\n')}\n`;
}
