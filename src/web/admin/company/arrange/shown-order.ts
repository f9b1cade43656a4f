import { arrange, parseMove } from '#domain/admin/records/arrangement.ts';
import type { ArrangeableGroup } from '#services/company/read-arrangement.server.ts';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';

/** The order with the move that is on its way, and as the next move sends what it saw. */
export function shownOrder(stored: readonly ArrangeableGroup[], form: ShopFormState) {
  const sent = form.formData?.get('move');
  const move = typeof sent === 'string' && !form.rejection ? parseMove(sent) : null;
  const groups = move ? moved(stored, move) : stored;
  // Until the server has answered, the stored order is what a move is compared with.
  return { groups, seen: textOf(form.isPending ? stored : groups) };
}

function moved(stored: readonly ArrangeableGroup[], move: Parameters<typeof arrange>[1]) {
  const items = new Map(arrange(stored, move).map((group) => [group.id, group.items]));
  return stored.map((group) => ({
    ...group,
    items: (items.get(group.id) as ArrangeableGroup['items']).map((item, place) => ({
      ...item,
      place,
    })),
  }));
}

const textOf = (groups: readonly ArrangeableGroup[]) =>
  JSON.stringify(
    groups.map(({ id, items }) => ({
      id,
      items: items.map(({ id: item, place }) => ({ id: item, place })),
    })),
  );
