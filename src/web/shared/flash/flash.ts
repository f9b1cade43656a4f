import type { Translate } from '#i18n/messages/index.ts';
import type { ToastInput } from '#ui/toast-store.ts';

/** Messages that survive one redirect, in a cookie that the next page reads and clears. */
export const flashCodes = [
  'signed_in',
  'registered',
  'signed_out',
  'sign_out_failed',
  'password_reset',
  'login_required',
  'role_required',
  'account_deleted',
  'not_authenticated',
  'form_too_large',
  'uploads_busy',
  'second_factor_required',
  'provider_failed',
] as const;
export type FlashCode = (typeof flashCodes)[number];

export function isFlashCode(value: unknown): value is FlashCode {
  return flashCodes.some((code) => code === value);
}

export function flashToast(code: FlashCode, t: Translate, brand: string): ToastInput {
  switch (code) {
    case 'signed_in':
      return { variant: 'success', title: t('session.welcomeBack', { brand }) };
    case 'registered':
      return { variant: 'success', title: t('session.welcome', { brand }) };
    case 'signed_out':
      return { variant: 'success', title: t('session.signedOut') };
    case 'sign_out_failed':
      return {
        variant: 'destructive',
        title: t('session.signOutFailedTitle'),
        description: t('session.signOutFailedText'),
      };
    case 'password_reset':
      return { variant: 'success', title: t('session.passwordChanged') };
    case 'not_authenticated':
      return {
        variant: 'destructive',
        title: t('session.updateFailedTitle'),
        description: t('session.notAuthenticated'),
      };
    case 'account_deleted':
      return {
        variant: 'success',
        title: t('session.accountDeleted'),
        description: t('session.accountDeletedText'),
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
    case 'second_factor_required':
      return {
        variant: 'destructive',
        title: t('session.secondFactorTitle'),
        description: t('session.secondFactorText'),
      };
    case 'provider_failed':
      return {
        variant: 'destructive',
        title: t('session.providerFailedTitle'),
        description: t('session.providerFailedText'),
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
