import { useT } from '#i18n/react.tsx';

/** The text beside a field for an amount or its reason. */
export function useAmountProblems() {
  const t = useT();
  return (problem: string): string | undefined =>
    problem === 'invalid_amount' || problem === 'out_of_range'
      ? t('adminOrders.orderRefunds.problems.invalid_amount')
      : undefined;
}
