import { useT } from '#i18n/react.tsx';

const texts = {
  required: 'forms.problems.required',
  invalid_email: 'forms.problems.invalidEmail',
  invalid_phone: 'forms.problems.invalidPhone',
  too_long: 'forms.problems.tooLong',
} as const;

/** The text beside a field, for the problems that most schemas share. */
export function useProblemText(): (problem: string) => string {
  const t = useT();
  return (problem) =>
    t(problem in texts ? texts[problem as keyof typeof texts] : 'forms.problems.invalid');
}
