import { cx } from './cx.ts';
import { useUiLabels } from './labels.tsx';
import { starFills, type StarFill } from './star-rating.ts';

const STAR = 'm12 2.8 2.8 5.8 6.4.9-4.6 4.4 1.1 6.3-5.7-3-5.7 3 1.1-6.3-4.6-4.4 6.4-.9L12 2.8Z';
const HALF = 'M12 2.8 9.2 8.6l-6.4.9 4.6 4.4-1.1 6.3 5.7-3Z';

export function Star({ fill }: { fill: StarFill }) {
  return (
    <svg viewBox="0 0 24 24" className={`star star-${fill} rtl:-scale-x-100`} aria-hidden="true">
      <path d={STAR} />
      {fill === 'half' && <path d={HALF} />}
    </svg>
  );
}

/** A rating. A half star fills from the side where reading begins. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const labels = useUiLabels();
  return (
    <span
      role="img"
      aria-label={labels.stars(labels.number(rating), labels.number(5))}
      className={cx('inline-flex gap-0.5 text-brass', className)}
    >
      {starFills(rating).map((fill, star) => (
        <Star key={star} fill={fill} />
      ))}
    </span>
  );
}
