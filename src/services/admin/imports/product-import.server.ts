import {
  checkProduct,
  newProduct,
  productFileColumns,
} from '#domain/admin/imports/product-import.ts';
import type { productsList } from '#domain/admin/lists/products-list.ts';
import { translator } from '#i18n/translator.server.ts';
import { termsFor } from '#services/catalog/terms.server.ts';
import { productsSource } from '../lists/products-list.server.ts';
import type { ImportSource } from './import-source.ts';

/** Products: changed by id or SKU, and added as drafts. */
export const productImport: ImportSource = {
  source: productsSource,
  page: 'products',
  table: 'products',
  code: { column: 'sku', field: 'sku' },
  columns: async () => {
    const { kind } = await termsFor((facet) => facet === 'kind', 'en');
    return productFileColumns(kind.map(({ value }) => value));
  },
  label: (column, locale) =>
    translator(locale)(
      `adminProducts.productList.columns.${column as keyof (typeof productsList)['columns']}`,
    ),
  newRow: newProduct,
  check: checkProduct,
};
