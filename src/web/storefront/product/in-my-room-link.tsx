import { useT } from '#i18n/react.tsx';

/** A plain link: browsers open the details that contain its target by themselves. */
export function InMyRoomLink() {
  const t = useT();
  return (
    <a href="#in-my-room" className="button button-quiet button-medium">
      {t('productDetails.facts.inMyRoom.open')}
    </a>
  );
}
