import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ReturnStatus } from '#domain/orders/returns.ts';
import type { Note } from './move-order.server.ts';

interface StatusOfReturn {
  returnId: string;
  to: Exclude<ReturnStatus, 'requested'>;
  answer?: Note | null;
  now: Date;
}

/** Of a return whose order is locked. */
export async function setReturnStatus(
  trx: Transaction<DB>,
  { returnId, to, answer, now }: StatusOfReturn,
): Promise<void> {
  await trx
    .updateTable('return_requests')
    .set({
      status: to,
      [`${to}_at`]: now,
      ...(answer && { answer: answer.en ?? answer.ar, answer_ar: answer.ar }),
    })
    .where('id', '=', returnId)
    .execute();
}
