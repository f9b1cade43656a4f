import { useState } from 'react';
import { useT } from '#i18n/react.tsx';
import type { CashPreview, HandlingPreview } from '#services/order-desk/preview-handling.server.ts';
import type { MovesPreview } from '#services/orders/preview-moves.server.ts';
import { toast } from '#ui/toast-store.ts';
import { useOnNewValue } from '../../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { clearSelection } from '../../lists/selection.ts';
import { CashForm } from './cash-form.tsx';
import { CashReport, type RecordedCash } from './cash-report.tsx';
import { HandlingForm } from './handling-form.tsx';
import { handleOrdersIntent, recordCashIntent } from './intents.ts';
import { SelectionDialog } from './selection-dialog.tsx';

export type SelectionPreview = MovesPreview | CashPreview | HandlingPreview;

/** The cash of several orders. */
export function CashDialog({ preview }: { preview: SelectionPreview | null }) {
  const t = useT();
  const cash = preview?.step === 'cash' ? preview : null;
  const form = useShopForm<RecordedCash>({ intent: recordCashIntent });
  const result = useResultOf(cash, form.success);
  useOnNewValue(form.success, clearSelection);
  return (
    <SelectionDialog
      id="record-cash"
      title={t('adminOrders.bulkCash.title')}
      lead={t('adminOrders.bulkCash.lead')}
      preview={cash}
    >
      {result && <CashReport result={result} />}
      {cash && !result && <CashForm key={keyOf(cash)} form={form} preview={cash} />}
    </SelectionDialog>
  );
}

/** Assignee, courier and labels of several orders. */
export function HandlingDialog({ preview }: { preview: SelectionPreview | null }) {
  const t = useT();
  const handling = preview?.step === 'handling' ? preview : null;
  const form = useShopForm<{ count: number }>({ intent: handleOrdersIntent });
  const result = useResultOf(handling, form.success);
  useOnNewValue(form.success, ({ count }) => {
    clearSelection();
    toast({ title: t('adminOrders.handling.saved', { count }), variant: 'success' });
  });
  return (
    <SelectionDialog
      id="handle-orders"
      title={t('adminOrders.handling.title')}
      lead={t('adminOrders.handling.lead')}
      preview={handling}
      isDone={result !== null}
    >
      {handling && <HandlingForm key={keyOf(handling)} form={form} preview={handling} />}
    </SelectionDialog>
  );
}

/** The result of this preview; that of an earlier one is over. */
export function useResultOf<Result>(preview: object | null, success: Result | null): Result | null {
  const [seen, setSeen] = useState({ preview, success });
  if (seen.preview !== preview) setSeen({ preview, success });
  return success !== seen.success ? success : null;
}

const keyOf = ({ orders }: CashPreview | HandlingPreview): string =>
  orders.map(({ id }) => id).join(' ');
