import { rooms } from '#domain/catalog/category.ts';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { ShopPicture } from '../../shared/shop-picture.tsx';

export function Rooms() {
  const t = useT();
  return (
    <section className="page section" aria-labelledby="rooms">
      <div className="section-head">
        <h2 id="rooms">{t('storefront.home.roomsTitle')}</h2>
        <p className="text-muted">{t('storefront.home.roomsText')}</p>
      </div>
      <ul className="room-grid">
        {rooms.map((room) => (
          <li key={room}>
            <SmartLink to={`/shop?category=${room}`} className="room-card">
              <ShopPicture
                src={`/pictures/rooms/${room}-upright/720.webp`}
                alt=""
                title={t(`storefront.rooms.${room}`)}
                width={720}
                height={900}
                sizes="(min-width: 64rem) 22vw, 46vw"
                frame="product"
              />
              <span className="room-card-name">{t(`storefront.rooms.${room}`)}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
