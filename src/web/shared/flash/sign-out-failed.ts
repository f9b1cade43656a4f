import type { Translate } from '#i18n/messages/index.ts';
import type { ToastInput } from '#ui/toast-store.ts';

/** Told by the page, or after a redirect when it has no scripts. */
export const signOutFailed = (t: Translate): ToastInput => ({
  variant: 'destructive',
  title: t('session.signOutFailedTitle'),
  description: t('session.signOutFailedText'),
});
