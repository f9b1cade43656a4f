import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface RemoveVariantDialogProps {
  /** Null while the dialog is closed. */
  timesOrdered: number | null;
  onClose(): void;
  onRemove(): void;
}

/** Says first what becomes of orders with this variant. */
export function RemoveVariantDialog({ timesOrdered, onClose, onRemove }: RemoveVariantDialogProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      id="remove-variant"
      title={t('adminProducts.matrix.removeTitle')}
      description={t('adminProducts.matrix.ordered', { count: timesOrdered ?? 0 })}
      open={timesOrdered !== null}
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {t('adminProducts.matrix.keep')}
        </Button>
        <Button variant="danger" onClick={onRemove}>
          {t('adminProducts.matrix.removePlain')}
        </Button>
      </div>
    </Dialog>
  );
}
