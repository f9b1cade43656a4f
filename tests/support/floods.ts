import { beforeAll } from 'vitest';
import { fileDatabase } from './file-database.ts';

/** A flood, and what the limit of these tests lets through at once; a second adds one. */
export const attempts = 40;
export const allowed = 10;

/** A database, and an environment that allows one request per second. */
export function fewRequests(): void {
  beforeAll(() => {
    process.env['API_REQUESTS_PER_SECOND'] = '1';
  });
  fileDatabase();
}

interface App {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/** Sends many requests at once. Those that were rejected say when to come back. */
export async function flood(app: App, path: string, init: RequestInit) {
  const responses = await Promise.all(
    Array.from({ length: attempts }, async () => app.request(path, init)),
  );
  const rejected = responses.filter(({ headers }) => headers.has('Retry-After'));
  return { accepted: attempts - rejected.length, rejected: rejected.at(-1) };
}
