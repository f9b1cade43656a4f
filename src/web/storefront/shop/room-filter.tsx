import { categories } from '#domain/catalog/category.ts';
import { facetToken } from '#domain/catalog/facets.ts';
import { selectedRoom, withSelected, type ListQuery } from '#domain/catalog/list-query.ts';
import { useLanguage } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { shopListUrl } from './use-shop-list.ts';

interface RoomFilterProps {
  query: ListQuery;
  counts: Readonly<Record<string, number>>;
}

/** Links, not a form: each room is a page of its own and works without scripts. */
export function RoomFilter({ query, counts }: RoomFilterProps) {
  const { t, number } = useLanguage();
  const current = selectedRoom(query);
  return (
    <nav aria-label={t('storefront.shop.room')} className="room-filter">
      {[undefined, ...categories].map((room) => (
        <SmartLink
          key={room ?? 'all'}
          to={shopListUrl(withSelected(query, 'category', room ? [room] : []))}
          className="room-filter-link"
          aria-current={room === current ? 'page' : undefined}
          preventScrollReset
        >
          {room && (
            <img
              src={`/pictures/room-tiles/${room}-round.webp`}
              alt=""
              width={44}
              height={44}
              className="room-filter-picture"
            />
          )}
          {room ? t(`storefront.rooms.${room}`) : t('shopList.allRooms')}
          {room && (
            <span className="facet-count">{number(counts[facetToken('category', room)] ?? 0)}</span>
          )}
        </SmartLink>
      ))}
    </nav>
  );
}
