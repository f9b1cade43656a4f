import type { CartLine } from '#domain/cart/cart.ts';
import { useLocale } from '#i18n/react.tsx';
import { ShopPicture } from '../../shared/shop-picture.tsx';

/** Beside the piece's name, which says what it shows. */
export function LinePicture({ line, sizes }: { line: CartLine; sizes: string }) {
  const locale = useLocale();
  return (
    <div className="cart-line-picture">
      {line.picture && (
        <ShopPicture
          src={line.picture}
          alt=""
          title={line.name[locale]}
          width={960}
          height={1200}
          frame="product"
          sizes={sizes}
        />
      )}
    </div>
  );
}
