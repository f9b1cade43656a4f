import { cx } from './cx.ts';
import { SmartLink, type SmartLinkProps } from './smart-link.tsx';

type LinkProps = SmartLinkProps & {
  /**
   * text: inside sentences. quiet: in lists and bars, underlined on hover. arrow: a call to action.
   */
  variant?: 'text' | 'quiet' | 'arrow';
};

export function Link({ variant = 'text', className, children, ...rest }: LinkProps) {
  return (
    <SmartLink className={cx('link', `link-${variant}`, className)} {...rest}>
      {variant === 'arrow' ? (
        <>
          <span>{children}</span>
          <ArrowTail />
        </>
      ) : (
        children
      )}
    </SmartLink>
  );
}

const ArrowTail = () => (
  <svg className="link-tail rtl:-scale-x-100" viewBox="0 0 32 12" aria-hidden="true">
    <path d="M0 6h30M25 1.5 30 6l-5 4.5" />
  </svg>
);
