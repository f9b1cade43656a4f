import { PiecePicture } from '../pictures/piece-picture.tsx';
import './line-picture.css';

interface LinePictureProps {
  src: string | null;
  /** Shown beside the picture, which is therefore decorative. */
  name: string;
  sizes: string;
}

export const LinePicture = ({ src, name, sizes }: LinePictureProps) => (
  <div className="line-picture">{src && <PiecePicture src={src} name={name} sizes={sizes} />}</div>
);
