import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import type { LinkableProduct } from '#services/work/linkable-products.server.ts';

interface KnownProducts {
  nameOf(id: string): string;
  /** Remembers the name of a product that was just found. */
  learn(product: LinkableProduct): void;
}

const KnownProductsContext = createContext<KnownProducts | null>(null);

export function useKnownProducts(): KnownProducts {
  const known = use(KnownProductsContext);
  if (!known) throw new Error('The fields of products need <KnownProductsProvider>.');
  return known;
}

interface ProviderProps {
  products: readonly LinkableProduct[];
  children: ReactNode;
}

/** The names of products for the fields that store only their ids. */
export function KnownProductsProvider({ products, children }: ProviderProps) {
  const t = useT();
  const [found, setFound] = useState<readonly LinkableProduct[]>([]);
  const value = useMemo<KnownProducts>(() => {
    const names = new Map([...products, ...found].map(({ id, name }) => [id, name]));
    return {
      nameOf: (id) => names.get(id) ?? t('adminWork.hotspots.unknown'),
      learn: (product) => setFound((before) => [...before, product]),
    };
  }, [products, found, t]);
  return <KnownProductsContext value={value}>{children}</KnownProductsContext>;
}
