import {
  Children,
  createContext,
  isValidElement,
  use,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Scripts as useRouterScripts } from 'react-router';
import { jsonForScript } from '../seo/page-head.tsx';

/** Modules to preload besides the router's own: the messages of the page. Asked for when the page is rendered. */
export const ExtraModules = createContext<() => readonly string[]>(() => []);

interface PartProps {
  rel?: string;
  href?: string;
  type?: string;
  nonce?: string;
  dangerouslySetInnerHTML?: { __html?: string };
  children?: ReactNode;
}

/**
 * Renders the router's scripts so that they are fetched after the first paint: every page works
 * without them, and earlier they would delay pictures and fonts. The router's preload links become
 * a list. Its module script stands in an element of a type that browsers do not run, where `start`
 * takes it from: so its text is in the page as it will run, and a stored page can allow its hash.
 */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
  const more = use(ExtraModules)();
  const parts = elementsOf(useRouterScripts({ nonce }));
  const module = parts.find(({ props }) => props.type === 'module');
  if (import.meta.env.DEV || !module) return parts;
  const links = parts.flatMap(({ props }) => (props.rel === 'modulepreload' ? [props.href] : []));
  const { __html: started = '' } = module.props.dangerouslySetInnerHTML ?? {};
  const code = started.replace(importOfEntry, '$&.catch(() => {})');
  const first = parts.filter((part) => part.type === 'script' && part !== module);
  return (
    <>
      {first}
      <script
        type="text/plain"
        nonce={module.props.nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: code }}
      />
      <script
        nonce={module.props.nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: `(${start})(${jsonForScript([...more, ...links])})`,
        }}
      />
    </>
  );
}

/** When a script cannot be fetched, the page stays as it was served. */
const importOfEntry = /import\("[^"]*"\)(?=;?\s*$)/;

function elementsOf(node: ReactNode): ReactElement<PartProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<PartProps>(child)) return [];
    const isPart = typeof child.type === 'string';
    return isPart ? [child] : elementsOf(child.props.children);
  });
}

/**
 * Source text instead of a function, because it runs inline before any module; a browser has run it
 * before it hydrates. A hidden page never paints, so there it starts at once. When a script cannot be
 * fetched, the page is loaded again as soon as the shop can be reached, unless something was typed.
 */
const start = import.meta.env.SSR
  ? `(links) => {
  const { nonce, previousElementSibling: { textContent } } = document.currentScript;
  const add = (name, props) => document.head.append(Object.assign(document.createElement(name), props));
  const again = async ({ type, target }) => {
    if (type === 'click' && !target.closest('button[type=button]')) return;
    await fetch(location.href, { method: 'HEAD' });
    const fields = [...document.querySelectorAll('input, textarea')];
    if (fields.every(({ value, defaultValue }) => value === defaultValue)) location.reload();
  };
  const onerror = () => {
    for (const sign of ['online', 'focus', 'click']) addEventListener(sign, (event) => again(event).catch(() => {}));
  };
  const go = () => {
    for (const href of links) add('link', { rel: 'modulepreload', href, nonce });
    add('script', { type: 'module', nonce, textContent, onerror });
  };
  if (document.hidden) go();
  else requestAnimationFrame(() => setTimeout(go));
}`.replaceAll(/\s+/g, ' ')
  : '';
