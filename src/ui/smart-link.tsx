import { type ComponentProps, use } from 'react';
import { Link as RouterLink, UNSAFE_NavigationContext as NavigationContext } from 'react-router';

export type SmartLinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string };

const leavesTheApp = (to: string) => /^([a-z][a-z+.-]*:|\/\/|#)/i.test(to);
/** A path from the root that needs no resolving, with or without query. */
const isPlainPath = (to: string) => /^(?!.*\/[/.])\//.test(to);

/**
 * Client-side navigation for routes of the app, with a view transition unless it is switched off; a
 * plain anchor for all else.
 */
export function SmartLink({ to, prefetch, discover, replace, state, ...rest }: SmartLinkProps) {
  if (leavesTheApp(to)) {
    const external = /^https?:|^\/\//i.test(to);
    return <a href={to} rel={external ? 'noopener' : undefined} {...anchorProps(rest)} />;
  }
  if (import.meta.env.SSR && isPlainPath(to)) {
    return <ServerLink to={to} discover={discover} {...rest} />;
  }
  return (
    <RouterLink to={to} viewTransition {...{ prefetch, discover, replace, state }} {...rest} />
  );
}

/**
 * What the router's link renders on the server, without its handlers: a list of products has about a
 * hundred links, which took a twelfth of its time.
 */
export function ServerLink({ to, discover = 'render', ...rest }: SmartLinkProps) {
  const { basename } = use(NavigationContext);
  const href = basename === '/' ? to : basename + to.replace(/^\/(?=$|[?#])/, '');
  const discovered = discover === 'render' ? 'true' : undefined;
  return <a href={href} data-discover={discovered} {...anchorProps(rest)} />;
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
