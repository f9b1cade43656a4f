import type { FewerWords } from '#domain/search/search-result.ts';
import { useLanguage } from '#i18n/react.tsx';

interface FewerWordsProps {
  fewer: FewerWords;
  /** The messages that the page has. */
  area: 'search' | 'shopList';
}

/** Says which words the results have when nothing has all of them. */
export function FewerWordsNotice({ fewer, area }: FewerWordsProps) {
  const { t, locale } = useLanguage();
  const isShop = area === 'shopList';
  const words = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    fewer.used.map((word) => t(isShop ? 'shopList.quoted' : 'search.quoted', { word })),
  );
  return (
    <p role="status" className="mt-4 text-sm text-muted">
      {t(isShop ? 'shopList.fewer' : 'search.fewer', { words })}
    </p>
  );
}
