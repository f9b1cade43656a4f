import type { Translate } from '#i18n/messages/index.ts';
import type { ToastInput } from '#ui/toast-store.ts';
import type { FlashCode } from './flash.ts';
import { signOutFailed } from './sign-out-failed.ts';

export function flashToast(code: FlashCode, t: Translate, brand: string): ToastInput {
  switch (code) {
    case 'signed_in':
      return { variant: 'success', title: t('flash.welcomeBack', { brand }) };
    case 'registered':
      return { variant: 'success', title: t('flash.welcome', { brand }) };
    case 'signed_out':
      return { variant: 'success', title: t('flash.signedOut') };
    case 'sign_out_failed':
      return signOutFailed(t);
    case 'password_reset':
      return { variant: 'success', title: t('flash.passwordChanged') };
    case 'not_authenticated':
      return {
        variant: 'destructive',
        title: t('flash.updateFailedTitle'),
        description: t('session.notAuthenticated'),
      };
    case 'account_deleted':
      return {
        variant: 'success',
        title: t('flash.accountDeleted'),
        description: t('flash.accountDeletedText'),
      };
    case 'form_too_large':
      return {
        variant: 'destructive',
        title: t('formTooLarge.title'),
        description: t('formTooLarge.text'),
      };
    case 'uploads_busy':
      return {
        variant: 'destructive',
        title: t('uploadsBusy.title'),
        description: t('uploadsBusy.text'),
      };
    case 'provider_failed':
      return {
        variant: 'destructive',
        title: t('flash.providerFailedTitle'),
        description: t('flash.providerFailedText'),
      };
    case 'account_linked':
      return { variant: 'success', title: t('flash.accountLinked') };
    case 'linked_elsewhere':
      return {
        variant: 'destructive',
        title: t('flash.linkFailedTitle'),
        description: t('flash.linkedElsewhere'),
      };
    case 'link_failed':
      return {
        variant: 'destructive',
        title: t('flash.linkFailedTitle'),
        description: t('flash.linkFailedText'),
      };
    case 'login_required':
      return {
        variant: 'destructive',
        title: t('unauthorized.loginTitle'),
        description: t('unauthorized.loginText'),
      };
    case 'role_required':
      return {
        variant: 'destructive',
        title: t('unauthorized.roleTitle'),
        description: t('unauthorized.roleText'),
      };
  }
}
