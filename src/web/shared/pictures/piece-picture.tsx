import { ShopPicture } from './shop-picture.tsx';

interface PiecePictureProps {
  src: string | null;
  /** Shown when there is no picture. */
  name: string;
  sizes: string;
}

/** The picture of a sold piece. Decorative, because its name stands beside it. */
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
