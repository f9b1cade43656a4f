import { toast } from '#ui/toast-store.ts';
import type { FormRejection } from './form-result.ts';
import { useOnNewValue } from './use-on-new-value.ts';
import { useRejectionText, type ReasonTexts } from './use-rejection-text.ts';

/** For forms without fields, such as a button: a rejection is a toast. */
export function useRejectionToast(
  rejection: FormRejection | null,
  title: string,
  reasonTexts?: ReasonTexts,
): void {
  const rejectionText = useRejectionText();
  useOnNewValue(rejection, (latest) =>
    toast({ title, description: rejectionText(latest, reasonTexts), variant: 'destructive' }),
  );
}
