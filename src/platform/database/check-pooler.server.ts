import { environment } from '../environment.server.ts';
import { openPool } from './open-pool.server.ts';

/** Fails where the pooler in DATABASE_URL cannot be reached or does not start visitors. */
export async function checkPooler(): Promise<void> {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = environment();
  if (!DATABASE_DIRECT_URL) return;
  const pool = openPool(DATABASE_URL, 1);
  try {
    const client = await pool.connect();
    client.release();
  } finally {
    await pool.end();
  }
}
