import { useT } from '#i18n/react.tsx';
import { path } from '#ui/icon.tsx';

const BoxIcon = path('M12 3l8 4.5v9L12 21l-8-4.5v-9ZM4 7.5l8 4.5 8-4.5M12 12v9');

/** A plain link: browsers open the details that contain its target by themselves. */
export function InMyRoomLink() {
  const t = useT();
  return (
    <a href="#in-my-room" className="button button-quiet button-medium">
      <BoxIcon />
      {t('productDetails.facts.inMyRoom.open')}
    </a>
  );
}
