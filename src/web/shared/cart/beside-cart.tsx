import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CartLines } from '#domain/cart/cart-lines.ts';
import type { ProductCard } from '#domain/catalog/product.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { BesideCart } from '#services/catalog/read-beside-cart.server.ts';
import { TruckIcon } from '#ui/icons.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { PriceTag } from '../prices/price-tag.tsx';
import { useStored } from '../storage/use-stored.ts';
import { LinePicture } from './line-picture.tsx';

/** What the small cart says besides its lines; undefined until it was read. */
export function useBesideCart(lines: CartLines, isOpen: boolean): BesideCart | undefined {
  const { load, data } = useFetcher<BesideCart>();
  const governorate = useStored('governorate') ?? '';
  const ids = lines.map(({ id }) => id).join();
  useEffect(() => {
    if (isOpen && ids) void load(`/cart/beside?${new URLSearchParams({ ids, governorate })}`);
  }, [isOpen, ids, governorate, load]);
  return data;
}

export function Arrival({ days: { from, to } }: { days: NonNullable<BesideCart['arrival']> }) {
  const { t, date } = useLanguage();
  return (
    <p className="flex items-center gap-2 text-sm">
      <TruckIcon className="size-5 text-brass-deep" />
      {t('cart.miniCart.arrives', { from: date(from, 'day'), to: date(to, 'day') })}
    </p>
  );
}

export function FittingPieces({ pieces }: { pieces: ProductCard[] }) {
  const { t } = useLanguage();
  return (
    <section className="mini-cart-fitting" aria-labelledby="goes-with">
      <h3 id="goes-with" className="eyebrow">
        {t('cart.miniCart.goesWith')}
      </h3>
      {pieces.map((piece) => (
        <div key={piece.id} className="mini-cart-line">
          <LinePicture src={piece.picture?.url ?? null} name={piece.name} sizes="4.5rem" />
          <div className="grid content-center gap-0.5">
            <SmartLink to={`/product/${piece.slug}`} className="link link-quiet">
              {piece.name}
            </SmartLink>
            <PriceTag prices={piece} />
          </div>
        </div>
      ))}
    </section>
  );
}
