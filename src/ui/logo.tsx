import { cx } from './cx.ts';
import { khatamPath } from './khatam-geometry.ts';

const STAR = khatamPath(12, 12, 11);
const HEART = khatamPath(12, 12, 5);

/** The star and the shop's name from its settings. Not mirrored in Arabic. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={cx('logo', className)}>
      <svg viewBox="0 0 24 24" className="logo-star" aria-hidden="true">
        <path d={STAR} />
        <path d={HEART} />
      </svg>
      <span className="logo-name">{name}</span>
    </span>
  );
}
