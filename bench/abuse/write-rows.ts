import type { Target } from './attack.ts';
import { sendRequest } from './send-request.ts';

/** One write at the data API. */
export interface RowWrite {
  method: 'POST' | 'PATCH' | 'DELETE';
  /** The table, and the filter of its rows. */
  path: string;
  body?: object;
}

/** Tries writes at the tables, and reports those that were taken and those that broke something. */
export async function tryWrites(
  target: Target,
  key: string,
  writes: readonly RowWrite[],
): Promise<{ taken: number; errors: number }> {
  let taken = 0;
  let errors = 0;
  for (const { method, path, body } of writes) {
    const { status, text } = await sendRequest(target, `/rest/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, prefer: 'return=representation' },
      body,
    });
    // Without a right to the row, an update finds none.
    const isTaken = status < 300 && text !== '[]';
    if (isTaken || status >= 500) console.log(`  ${method} ${path} got ${status}`);
    taken += Number(isTaken);
    errors += Number(status >= 500);
  }
  return { taken, errors };
}
