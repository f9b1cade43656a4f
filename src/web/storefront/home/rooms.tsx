import { rooms } from '#domain/catalog/category.ts';
import { useT } from '#i18n/react.tsx';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';

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
              <Picture
                src={`/pictures/placeholders/${room}.svg`}
                alt=""
                title={t(`storefront.rooms.${room}`)}
                width={960}
                height={1200}
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
