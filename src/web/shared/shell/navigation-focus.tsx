import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { KhatamMark } from '#ui/khatam.tsx';

export const mainId = 'content';

/**
 * After a client-side navigation the focus moves to the heading of the new page, so that screen
 * readers announce it as they would after a page load.
 */
export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash) return;
    const main = document.getElementById(mainId);
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}

/** Ends styles of the first page that guess the height of what is below the first screen. */
export function useNavigatedMark() {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) document.documentElement.dataset['navigated'] = '';
  }, [key]);
}

/** Shown when a navigation takes noticeably long. */
export function NavigationProgress() {
  const t = useT();
  const { state } = useNavigation();
  return (
    <div role="status" className="navigation-progress" data-busy={state !== 'idle' || undefined}>
      {state !== 'idle' && (
        <>
          <KhatamMark className="size-5" turning />
          <span className="sr-only">{t('loading')}</span>
        </>
      )}
    </div>
  );
}
