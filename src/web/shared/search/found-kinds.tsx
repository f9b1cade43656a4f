import type { FoundKind } from '#domain/search/search-result.ts';
import { useLanguage } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';

interface FoundKindsProps {
  kinds: readonly FoundKind[];
  term: string;
  onChoose?: () => void;
}

/** The kinds of the pieces found, each as a list of the shop. */
export function FoundKinds({ kinds, term, onChoose }: FoundKindsProps) {
  const { t, number } = useLanguage();
  if (kinds.length === 0) return null;
  return (
    <nav aria-label={t('search.kind')} className="search-kinds">
      {kinds.map(({ value, name, count }) => (
        <SmartLink
          key={value}
          to={`/shop?${new URLSearchParams({ q: term, kind: value })}`}
          onClick={onChoose}
        >
          {name} · {number(count)}
        </SmartLink>
      ))}
    </nav>
  );
}
