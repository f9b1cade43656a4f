import type { Blocker } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface LeaveDialogProps {
  blocker: Blocker;
  onDiscard(): void;
}

export function LeaveDialog({ blocker, onDiscard }: LeaveDialogProps) {
  const t = useT();
  const stay = () => blocker.reset?.();
  const leave = () => {
    onDiscard();
    blocker.proceed?.();
  };
  return (
    <Dialog
      id="leave-record"
      title={t('admin.recordForm.leave.title')}
      open={blocker.state === 'blocked'}
      onClose={stay}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={leave}>
          {t('admin.recordForm.leave.discard')}
        </Button>
        <Button onClick={stay}>{t('admin.recordForm.leave.stay')}</Button>
      </div>
    </Dialog>
  );
}
