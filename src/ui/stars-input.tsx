import type { ReactNode } from 'react';
import { useUiLabels } from './labels.tsx';
import { Star } from './stars.tsx';

type StarsInputProps = {
  name: string;
  label: ReactNode;
  value?: number;
  defaultValue?: number;
  onValueChange?: (rating: number) => void;
  required?: boolean;
  /** What one to five stars mean, shown beside the chosen one. */
  texts?: readonly string[];
  className?: string;
};

/**
 * A rating input of five native radios, so that arrow keys, forms and pages without scripts all
 * work.
 */
export function StarsInput(props: StarsInputProps) {
  const { name, label, value, defaultValue, onValueChange, required, texts, className } = props;
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
            {texts && <span className="stars-word">{texts[stars - 1]}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
