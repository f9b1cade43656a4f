import { cx } from './cx.ts';

export type IconProps = { className?: string };

/**
 * Icons on a 24 unit grid with 1.5 px strokes in the text colour. Decorative; label the control
 * instead.
 */
export const path = (d: string, mirrors = false) => {
  // As text, because a page has a hundred icons: one element to render and hydrate instead of two.
  const drawing = { __html: `<path d="${d}"/>` };
  return function Icon({ className }: IconProps) {
    return (
      <svg
        className={cx('icon', mirrors && 'rtl:-scale-x-100', className)}
        viewBox="0 0 24 24"
        aria-hidden="true"
        dangerouslySetInnerHTML={drawing}
      />
    );
  };
};
