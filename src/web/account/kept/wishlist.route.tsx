import { useLanguage } from '#i18n/react.tsx';
import { readWishlist } from '#services/account/keepsakes.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf } from '../signed-in.server.ts';
import { StoredPicture } from '../../shared/shop-picture.tsx';
import type { Route } from './+types/wishlist.route.ts';

export const loader = ({ context }: Route.LoaderArgs) => readWishlist(ownerOf(context));

export default function Wishlist({ loaderData: wishes }: Route.ComponentProps) {
  const { t, money } = useLanguage();
  return (
    <>
      <AccountTitle title={t('account.area.wishlist')} />
      {wishes.length === 0 && (
        <EmptyState
          title={t('account.pages.wishlist')}
          actions={<ButtonLink to="/shop">{t('account.dashboard.browse')}</ButtonLink>}
        />
      )}
      <ul>
        {wishes.map(({ id, slug, name, picture, price, originalPrice }) => (
          <li key={id} className="wish">
            {picture && (
              <StoredPicture picture={picture} alt="" title={name} sizes="72px" frame="product" />
            )}
            <div className="grid gap-1">
              <Link to={`/product/${slug}`} variant="quiet" className="font-medium">
                {name}
              </Link>
              <Price
                current={money(price)}
                original={originalPrice && money(originalPrice)}
                size="small"
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
