import { useMemo } from 'react';
import type {
  PublicationStatus,
  ReadinessState,
  productsList,
} from '#domain/admin/lists/products-list.ts';
import type { Category } from '#domain/catalog/category.ts';
import type { StockStatus } from '#domain/catalog/product.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';

const tones: Partial<Record<string, 'warning' | 'information' | 'success' | 'sale'>> = {
  in_stock: 'success',
  low_stock: 'warning',
  out_of_stock: 'sale',
  ready: 'success',
  not_ready: 'warning',
};

export function useProductListTexts(): ListTexts<typeof productsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminProducts.productList.caption'),
      search: t('adminProducts.productList.search'),
      column: (id) => t(`adminProducts.productList.columns.${id}`),
      filter: (id) => t(`adminProducts.productList.filters.${id}`),
      view: (id) => t(`adminProducts.productList.views.${id}`),
      value: (id, value) => {
        if (id === 'room') return t(`adminProducts.productList.rooms.${value as Category}`);
        if (id === 'stockState')
          return t(`adminProducts.productList.stockStates.${value as StockStatus}`);
        if (id === 'status')
          return t(`adminProducts.productList.statuses.${value as PublicationStatus}`);
        if (id === 'readiness')
          return t(`adminProducts.productList.readiness.${value as ReadinessState}`);
        return value;
      },
      constraint: (name) => {
        if (name === 'products_check') return t('adminProducts.productList.saleBelowPrice');
        if (name === 'products_price_of_variants')
          return t('admin.changeProblems.price_of_variants');
        if (name === 'products_check1') return t('adminProducts.productList.leadOrder');
        return undefined;
      },
      tone: (_id, value) => tones[value],
      empty: {
        title: t('adminProducts.productList.empty'),
        text: t('adminProducts.productList.emptyText'),
      },
    }),
    [t],
  );
}
