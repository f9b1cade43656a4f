import { useRevalidator } from 'react-router';
import type { FormRejection } from '../../shared/forms/form-result.ts';
import { useOnNewValue } from '../../shared/forms/use-on-new-value.ts';

/** Shows what a colleague did in the meantime; after a rejection the router loads nothing by itself. */
export function useReloadAfterConflict(rejection: FormRejection | null): void {
  const { revalidate } = useRevalidator();
  useOnNewValue(rejection, ({ reason }) => {
    if (reason.endsWith('_meanwhile')) void revalidate();
  });
}
