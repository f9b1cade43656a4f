import { categories } from '#domain/catalog/category.ts';
import { writeListQuery, type ListQuery } from '#domain/catalog/list-query.ts';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';

/** Links, not a form: each room is a page of its own, and works without scripts. */
export function RoomFilter({ query }: { query: ListQuery }) {
  const t = useT();
  return (
    <nav aria-label={t('storefront.shop.room')} className="room-filter">
      {[undefined, ...categories].map((category) => (
        <SmartLink
          key={category ?? 'all'}
          to={`/shop${writeListQuery({ ...query, category, page: 1 })}`}
          className="room-filter-link"
          aria-current={category === query.category ? 'page' : undefined}
          preventScrollReset
        >
          {category ? t(`storefront.rooms.${category}`) : t('storefront.shop.allRooms')}
        </SmartLink>
      ))}
    </nav>
  );
}
