import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { DecisionInput } from '#domain/decisions/decision-input.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';

interface DecisionFormProps extends Pick<DecisionInput, 'kind' | 'batch' | 'record'> {
  form: ShopFormState;
  /** Buttons with the name `act`. */
  children: ReactNode;
}

/** Buttons beside a decision that waits. */
export function DecisionForm({ form, kind, batch, record, children }: DecisionFormProps) {
  const { pathname, search } = useLocation();
  return (
    <DeskForm
      form={form}
      action="/admin/decisions"
      hasNotice={false}
      preventScrollReset
      className="decision-form"
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      <input type="hidden" name="kind" value={kind} />
      {batch && <input type="hidden" name="batch" value={batch} />}
      {record && <input type="hidden" name="record" value={record} />}
      {children}
    </DeskForm>
  );
}
