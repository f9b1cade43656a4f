import { ShopPicture } from '../shop-picture.tsx';
import './line-picture.css';

interface LinePictureProps {
  src: string | null;
  /** Stands beside it, so that the picture itself says nothing. */
  name: string;
  sizes: string;
}

export const LinePicture = ({ src, name, sizes }: LinePictureProps) => (
  <div className="line-picture">
    {src && (
      <ShopPicture
        src={src}
        alt=""
        title={name}
        width={960}
        height={1200}
        frame="product"
        sizes={sizes}
      />
    )}
  </div>
);
