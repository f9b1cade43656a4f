import { useState } from 'react';
import { useT } from '#i18n/react.tsx';
import type { MovesPreview } from '#services/orders/preview-moves.server.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { useOnNewValue } from '../../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { clearSelection } from '../../lists/selection.ts';
import { useResultOf } from './handling-dialogs.tsx';
import { moveOrdersIntent } from './intents.ts';
import { MovedReport, type MovedOrders } from './moved-report.tsx';
import { MovesForm } from './moves-form.tsx';

interface MovesDialogProps {
  /** A new object for each press. */
  preview: MovesPreview | null;
  serverResult?: FormResult<MovedOrders> | null;
}

/** What a step does with each order, before it is taken; without scripts a part of the page. */
export function MovesDialog({ preview, serverResult }: MovesDialogProps) {
  const t = useT();
  const hasScripts = useHasScripts();
  const [closed, setClosed] = useState<object | null>(null);
  const form = useShopForm<MovedOrders>({ intent: moveOrdersIntent, serverResult });
  const close = () => setClosed(preview);
  useOnNewValue(form.success, ({ skipped }) => {
    clearSelection();
    if (skipped.length === 0) close();
  });
  const result = useResultOf(preview, form.success);
  if (!hasScripts) {
    return (
      <div className="moves-inline">
        {form.success ? (
          <MovedReport result={form.success} />
        ) : (
          preview && <MovesForm form={form} preview={preview} />
        )}
      </div>
    );
  }
  return (
    <Dialog
      id="move-orders"
      wide
      open={preview !== null && closed !== preview}
      onClose={close}
      title={preview ? t(`adminOrders.bulkMoves.steps.${preview.step}`) : ''}
      description={t('adminOrders.bulkMoves.lead')}
    >
      {result ? (
        <MovedReport result={result} onClose={close} />
      ) : (
        preview && <MovesForm key={keyOf(preview)} form={form} preview={preview} onClose={close} />
      )}
    </Dialog>
  );
}

const keyOf = ({ step, orders }: MovesPreview): string =>
  [step, ...orders.map(({ id }) => id)].join(' ');
