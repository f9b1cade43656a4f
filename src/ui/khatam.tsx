import { cx } from './cx.ts';
import { khatamPath, rosettePaths } from './khatam-geometry.ts';
import { useUiLabels } from './labels.tsx';

const OUTER = khatamPath(24, 24, 22);
const MIDDLE = khatamPath(24, 24, 14.5);
const HEART = khatamPath(24, 24, 6);

/** The eight-pointed star as thin lines in the text colour. */
export function KhatamMark({ className, turning }: { className?: string; turning?: boolean }) {
  return (
    <svg
      className={cx('khatam', turning && 'khatam-turning', className)}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <path d={OUTER} />
      <path d={MIDDLE} className="khatam-middle" />
      <path d={HEART} className="khatam-heart" />
    </svg>
  );
}

const ROSETTE = Object.values(rosettePaths(48, 48, 47));

/** The large form with petals, for empty states and the hub of the prize wheel. */
export function KhatamRosette({ className }: { className?: string }) {
  return (
    <svg className={cx('khatam', className)} viewBox="0 0 96 96" aria-hidden="true">
      {ROSETTE.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** The loading indicator; it does not turn with reduced motion. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const { loading } = useUiLabels();
  return (
    <span role="status" className={cx('inline-flex items-center gap-3 text-muted', className)}>
      <KhatamMark className="size-8 text-brass" turning />
      <span className={label ? undefined : 'sr-only'}>{label ?? loading}</span>
    </span>
  );
}

/** The star tiling as a thin texture, for the inside of a positioned limestone panel. */
export function KhatamPattern({ className }: { className?: string }) {
  return <span className={cx('khatam-ground', className)} aria-hidden="true" />;
}
