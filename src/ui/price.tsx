import { cx } from './cx.ts';
import { useUiLabels } from './labels.tsx';

type PriceProps = {
  /** Formatted in the visitor's language. */
  current: string;
  /** The formatted price before the sale; its presence marks the price as reduced. */
  original?: string | null;
  size?: 'small' | 'medium' | 'large';
  className?: string;
};

const sizes = { small: 'text-sm', medium: 'text-base', large: 'text-2xl' };

export function Price({ current, original, size = 'medium', className }: PriceProps) {
  const { priceNow, priceBefore } = useUiLabels();
  const classes = cx('inline-flex flex-wrap items-baseline gap-x-3', sizes[size], className);
  if (!original)
    return (
      <span className={classes}>
        <bdi>{current}</bdi>
      </span>
    );
  return (
    <span className={classes}>
      <span className={cx('text-brass-deep', size !== 'large' && 'font-medium')}>
        <span className="sr-only">{priceNow} </span>
        <bdi>{current}</bdi>
      </span>
      <del className="text-[0.85em] text-muted decoration-1">
        <span className="sr-only">{priceBefore} </span>
        <bdi>{original}</bdi>
      </del>
    </span>
  );
}
