import { useLocation, useNavigation } from 'react-router';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { chooseVariant, offerOf, readOptionSelection } from '#domain/catalog/variant-choice.ts';

/** The selection of the URL; a choice just made counts at once, before the URL has followed. */
export function useVariantSelection(product: ProductDetail) {
  const here = useLocation();
  const { location: next } = useNavigation();
  const { search: text } = next?.pathname === here.pathname ? next : here;
  const search = new URLSearchParams(text);
  const choosing = chooseVariant(product, readOptionSelection(search));
  return { ...choosing, offer: offerOf(product, choosing), search };
}

export type VariantSelection = ReturnType<typeof useVariantSelection>;
