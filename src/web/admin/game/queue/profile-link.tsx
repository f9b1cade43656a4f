import { useRef } from 'react';
import { useT } from '#i18n/react.tsx';
import { usePageKeys } from '../../shortcuts/use-shortcuts.ts';

/** O opens the profile beside the shop, which learns nothing of this page. */
export function ProfileLink({ username }: { username: string }) {
  const t = useT();
  const link = useRef<HTMLAnchorElement>(null);
  usePageKeys({ KeyO: () => link.current?.click() });
  return (
    <a
      ref={link}
      href={`https://www.instagram.com/${encodeURIComponent(username)}/`}
      target="_blank"
      rel="noopener noreferrer"
      aria-keyshortcuts="O"
      className="button button-outline button-small"
    >
      {t('adminGame.claimQueue.openProfile')}{' '}
      <span className="sr-only">{t('adminGame.claimQueue.newTab')}</span>
      <kbd>O</kbd>
    </a>
  );
}
