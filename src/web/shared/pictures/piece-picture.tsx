import { ShopPicture } from './shop-picture.tsx';

interface PiecePictureProps {
  src: string | null;
  /** Shown where there is no picture. */
  name: string;
  sizes: string;
}

/** A piece as it was sold. Its name stands beside it, so the picture itself says nothing. */
export function PiecePicture({ src, name, sizes }: PiecePictureProps) {
  if (!src) {
    return (
      <span className="picture picture-product">
        <span className="picture-title" aria-hidden="true">
          {name}
        </span>
      </span>
    );
  }
  return (
    <ShopPicture
      src={src}
      alt=""
      title={name}
      width={960}
      height={1200}
      frame="product"
      sizes={sizes}
    />
  );
}
