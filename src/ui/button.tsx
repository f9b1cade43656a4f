import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { KhatamMark } from './khatam.tsx';
import { SmartLink, type SmartLinkProps } from './smart-link.tsx';

type Look = {
  /** solid: the main action. outline: secondary. quiet: in toolbars. danger: destructive. */
  variant?: 'solid' | 'outline' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Takes the full width of its column. */
  wide?: boolean;
};

const look = ({ variant = 'solid', size = 'medium', wide }: Look, className?: string) =>
  cx('button', `button-${variant}`, `button-${size}`, wide && 'button-wide', className);

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** While true the button keeps its size and focus, ignores presses and shows busyLabel. */
    busy?: boolean;
    busyLabel?: ReactNode;
  };

export function Button(props: ButtonProps) {
  const { variant, size, wide, busy, busyLabel, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      className={look({ variant, size, wide }, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <KhatamMark className="size-4" turning />}
      {busy && busyLabel ? busyLabel : children}
      {busyLabel !== undefined && (
        <span role="status" className="sr-only">
          {busy && busyLabel}
        </span>
      )}
    </button>
  );
}

export function ButtonLink({ variant, size, wide, className, ...rest }: SmartLinkProps & Look) {
  return <SmartLink className={look({ variant, size, wide }, className)} {...rest} />;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

/** A 44 px square with one icon; the label is its accessible name. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={cx('icon-button', className)}
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}

/** The same square as a link. */
export function IconLink({ label, className, ...rest }: SmartLinkProps & { label: string }) {
  return (
    <SmartLink
      className={cx('icon-button', className)}
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}
