import { productEditFieldNames } from '#domain/admin/products/product-edit.ts';
import { useT } from '#i18n/react.tsx';
import type { Option } from '#ui/select.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { useRecordProblem } from '../forms/use-record-problem.ts';
import type { BulkActions } from '../lists/bulk-bar.tsx';
import { ProductEditFields } from './product-edit-fields.tsx';

/** The bulk edits of the list of products. */
export function useProductBulk(
  kinds: readonly Option[],
  serverResult: FormResult<object> | null | undefined,
): BulkActions {
  const t = useT();
  return {
    form: useShopForm({ intent: 'edit', serverResult }),
    fields: <ProductEditFields kinds={kinds} />,
    labels: Object.fromEntries(
      productEditFieldNames.map((name) => [name, t(`adminProducts.bulk.fields.${name}`)]),
    ),
    problemText: useRecordProblem(),
    consequence: t('adminProducts.bulk.consequence'),
    tooManyText: t('admin.lists.tooManyToChange'),
  };
}
