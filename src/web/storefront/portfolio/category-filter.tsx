import { workCategories, type WorkCategory } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';

/** Links, so that a filter has a URL and needs no script. */
export function CategoryFilter({ selected }: { selected: WorkCategory | null }) {
  const t = useT();
  return (
    <nav aria-label={t('storefront.work.filter')} className="work-filter">
      {[null, ...workCategories].map((category) => (
        <SmartLink
          key={category}
          to={category ? `/portfolio?category=${category}` : '/portfolio'}
          preventScrollReset
          aria-current={category === selected ? 'page' : undefined}
        >
          {t(category ? `storefront.work.${category}` : 'storefront.work.everything')}
        </SmartLink>
      ))}
    </nav>
  );
}
