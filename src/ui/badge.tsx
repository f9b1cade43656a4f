import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type BadgeProps = {
  tone?: 'plain' | 'sale' | 'success' | 'information' | 'warning';
  /** With a filled background, for badges on pictures. */
  solid?: boolean;
  className?: string;
  children: ReactNode;
};

const outlined = {
  plain: 'border-hairline text-muted',
  sale: 'border-terracotta text-terracotta',
  success: 'border-palm text-palm',
  information: 'border-nile text-nile',
  warning: 'border-brass text-brass-deep',
};

const filled = {
  plain: 'border-transparent bg-alabaster text-ink',
  sale: 'border-transparent bg-terracotta text-alabaster',
  success: 'border-transparent bg-palm text-alabaster',
  information: 'border-transparent bg-nile text-alabaster',
  warning: 'border-transparent bg-brass-deep text-alabaster',
};

export function Badge({ tone = 'plain', solid, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-xs border px-2 py-0.5 text-xs font-medium',
        solid ? filled[tone] : outlined[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
