import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { IconButton } from '#ui/button.tsx';
import { invoker } from '#ui/dialog-frame.tsx';
import { MenuIcon } from '#ui/icons.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { DeferredMenuContent } from './deferred-parts.ts';
import { PhoneLink } from './phone-link.tsx';
import { ThemeMenu } from './preference-menus.tsx';

const sheetId = 'site-menu';

export function MobileMenu() {
  const t = useT();
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // Only on navigation: the menu may have been opened before this script ran.
    if (shownKey.current === key) return;
    shownKey.current = key;
    (document.getElementById(sheetId) as HTMLDialogElement | null)?.close();
  }, [key]);
  return (
    <>
      <IconButton
        label={t('header.menu')}
        className="lg:hidden"
        {...invoker(sheetId, 'show-modal')}
      >
        <MenuIcon />
      </IconButton>
      <Sheet
        id={sheetId}
        side="start"
        title={t('header.menu')}
        footer={
          <div className="flex grow items-center justify-between gap-2">
            <PhoneLink />
            <ThemeMenu up />
          </div>
        }
      >
        <DeferredMenuContent />
      </Sheet>
    </>
  );
}
