import { cx } from './cx.ts';
import { UserIcon } from './icons.tsx';
import { initialsOf, toneOf } from './initials.ts';
import { khatamPath } from './khatam-geometry.ts';
import { KhatamPattern } from './khatam.tsx';

const STAR = khatamPath(24, 24, 23);

type MonogramProps = {
  name: string;
  /** `fill` takes the size of its container. */
  size?: 'small' | 'medium' | 'large' | 'fill';
  className?: string;
};

/** Initials in a star instead of a photograph. Decorative: the name stands beside it. */
export function Monogram({ name, size = 'medium', className }: MonogramProps) {
  const initials = initialsOf(name);
  // Names use the font of their own script on pages in the other language.
  const isArabic = /\p{Script=Arabic}/u.test(initials);
  return (
    <span
      className={cx('monogram', `monogram-${size}`, className)}
      data-tone={toneOf(name)}
      aria-hidden="true"
    >
      <KhatamPattern />
      <svg className="monogram-star" viewBox="0 0 48 48">
        <path d={STAR} />
      </svg>
      <span className="monogram-letters" lang={isArabic ? 'ar' : 'en'}>
        {initials || <UserIcon />}
      </span>
    </span>
  );
}
