import { useCallback, useState } from 'react';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The keyboard shortcuts of the back office, and the button that explains them. */
export function Shortcuts() {
  const t = useT();
  const { roles } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  useShortcuts(roles, open);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="admin-shortcuts"
        aria-haspopup="dialog"
        aria-label={t('admin.shortcuts.title')}
        title={t('admin.shortcuts.title')}
        onClick={open}
      >
        <kbd>?</kbd>
      </Button>
      <ShortcutHelp isOpen={isOpen} onClose={close} />
    </>
  );
}
