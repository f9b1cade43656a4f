import type { CraftShown } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { ShopPicture } from '../../shared/pictures/shop-picture.tsx';

/** What the question was about, as the workshops make it. The link is there when leaving costs nothing. */
export function CraftPicture({ craft, isFree }: { craft: CraftShown; isFree: boolean }) {
  const t = useT();
  const pieces = new URLSearchParams(craft.workshops.map((slug) => ['workshop', slug]));
  return (
    <div className="craft">
      <ShopPicture
        src={craft.picture}
        alt=""
        width={960}
        height={1200}
        sizes="(min-width: 64rem) 20rem, 92vw"
        frame="fill"
        className="craft-picture"
      />
      {isFree && (
        <Link to={`/shop?${pieces}`} variant="arrow">
          {t('game.questions.seePieces')}
        </Link>
      )}
    </div>
  );
}
