import { useLocale } from '#i18n/react.tsx';
import { sparklinePath } from './chart-geometry.ts';
import './charts.css';

/** A small line beside a number; decoration, because the number and its comparison say it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const isRightToLeft = useLocale() === 'ar';
  return (
    <svg className="sparkline" viewBox="0 0 160 40" aria-hidden="true">
      <path d={sparklinePath(values, isRightToLeft)} />
    </svg>
  );
}
