import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Staff } from '#services/shared/staff.ts';

type DeleteProductResult =
  | { ok: true }
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'ordered'; details: { count: string } };

/** Deletes a product that was never ordered, with its pictures, reviews and stock ledger. */
export async function deleteProduct(id: string, { actor }: Staff): Promise<DeleteProductResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  try {
    const { numDeletedRows } = await asUser(actor).transaction((trx) =>
      trx.deleteFrom('products').where('id', '=', id).executeTakeFirst(),
    );
    return numDeletedRows > 0n ? { ok: true } : { ok: false, reason: 'not_found' };
  } catch (error) {
    const { constraint, detail = '' } = error as { constraint?: string; detail?: string };
    if (constraint !== 'product_was_ordered') throw error;
    return { ok: false, reason: 'ordered', details: { count: detail } };
  }
}
