import type { ListedArea } from '#domain/admin/live-updates.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import type { UpdateSummary } from './received-updates.ts';
import { useLiveUpdates } from './use-live-updates.ts';
import './live-notice.css';

/** “3 new orders. Show” above a list. The list itself does not move until it is asked to. */
export function ListUpdates({ area }: { area: ListedArea }) {
  const { show, ...summary } = useLiveUpdates({ area });
  return <ListUpdateNotice area={area} summary={summary} show={show} />;
}

interface ListUpdateNoticeProps {
  area: ListedArea;
  summary: UpdateSummary;
  show(): void;
}

/** The same for a page that uses the updates itself. */
export function ListUpdateNotice({ area, summary, show }: ListUpdateNoticeProps) {
  return <LiveNotice text={useListText(area, summary)} show={show} />;
}

/** “This was changed just now. Show” on the page of one record. */
export function RecordUpdates({ area, id }: { area: ListedArea; id: string }) {
  const t = useT();
  const { show, ...summary } = useLiveUpdates({ area, id });
  const texts = [
    [summary.isRemoved, t('admin.updates.removed')],
    [summary.created + summary.changed > 0, t('admin.updates.changedNow')],
    [summary.isMissed, t('admin.updates.missed')],
  ] as const;
  const text = texts.find(([holds]) => holds)?.[1] ?? null;
  return <LiveNotice text={text} show={show} />;
}

function useListText(
  area: ListedArea,
  { created, changed, isMissed }: UpdateSummary,
): string | null {
  const { t } = useLanguage();
  const parts = [
    created > 0 && t(`admin.updates.created.${area}`, { count: created }),
    changed > 0 && t('admin.updates.changed', { count: changed }),
  ].filter((part) => part !== false);
  if (parts.length > 0) return parts.join(' · ');
  return isMissed ? t('admin.updates.missed') : null;
}

/** Takes no room: what lies below it stays under the pointer. */
function LiveNotice({ text, show }: { text: string | null; show(): void }) {
  const t = useT();
  return (
    <div className="live-notice">
      <div className="live-notice-line" data-shown={text !== null || undefined}>
        <span role="status">{text}</span>
        {text !== null && (
          <Button size="small" variant="quiet" onClick={show}>
            {t('admin.updates.show')}
          </Button>
        )}
      </div>
    </div>
  );
}
