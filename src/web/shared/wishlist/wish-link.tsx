import { useT } from '#i18n/react.tsx';
import { IconLink } from '#ui/button.tsx';
import { HeartIcon } from '#ui/icons.tsx';

export function WishLink({ className }: { className?: string }) {
  const t = useT();
  return (
    <IconLink to="/wishlist" label={t('storefront.wishlist.title')} className={className}>
      <HeartIcon />
    </IconLink>
  );
}
