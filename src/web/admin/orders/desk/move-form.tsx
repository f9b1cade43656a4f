import type { OrderStatus } from '#domain/orders/status.ts';
import { useT } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { EntryPhotoFields } from './entry-photo-fields.tsx';
import { NoteFields } from './note-fields.tsx';
import { useEntryProblems } from './use-entry-problems.ts';

/** The steps that have a button; cancelling asks for a reason and has a form of its own. */
const isStep = (status: OrderStatus): status is Step => Object.hasOwn(looks, status);

type Step = Exclude<OrderStatus, 'placed' | 'cancelled' | 'returned'>;

const looks = {
  confirmed: 'solid',
  in_production: 'solid',
  preparing: 'solid',
  shipped: 'solid',
  delivered: 'solid',
  refused: 'danger',
} as const satisfies Record<Step, string>;

interface MoveFormProps {
  order: OrderDesk;
  form: ShopFormState;
  /** Another name for a step, such as the result of a call. */
  names?: Partial<Record<Step, string>>;
}

/** One button for each step, with its consequence beside it. */
export function MoveForm({ order, form, names }: MoveFormProps) {
  const t = useT();
  const steps = order.next.filter(isStep);
  return (
    <DeskForm
      form={form}
      idPrefix="move"
      encType="multipart/form-data"
      className="grid gap-4"
      failedTitle={t('adminOrders.orderDesk.notSaved')}
      {...useEntryProblems(form.rejection)}
      preventScrollReset
    >
      <input type="hidden" name="from" value={order.status} />
      {/* Empty again after each step. */}
      {steps.length > 0 && <MoveNote key={order.status} form={form} />}
      {steps.map((step) => (
        <div key={step} className="desk-step">
          <SubmitButton
            name="to"
            value={step}
            variant={looks[step]}
            busyLabel={t('adminOrders.orderDesk.saving')}
            aria-describedby={`consequence-${step}`}
          >
            {names?.[step] ?? t(`adminOrders.orderMoves.steps.${step}`)}
          </SubmitButton>
          <p id={`consequence-${step}`} className="text-sm text-muted">
            <Consequence step={step} order={order} />
          </p>
        </div>
      ))}
    </DeskForm>
  );
}

function Consequence({ step, order }: { step: Step; order: OrderDesk }) {
  const t = useT();
  const sentences = [
    t(`adminOrders.orderMoves.consequences.${step}`),
    step === 'confirmed' && order.hold && t('adminOrders.orderMoves.notCancelled'),
    step === 'refused' && order.couponCode && t('adminOrders.orderMoves.couponStays'),
  ];
  return sentences.filter(Boolean).join(' ');
}

function MoveNote({ form }: Pick<MoveFormProps, 'form'>) {
  const t = useT();
  return (
    <>
      <Checkbox
        name="visible"
        defaultChecked
        label={t('adminOrders.orderMoves.visible')}
        hint={t('adminOrders.orderMoves.visibleHint')}
      />
      <details className="desk-more" open={form.rejection !== null || undefined}>
        <summary>{t('adminOrders.orderMoves.note')}</summary>
        <NoteFields />
        <EntryPhotoFields position={1} />
      </details>
    </>
  );
}
