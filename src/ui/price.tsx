import { cx } from './cx.ts';
import { useUiLabels } from './labels.tsx';

type PriceProps = {
  /** Already formatted for the reader's language. */
  current: string;
  /** What it cost before the sale, formatted; its presence marks the price as reduced. */
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
        <bdi className="tabular-nums">{current}</bdi>
      </span>
    );
  return (
    <span className={classes}>
      <span className="font-medium text-brass-deep">
        <span className="sr-only">{priceNow} </span>
        <bdi className="tabular-nums">{current}</bdi>
      </span>
      <del className="text-[0.85em] text-muted decoration-1">
        <span className="sr-only">{priceBefore} </span>
        <bdi className="tabular-nums">{original}</bdi>
      </del>
    </span>
  );
}
