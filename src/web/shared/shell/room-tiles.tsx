import { categories } from '#domain/catalog/category.ts';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { StoredMarkup } from '../markup/stored-markup.tsx';

/** The six categories with a small picture each, and the two lists that change. */
export const RoomTiles = () => (
  <StoredMarkup name="room tiles" data={[]}>
    {() => <Tiles />}
  </StoredMarkup>
);

function Tiles() {
  const t = useT();
  return (
    <>
      <ul className="room-tiles">
        {categories.map((room) => (
          <li key={room}>
            <SmartLink to={`/shop?category=${room}`} className="room-tile">
              <img
                src={`/pictures/room-tiles/${room}.webp`}
                alt=""
                width={360}
                height={240}
                loading="lazy"
              />
              {t(`storefront.rooms.${room}`)}
            </SmartLink>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <SmartLink to="/shop?sort=newest" className="header-link">
            {t('storefront.shop.sortNewest')}
          </SmartLink>
        </li>
        <li>
          <SmartLink to="/shop?sale=yes" className="header-link">
            {t('storefront.shop.sale')}
          </SmartLink>
        </li>
      </ul>
    </>
  );
}
