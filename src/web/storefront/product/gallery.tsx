import type { ProductDetail } from '#domain/catalog/product.ts';
import { ShopPicture } from '../../shared/shop-picture.tsx';

/** The main picture large, the others below it in pairs. */
export function Gallery({ product }: { product: ProductDetail }) {
  const { name, pictures } = product;
  return (
    <div className="gallery">
      {pictures.map((picture, position) => (
        <ShopPicture
          key={picture.url}
          src={picture.url}
          alt={picture.alt}
          title={name}
          width={picture.width}
          height={picture.height}
          colour={picture.color}
          frame="product"
          sizes="(min-width: 1024px) 50vw, 92vw"
          priority={position === 0}
        />
      ))}
    </div>
  );
}
