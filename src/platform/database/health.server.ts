import { log } from '../log.server.ts';
import { isDisconnected } from './listen.server.ts';
import { pool } from './pool.server.ts';

export interface ShopReadiness {
  status: 'ok' | 'degraded' | 'down';
  /** In words for operators. */
  reasons: string[];
}

/** Whether the shop can sell, for the load balancer, and whether someone should look at it. */
export async function readReadiness(): Promise<ShopReadiness> {
  try {
    await pool().query('select 1');
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    return { status: 'down', reasons: ['database unreachable'] };
  }
  const { waiting } = readPoolFigures();
  const reasons = [
    ...(isDisconnected() ? ['changes are not received, pages are not stored'] : []),
    ...(waiting > 0 ? [`${waiting} requests wait for a connection`] : []),
  ];
  return { status: reasons.length === 0 ? 'ok' : 'degraded', reasons };
}

export function readPoolFigures(): { busy: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = pool();
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
