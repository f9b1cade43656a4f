import { useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router';
import type { ProductDetail } from '#domain/catalog/product.ts';
import {
  chooseVariant,
  offerOf,
  readOptionSelection,
  writeOptionSelection,
  type OptionSelection,
} from '#domain/catalog/variant-choice.ts';

function selectVariant(product: ProductDetail, wanted: OptionSelection) {
  const choosing = chooseVariant(product, wanted);
  return { ...choosing, offer: offerOf(product, choosing) };
}

export type VariantSelection = ReturnType<typeof selectVariant>;

/** The selection of the page: of the URL, or of the one that is about to be shown. */
export function useVariantSelection(product: ProductDetail): VariantSelection {
  return selectVariant(product, readOptionSelection(useShownSearch()));
}

function useShownSearch(): URLSearchParams {
  const here = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === here.pathname ? next : here;
  return new URLSearchParams(search);
}

interface Choosing {
  /** What was chosen last. */
  choosing: VariantSelection;
  choose: (selection: OptionSelection) => void;
}

/**
 * What was chosen last shows and counts at once. The page follows when the parts that are not alive
 * yet have been fetched, which on a slow network takes a while.
 */
export function useLatestChoice(product: ProductDetail, ofPage: VariantSelection): Choosing {
  const navigate = useNavigate();
  const search = useShownSearch();
  const here = useLocation();
  const [latest, setLatest] = useState<{ selection: OptionSelection; madeAt: Location }>();
  // Every navigation that the page shows has a location of its own, also to a part of the page.
  const isAhead = latest?.madeAt === here;
  if (latest && !isAhead) setLatest(undefined);
  return {
    choosing: isAhead ? selectVariant(product, latest.selection) : ofPage,
    choose(selection) {
      setLatest({ selection, madeAt: here });
      const address = writeOptionSelection(search, selection);
      void navigate(address, { replace: true, preventScrollReset: true });
    },
  };
}
