import { useBlocker, type Location } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { unsentWorks } from '../../shared/forms/typed/unsent-work.ts';

/** Asks before a page with something typed is left. One for all forms: the router takes only one. */
export function LeaveDialog() {
  const t = useT();
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    unsentWorks().some(({ ignoresQuery }) => {
      const pageOf = ({ pathname, search }: Location) =>
        ignoresQuery ? pathname : pathname + search;
      return pageOf(currentLocation) !== pageOf(nextLocation);
    }),
  );
  const stay = () => blocker.reset?.();
  const leave = () => {
    for (const work of unsentWorks()) work.discard();
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
