import type { DecisionInput } from '#domain/decisions/decision-input.ts';
import { useT } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { useErrorToast } from '../../shared/forms/use-error-toast.ts';
import { useOnNewValue } from '../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

/** The form of a decision's buttons. What came of a press is a toast: the buttons are gone by then. */
export function useDecisionForm(fetcherKey: string) {
  const t = useT();
  const form = useShopForm<Pick<DecisionInput, 'act'>>({ fetcherKey });
  useErrorToast(form.rejection, {
    too_late: t('admin.decisions.tooLate'),
    forbidden: t('admin.decisions.forbidden'),
  });
  useOnNewValue(form.success, ({ act }) => {
    if (act === 'undo') toast({ title: t('admin.decisions.undone'), variant: 'success' });
  });
  return form;
}
