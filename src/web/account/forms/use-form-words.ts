import { maximumPasswordLength, type PasswordWeakness } from '#domain/identity/password.ts';
import { useT } from '#i18n/react.tsx';
import type { FieldProblem, Refusal } from './refusal.ts';
import { waitingTime } from '../../shared/waiting-time.ts';

const problems = {
  required: 'account.fields.required',
  invalid_email: 'account.fields.invalidEmail',
  invalid_phone: 'account.fields.invalidPhone',
  too_long: 'account.fields.tooLong',
  invalid: 'account.fields.invalid',
} as const satisfies Record<FieldProblem, string>;

/** Turns the names of refusals into sentences. */
export function useFormWords() {
  const t = useT();

  function weakness(reason: PasswordWeakness, minimumLength: number): string {
    switch (reason) {
      case 'length':
        return t('account.weakPassword.length', { count: minimumLength });
      case 'too_long':
        return t('account.weakPassword.long', { maximum: maximumPasswordLength });
      case 'common':
        return t('account.weakPassword.common');
      default:
        return t('account.weakPassword.personal');
    }
  }

  return {
    problem: (name: FieldProblem) => t(problems[name]),
    weaknesses: ({ weaknesses, minimumLength }: Refusal) => [
      ...new Set(weaknesses.map((reason) => weakness(reason, minimumLength))),
    ],
    /** What all forms refuse alike; the rest is the page's own. */
    common(refusal: Refusal): string | null {
      switch (refusal.reason) {
        case 'rate_limited': {
          const { key, count } = waitingTime(refusal.retryAfter);
          return t(key, { count });
        }
        case 'weak_password':
          return t('account.weakPassword.title');
        case 'invalid_input':
          return t('account.fields.checkAgain');
        default:
          return null;
      }
    },
  };
}
