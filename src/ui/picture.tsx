import { useState } from 'react';
import { cx } from './cx.ts';

export type PictureSource = {
  type: string;
  srcSet: string;
  /** The media query it applies to; all screens by default. */
  media?: string;
  /** Its own `sizes` when it is shown at another size than the picture itself. */
  sizes?: string;
};

export type PictureProps = {
  src: string;
  alt: string;
  /** The natural size, which reserves the space before the picture arrives. */
  width: number;
  height: number;
  /** Smaller encodings, best first. */
  sources?: readonly PictureSource[];
  srcSet?: string;
  sizes?: string;
  /** The dominant colour, shown until the picture has loaded. */
  colour?: string | null;
  /** Shown in place of a broken picture; the alt text by default. */
  title?: string;
  /**
   * One frame per grid; `natural` keeps the picture's own ratio, `fill` takes the parent's height.
   */
  frame?: 'product' | 'project' | 'square' | 'natural' | 'fill';
  /** The largest picture of the first screen: fetched first and never faded in. */
  priority?: boolean;
  className?: string;
};

export function Picture(props: PictureProps) {
  const { src, alt, width, height, sources = [], srcSet, sizes, title } = props;
  const { colour, frame = 'natural', priority = false, className } = props;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={cx('picture', frame !== 'natural' && `picture-${frame}`, className)}>
      {colour && <Ground colour={colour} />}
      <picture>
        {sources.map((source) => (
          <source key={source.srcSet} sizes={sizes} {...source} />
        ))}
        <img
          ref={(img) => (img ? watch(img, priority, () => setBroken(src)) : undefined)}
          {...{ src, srcSet, sizes, width, height }}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
          onError={() => setBroken(src)}
        />
      </picture>
      {broken === src && (
        <span className="picture-title" aria-hidden={alt ? 'true' : undefined}>
          {title ?? alt}
        </span>
      )}
    </span>
  );
}

/**
 * A presentation attribute instead of a style attribute, which the content security policy blocks.
 */
const Ground = ({ colour }: { colour: string }) => (
  <svg className="picture-ground" color={colour} aria-hidden="true" />
);

/** Fades in pictures that had not loaded before hydration; without scripts they simply appear. */
function watch(img: HTMLImageElement, priority: boolean, onBroken: () => void) {
  if (img.complete) {
    if (img.naturalWidth === 0 && img.currentSrc) onBroken();
    return undefined;
  }
  if (priority) return undefined;
  img.dataset.loading = '';
  const reveal = () => delete img.dataset.loading;
  img.addEventListener('load', reveal, { once: true });
  img.addEventListener('error', reveal, { once: true });
  return () => {
    img.removeEventListener('load', reveal);
    img.removeEventListener('error', reveal);
    reveal();
  };
}
