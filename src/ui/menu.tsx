import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { SmartLink, type SmartLinkProps } from './smart-link.tsx';

type MenuProps = {
  /** The content of the summary; add `label` when it is only an icon. */
  trigger: ReactNode;
  label?: string;
  /** A square icon button by default. */
  triggerClassName?: string;
  align?: 'start' | 'end';
  /** Opens above its trigger. */
  up?: boolean;
  className?: string;
  /** MenuLink and MenuButton elements. */
  children: ReactNode;
};

/**
 * A disclosure of links and buttons that opens without scripts. With them it also closes on Escape,
 * on an outside press and on a choice.
 */
export function Menu(props: MenuProps) {
  const { trigger, label, align = 'end', up, className, children } = props;
  const { triggerClassName = 'icon-button' } = props;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeFromOutside(details.current), []);
  return (
    <details ref={details} name="menu" className={cx('menu', className)} onKeyDown={onKeyDown}>
      <summary className={triggerClassName} aria-label={label} title={label}>
        {trigger}
      </summary>
      <ul
        className={cx('menu-panel', align === 'start' && 'menu-panel-start', up && 'menu-panel-up')}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button'))
            details.current?.removeAttribute('open');
        }}
      >
        {children}
      </ul>
    </details>
  );
}

export function MenuLink({ className, ...rest }: SmartLinkProps) {
  return (
    <li>
      <SmartLink className={cx('menu-item', className)} {...rest} />
    </li>
  );
}

export function MenuButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <li>
      <button type="button" className={cx('menu-item', className)} {...rest} />
    </li>
  );
}

export const MenuDivider = () => (
  <li aria-hidden="true" className="my-1.5 border-t border-hairline" />
);

function closeFromOutside(details: HTMLDetailsElement | null) {
  if (!details) return undefined;
  const close = (event: Event) => {
    if (details.open && !details.contains(event.target as Node)) details.open = false;
  };
  document.addEventListener('pointerdown', close);
  document.addEventListener('focusin', close);
  return () => {
    document.removeEventListener('pointerdown', close);
    document.removeEventListener('focusin', close);
  };
}

function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
  const details = event.currentTarget;
  const summary = details.querySelector('summary');
  if (event.key === 'Escape' && details.open) {
    details.open = false;
    summary?.focus();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  details.open = true;
  const stops = [...details.querySelectorAll<HTMLElement>('.menu-item')];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (step > 0 ? 0 : stops.length - 1) : here + step;
  stops[Math.max(0, Math.min(stops.length - 1, next))]?.focus();
}
