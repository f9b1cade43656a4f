import type { ReactNode } from 'react';
import { DeskForm } from '../forms/desk-form.tsx';
import { useErrorToast } from '../../shared/forms/use-error-toast.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

/** Sends one button; the answer leads to the dashboard. */
export function ViewAsForm({ children }: { children: ReactNode }) {
  const form = useShopForm({});
  useErrorToast(form.rejection);
  return (
    <DeskForm form={form} action="/admin/view-as" hasNotice={false}>
      {children}
    </DeskForm>
  );
}
