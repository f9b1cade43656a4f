import { useId } from 'react';
import { countReasons } from '#domain/admin/products/stock-count.ts';
import { useT } from '#i18n/react.tsx';
import { SelectField, TextField } from '../../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { RejectionLine } from '../../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useOnNewValue } from '../../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import './stock.css';

export interface CountedPieceRow {
  product: string;
  variant: string | null;
  onHand: number;
  waiting: number;
}

export interface CountedStock {
  onHand: number;
  change: number;
  notified: number;
}

interface CountFormProps {
  piece: CountedPieceRow;
  /** In a line of a list: labels for assistive technology only, and no note. */
  isShort?: boolean;
  serverResult?: FormResult<CountedStock>;
  onCounted?(): void;
}

/** Counts one piece, and says before the press how many people will be notified. */
export function CountForm({ piece, isShort = false, serverResult, onCounted }: CountFormProps) {
  const t = useT();
  const id = useId();
  const intent = `count ${piece.variant ?? piece.product}`;
  const form = useShopForm<CountedStock>({ fetcherKey: intent, intent, serverResult });
  const texts = useCountTexts(form.rejection?.details?.['onHand'] ?? '');
  useOnNewValue(form.success, () => form.success && onCounted?.());
  const field = { required: true, hideLabel: isShort };
  return (
    <DeskForm
      {...texts}
      form={form}
      idPrefix={id}
      hasNotice={false}
      className={isShort ? 'count-line' : 'grid gap-4'}
    >
      <input type="hidden" name="product" value={piece.product} />
      <input type="hidden" name="variant" value={piece.variant ?? ''} />
      <input type="hidden" name="seen" value={piece.onHand} />
      <TextField {...field} name="counted" inputMode="numeric" dir="ltr" autoComplete="off" />
      <SelectField {...field} name="reason" options={texts.reasons} defaultValue="counted" />
      {!isShort && <TextField name="note" maxLength={500} />}
      <SubmitButton
        size={isShort ? 'small' : undefined}
        variant={isShort ? 'outline' : 'solid'}
        busyLabel={t('adminProducts.stock.counting')}
      >
        {t('adminProducts.stock.count')}
      </SubmitButton>
      {piece.onHand === 0 && piece.waiting > 0 && (
        <p className="count-notified">
          {t('adminProducts.stock.willBeNotified', { count: piece.waiting })}
        </p>
      )}
      <p role="status" className="count-done">
        {form.success && <Counted {...form.success} />}
      </p>
      <RejectionLine />
    </DeskForm>
  );
}

function Counted({ onHand, change, notified }: CountedStock) {
  const t = useT();
  if (change === 0) return t('adminProducts.stock.same');
  return (
    <>
      {t('adminProducts.stock.done', { count: onHand })}{' '}
      {notified > 0 && t('adminProducts.stock.notified', { count: notified })}
    </>
  );
}

function useCountTexts(onHand: string) {
  const t = useT();
  return {
    labels: {
      counted: t('adminProducts.stock.counted'),
      reason: t('adminProducts.stock.reason'),
      note: t('adminProducts.stock.note'),
    },
    problemText: (problem: string) =>
      problem === 'required' || problem === 'invalid_number' || problem === 'out_of_range'
        ? t('adminProducts.stock.problems.counted')
        : undefined,
    reasonTexts: {
      changed_meanwhile: t('adminProducts.stock.problems.changed', { count: Number(onHand) }),
      has_variants: t('adminProducts.stock.problems.has_variants'),
      below_zero: t('adminProducts.stock.problems.below_zero'),
      not_found: t('adminProducts.stock.problems.not_found'),
      forbidden: t('admin.recordForm.forbidden'),
    },
    reasons: countReasons.map((value) => ({
      value,
      label: t(`adminProducts.stock.reasons.${value}`),
    })),
  };
}
