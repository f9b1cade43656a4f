import { sql } from 'kysely';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '#services/shared/customer.ts';

export interface PrizeMovement {
  id: string;
  at: Date;
  reason: 'created' | 'claimed' | 'rejected' | 'restocked' | 'correction';
  change: number;
  left: number;
  /** The colleague; null for players. */
  by: string | null;
}

export interface PrizeStock {
  quantity: number;
  original: number;
  /** The newest hundred, newest first. */
  movements: PrizeMovement[];
}

/** How many are left of a prize, and every change of it; null for those who may not read it. */
export async function readPrizeStock(id: string, actor: Customer): Promise<PrizeStock | null> {
  if (!isUuid(id)) return null;
  const [[prize], movements] = await asUser(actor).read(
    sql<{ quantity: number; original: number }>`
      select quantity, original_quantity as original from public.game_prizes where id = ${id}`,
    sql<PrizeMovement>`
      select h.id, h.created_at as at, h.reason, h.change, h.quantity_after as left, n.name as by
      from public.prize_inventory_history h
      left join public.staff_names() n on n.id = h.changed_by
      where h.prize_id = ${id} order by h.created_at desc, h.id desc limit 100`,
  );
  return prize ? { ...prize, movements } : null;
}
