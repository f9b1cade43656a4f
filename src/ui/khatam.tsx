import { cx } from './cx.ts';
import { khatamPath } from './khatam-geometry.ts';
import { useUiLabels } from './labels.tsx';

const OUTER = khatamPath(24, 24, 22);
const MIDDLE = khatamPath(24, 24, 14.5);
const HEART = khatamPath(24, 24, 6);

/** The eight-fold star in hairlines, in the colour of the text around it. */
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

/** The loading mark: says that it loads, and turns unless motion is unwelcome. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const { loading } = useUiLabels();
  return (
    <span role="status" className={cx('inline-flex items-center gap-3 text-muted', className)}>
      <KhatamMark className="size-8 text-brass" turning />
      <span className={label ? undefined : 'sr-only'}>{label ?? loading}</span>
    </span>
  );
}

/** The tiling as a hairline texture; lay it inside a positioned limestone panel. */
export function KhatamPattern({ className }: { className?: string }) {
  return <span className={cx('khatam-ground', className)} aria-hidden="true" />;
}
