import type { OrderStatus } from '#domain/orders/status.ts';

export type CancelFormResult =
  | { ok: true }
  | { ok: false; reason: 'too_long' }
  | { ok: false; reason: 'wrong_state'; status: OrderStatus };
