import { bulkStep, bulkSteps, type BulkStep } from '#domain/orders/move-orders.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { useT } from '#i18n/react.tsx';
import type { ordersSource } from '#services/admin/lists/orders-list.server.ts';
import type { RowOfSource } from '#services/admin/lists/list-source.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useSelection } from '../../lists/selection.ts';

/** A step of the orders, or a form about them. */
type SelectionStep = BulkStep | 'cash' | 'handling';

export type SelectableOrder = Pick<
  RowOfSource<typeof ordersSource>,
  'id' | 'status' | 'isMadeToOrder' | 'waitingStep' | 'isCashDue'
>;

/** A button for each step that ticked orders can take, with their number. */
export function MoveButtons({ orders }: { orders: readonly SelectableOrder[] }) {
  const t = useT();
  const { rows, isAll } = useSelection();
  if (rows === null || isAll) {
    return (
      <>
        {bulkSteps.map((step) => (
          <StepButton key={step} step={step}>
            {t(`adminOrders.bulkMoves.steps.${step}`)}
          </StepButton>
        ))}
        <StepButton step="cash">{t('adminOrders.bulkCash.button')}</StepButton>
        <StepButton step="handling">{t('adminOrders.handling.button')}</StepButton>
      </>
    );
  }
  const ticked = orders.filter(({ id }) => rows.includes(id));
  const counts = countSteps(ticked);
  const toHandOver = ticked.filter(({ isCashDue }) => isCashDue).length;
  const toCall = ticked.filter(({ status }) => status === 'placed').length;
  return (
    <>
      {counts.map(([step, count]) => (
        <StepButton key={step} step={step}>
          {t(`adminOrders.bulkMoves.press.${step}`, { count })}
        </StepButton>
      ))}
      {toHandOver > 0 && (
        <StepButton step="cash">
          {t('adminOrders.bulkCash.press', { count: toHandOver })}
        </StepButton>
      )}
      <StepButton step="handling">{t('adminOrders.handling.button')}</StepButton>
      {toCall > 0 && (
        <p className="text-sm text-muted">{t('adminOrders.bulkMoves.toCall', { count: toCall })}</p>
      )}
      {toCall === 0 && toHandOver === 0 && counts.length === 0 && (
        <p className="text-sm text-muted">{t('adminOrders.bulkMoves.noStep')}</p>
      )}
    </>
  );
}

function StepButton({ step, children }: { step: SelectionStep; children: string }) {
  const t = useT();
  return (
    <SubmitButton
      name="step"
      value={step}
      size="small"
      variant={step === 'handling' ? 'outline' : 'solid'}
      busyLabel={t('adminOrders.bulkMoves.looking')}
    >
      {children}
    </SubmitButton>
  );
}

function countSteps(orders: readonly SelectableOrder[]): [BulkStep, number][] {
  const taken = orders.map(({ status, isMadeToOrder, waitingStep }) =>
    waitingStep ? null : bulkStep(status as OrderStatus, isMadeToOrder),
  );
  return bulkSteps
    .map((step): [BulkStep, number] => [step, taken.filter((each) => each === step).length])
    .filter(([, count]) => count > 0);
}
