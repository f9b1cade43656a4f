import { log } from '../log.server.ts';
import { pool } from './pool.server.ts';

/** Whether the database is reachable, for the load balancer. */
export async function isDatabaseReady(): Promise<boolean> {
  try {
    await pool().query('select 1');
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    return false;
  }
}
