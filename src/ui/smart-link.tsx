import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

export type SmartLinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string };

const leavesTheApp = (to: string) => /^([a-z][a-z+.-]*:|\/\/|#)/i.test(to);

/**
 * Client-side navigation with a view transition for routes of the app; a plain anchor for all else.
 */
export function SmartLink({ to, prefetch, discover, replace, state, ...rest }: SmartLinkProps) {
  if (leavesTheApp(to)) {
    const external = /^https?:|^\/\//i.test(to);
    return <a href={to} rel={external ? 'noopener' : undefined} {...anchorProps(rest)} />;
  }
  return (
    <RouterLink to={to} viewTransition {...{ prefetch, discover, replace, state }} {...rest} />
  );
}

function anchorProps({
  reloadDocument: _reload,
  preventScrollReset: _scroll,
  relative: _relative,
  viewTransition: _transition,
  ...anchor
}: Omit<SmartLinkProps, 'to'>): ComponentProps<'a'> {
  return anchor;
}
