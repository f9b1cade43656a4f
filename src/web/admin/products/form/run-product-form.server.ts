import { redirect } from 'react-router';
import { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import { productPublishable } from '#services/admin/publishing/product-publishable.server.ts';
import { deleteProduct } from '#services/products/delete-product.server.ts';
import { duplicateProduct } from '#services/products/duplicate-product.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import { savePublishable } from '../../publishing/save-publishable.server.ts';
import { changeShapes, isShapeChange } from '../shapes/change-shapes.server.ts';
import { countByForm, isCount } from '../stock/count-by-form.server.ts';

const nothing = z.object({});

/** What the page of a product can send: its form, a count, a 3D model, a copy, a deletion. */
export function runProductForm(form: FormData, id: string, actor: Customer) {
  if (isCount(form)) return countByForm(form, actor);
  const staff = { actor, now: systemClock.now() };
  if (isShapeChange(form)) return changeShapes(form, id, staff);
  switch (form.get('intent')) {
    case 'duplicate':
      return handleForm(form, {
        schema: nothing,
        submit: async () => {
          const result = await duplicateProduct(id, staff);
          return result.ok ? redirect(`/admin/products/edit/${result.id}`) : result;
        },
      });
    case 'delete':
      return handleForm(form, {
        schema: nothing,
        submit: async () => {
          const result = await deleteProduct(id, staff);
          return result.ok ? redirect('/admin/products') : result;
        },
      });
    default:
      return savePublishable(form, { publishable: productPublishable, id, actor });
  }
}
