import { useFetcher, useLocation } from 'react-router';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { useT } from '#i18n/react.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { HeartIcon } from '#ui/icons.tsx';
import { useAuth } from '../../shared/session/auth.tsx';

/** Keeps the piece on the customer's list; a visitor signs in first and comes back here. */
export function WishButton({ product, isWished }: { product: ProductDetail; isWished: boolean }) {
  const t = useT();
  const { state } = useAuth();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const sent = fetcher.formData?.get('wished');
  const wished = sent === undefined || sent === null ? isWished : sent === 'yes';
  const label = t(wished ? 'closer.facts.unwish' : 'closer.facts.wish');

  if (state === 'signed-out') {
    const next = encodeURIComponent(pathname + search);
    return (
      <ButtonLink variant="quiet" to={`/login?next=${next}`}>
        <HeartIcon />
        {label}
      </ButtonLink>
    );
  }
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="wish" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="wished" value={wished ? 'no' : 'yes'} />
      <Button type="submit" variant="quiet" aria-pressed={wished}>
        <HeartIcon className={wished ? 'fill-terracotta text-terracotta' : undefined} />
        {label}
      </Button>
    </fetcher.Form>
  );
}
