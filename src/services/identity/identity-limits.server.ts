import { networkOf, type RateLimit, type RateLimitEntry } from '../shared/rate-limits.server.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * Generous per address, since many people share one. Tight per account and address (…Here): that is
 * one person guessing. In between per account: slows down attacks from many addresses without
 * letting one address lock the owner out.
 */
export const identityLimits = {
  signInAddress: { name: 'sign-in/address', allowance: 60, seconds: 10 * minute },
  signInHere: { name: 'sign-in/account+address', allowance: 10, seconds: 15 * minute },
  signInAccount: { name: 'sign-in/account', allowance: 100, seconds: 15 * minute },
  signUpAddress: { name: 'sign-up/address', allowance: 30, seconds: hour },
  signUpHere: { name: 'sign-up/account+address', allowance: 5, seconds: hour },
  signUpAccount: { name: 'sign-up/account', allowance: 20, seconds: hour },
  resendAddress: { name: 'resend/address', allowance: 20, seconds: hour },
  resendHere: { name: 'resend/account+address', allowance: 4, seconds: hour },
  resendAccount: { name: 'resend/account', allowance: 20, seconds: hour },
  resetAddress: { name: 'reset/address', allowance: 20, seconds: hour },
  resetHere: { name: 'reset/account+address', allowance: 4, seconds: hour },
  resetAccount: { name: 'reset/account', allowance: 20, seconds: hour },
  inviteAdmin: { name: 'invite/admin', allowance: 30, seconds: hour },
  inviteAddress: { name: 'invite/address', allowance: 3, seconds: hour },
  tokenAddress: { name: 'one-time-token/address', allowance: 30, seconds: 10 * minute },
  codeAddress: { name: 'one-time-code/address', allowance: 60, seconds: 10 * minute },
  codeHere: { name: 'one-time-code/account+address', allowance: 10, seconds: hour },
  codeAccount: { name: 'one-time-code/account', allowance: 30, seconds: hour },
  linkAddress: { name: 'sign-in-link/address', allowance: 30, seconds: hour },
  linkHere: { name: 'sign-in-link/account+address', allowance: 4, seconds: hour },
  linkAccount: { name: 'sign-in-link/account', allowance: 20, seconds: hour },
  reauthenticate: { name: 'reauthenticate/account', allowance: 4, seconds: hour },
  secondFactor: { name: 'second-factor/account', allowance: 10, seconds: 15 * minute },
  challengeFactor: { name: 'challenge-factor/account', allowance: 60, seconds: hour },
  enrolFactor: { name: 'enrol-factor/account', allowance: 20, seconds: hour },
  anonymousAddress: { name: 'anonymous/address', allowance: 30, seconds: hour },
  authorizeAddress: { name: 'authorize/address', allowance: 60, seconds: 10 * minute },
  confirmToken: { name: 'confirm/token', allowance: 10, seconds: 15 * minute },
  changePassword: { name: 'change-password/account', allowance: 10, seconds: 15 * minute },
} satisfies Record<string, RateLimit>;

type Action = 'signIn' | 'signUp' | 'resend' | 'reset' | 'code' | 'link';

/** The three limits of an attempt at an account; the shared one comes last. */
export function accountRateLimits(
  action: Action,
  email: string,
  address: string | null,
): RateLimitEntry[] {
  return [
    [identityLimits[`${action}Address`], address],
    [
      identityLimits[`${action}Here`],
      `${email} ${address === null ? 'unknown' : networkOf(address)}`,
    ],
    [identityLimits[`${action}Account`], email],
  ];
}
