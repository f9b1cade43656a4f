import { useT } from '#i18n/react.tsx';

const texts = new Set([
  'required',
  'too_long',
  'invalid_slug',
  'invalid_url',
  'invalid_link',
  'invalid_number',
  'invalid_day',
  'invalid_picture',
  'invalid_amount',
  'out_of_range',
  'end_before_start',
  'taken',
  'too_many_rows',
  'option_count',
  'repeated_option',
  'not_an_option',
  'other_number_of_options',
  'only_coupons',
] as const);
type Problem = typeof texts extends Set<infer Name> ? Name : never;

/** The text beside a field of a record; undefined for problems that other forms share. */
export function useRecordProblem(): (problem: string) => string | undefined {
  const t = useT();
  return (problem) =>
    texts.has(problem as Problem)
      ? t(`admin.recordForm.problems.${problem as Problem}`)
      : undefined;
}
