import { countInput } from '#domain/admin/products/stock-count.ts';
import { systemClock } from '#platform/clock.ts';
import { countStock } from '#services/stock/count-stock.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';

/** The action of <CountForm>. */
export const countByForm = (form: FormData, actor: Customer) =>
  handleForm(form, {
    schema: countInput,
    submit: ({ product, variant, counted, seen, reason, note }) =>
      countStock(
        { piece: { product, variant }, amount: { counted }, seen, reason, note },
        { actor, now: systemClock.now() },
      ),
  });

export const isCount = (form: FormData): boolean => String(form.get('intent')).startsWith('count ');
