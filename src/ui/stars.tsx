import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useUiLabels } from './labels.tsx';
import { starFills, type StarFill } from './star-rating.ts';

const STAR = 'm12 2.8 2.8 5.8 6.4.9-4.6 4.4 1.1 6.3-5.7-3-5.7 3 1.1-6.3-4.6-4.4 6.4-.9L12 2.8Z';
const HALF = 'M12 2.8 9.2 8.6l-6.4.9 4.6 4.4-1.1 6.3 5.7-3Z';

function Star({ fill }: { fill: StarFill }) {
  return (
    <svg viewBox="0 0 24 24" className={`star star-${fill} rtl:-scale-x-100`} aria-hidden="true">
      <path d={STAR} />
      {fill === 'half' && <path d={HALF} />}
    </svg>
  );
}

/** A rating to read. A half star fills from the side where reading begins. */
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

type StarsInputProps = {
  name: string;
  label: ReactNode;
  value?: number;
  defaultValue?: number;
  onValueChange?: (rating: number) => void;
  required?: boolean;
  className?: string;
};

/** A rating to give: five native radios, so arrows, forms and no-script all work. */
export function StarsInput(props: StarsInputProps) {
  const { name, label, value, defaultValue, onValueChange, required, className } = props;
  const labels = useUiLabels();
  return (
    <fieldset className={className}>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="stars-input">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} title={labels.stars(labels.number(stars), labels.number(5))}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={stars}
              required={required}
              checked={value === undefined ? undefined : value === stars}
              defaultChecked={value === undefined ? defaultValue === stars : undefined}
              onChange={() => onValueChange?.(stars)}
            />
            <span className="sr-only">{labels.stars(labels.number(stars), labels.number(5))}</span>
            <Star fill="empty" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
