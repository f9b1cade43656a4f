import { useLocale } from '#i18n/react.tsx';
import { barLength } from './chart-geometry.ts';
import './charts.css';

/** The bar in a row of a table, whose numbers say the same. */
export function RowBar({ value, max }: { value: number; max: number }) {
  const length = barLength(value, max);
  const x = useLocale() === 'ar' ? 100 - length : 0;
  return (
    <svg className="row-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect x={x} y={0} width={length} height={8} />
    </svg>
  );
}
