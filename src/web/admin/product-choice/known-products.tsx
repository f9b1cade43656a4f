import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import type { NamedProduct } from '#services/products/product-names.server.ts';

interface KnownProducts {
  nameOf(id: string): string;
  /** The address that answers a search with products. */
  searchAt: string;
  /** Remembers the name of a product that was just found. */
  learn(product: NamedProduct): void;
}

const KnownProductsContext = createContext<KnownProducts | null>(null);

export function useKnownProducts(): KnownProducts {
  const known = use(KnownProductsContext);
  if (!known) throw new Error('The fields of products need <KnownProductsProvider>.');
  return known;
}

interface ProviderProps {
  products: readonly NamedProduct[];
  searchAt: string;
  children: ReactNode;
}

/** The names of products for the fields that store only their ids. */
export function KnownProductsProvider({ products, searchAt, children }: ProviderProps) {
  const t = useT();
  const [found, setFound] = useState<readonly NamedProduct[]>([]);
  const value = useMemo<KnownProducts>(() => {
    const names = new Map([...products, ...found].map(({ id, name }) => [id, name]));
    return {
      nameOf: (id) => names.get(id) ?? t('admin.productChoice.unknown'),
      searchAt,
      learn: (product) => setFound((before) => [...before, product]),
    };
  }, [products, found, searchAt, t]);
  return <KnownProductsContext value={value}>{children}</KnownProductsContext>;
}
