import { useMemo } from 'react';
import type { stockList } from '#domain/admin/lists/stock-list.ts';
import type { StockStatus } from '#domain/catalog/product.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

const tones: Partial<Record<string, 'warning' | 'success' | 'sale'>> = {
  in_stock: 'success',
  low_stock: 'warning',
  out_of_stock: 'sale',
};

export function useStockListTexts(): ListTexts<typeof stockList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminProducts.stock.caption'),
      search: t('adminProducts.productList.search'),
      column: (id) => t(`adminProducts.stock.list.${id}`),
      filter: (id) => t(`adminProducts.productList.filters.${id}`),
      view: (id) => t(`adminProducts.stock.views.${id}`),
      value: (id, value) =>
        id === 'state' ? t(`adminProducts.productList.stockStates.${value as StockStatus}`) : value,
      tone: (id, value) => (id === 'state' ? tones[value] : undefined),
      empty: { title: t('adminProducts.stock.empty'), text: t('adminProducts.stock.emptyText') },
    }),
    [t],
  );
}
