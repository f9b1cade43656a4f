import { useLanguage } from '#i18n/react.tsx';
import type { PrizeStock } from '#services/game/prize-history.server.ts';
import { TextField } from '../../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { useRecordProblem } from '../../forms/use-record-problem.ts';
import './prizes.css';
import { PrizeMovements } from './prize-movements.tsx';
import { restockIntent } from './restock-intent.ts';

interface PrizeStockPanelProps {
  stock: PrizeStock;
  serverResult?: FormResult | null;
}

/** What is left, more or fewer pieces, and every change so far. */
export function PrizeStockPanel({ stock, serverResult }: PrizeStockPanelProps) {
  const { t } = useLanguage();
  return (
    <section className="prize-stock" aria-labelledby="prize-stock-title">
      <h2 id="prize-stock-title" className="text-lg">
        {t('adminGame.prizes.left', { count: stock.quantity })}
      </h2>
      <RestockForm serverResult={serverResult} />
      <details>
        <summary className="cursor-pointer">
          {t('adminGame.prizes.movements', { count: stock.movements.length })}
        </summary>
        <PrizeMovements movements={stock.movements} />
      </details>
    </section>
  );
}

function RestockForm({ serverResult }: Pick<PrizeStockPanelProps, 'serverResult'>) {
  const { t } = useLanguage();
  const form = useShopForm<{ quantity: number }>({
    intent: restockIntent,
    serverResult: serverResult as FormResult<{ quantity: number }> | null,
  });
  return (
    <DeskForm
      form={form}
      idPrefix="restock"
      className="grid gap-3"
      labels={{ pieces: t('adminGame.prizes.restock.pieces') }}
      problemText={useRecordProblem()}
      failedTitle={t('adminGame.prizes.restock.failed')}
      reasonTexts={{
        invalid_number: t('adminGame.prizes.restock.tooFew'),
        prize_not_found: t('admin.records.gone'),
        not_allowed: t('admin.recordForm.forbidden'),
      }}
    >
      <div className="prize-restock">
        <TextField
          name="pieces"
          inputMode="text"
          dir="ltr"
          autoComplete="off"
          hint={t('adminGame.prizes.restock.hint')}
          required
        />
        <SubmitButton variant="outline" busyLabel={t('adminGame.prizes.restock.saving')}>
          {t('adminGame.prizes.restock.save')}
        </SubmitButton>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {form.success && t('adminGame.prizes.restock.done', { count: form.success.quantity })}
      </p>
    </DeskForm>
  );
}
