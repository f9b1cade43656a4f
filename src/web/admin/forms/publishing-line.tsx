import { useLanguage } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import type { RecordPublishing } from './loaded-record.ts';
import type { usePreviewChoice } from './use-preview-choice.ts';

interface PublishingLineProps {
  publishing: RecordPublishing;
  preview: ReturnType<typeof usePreviewChoice>;
}

/** Whether visitors see the record, and the way to its preview and its versions. */
export function PublishingLine({ publishing, preview }: PublishingLineProps) {
  const { t, date } = useLanguage();
  const { isPublished, scheduledAt, reviewPath, previewPath } = publishing;
  return (
    <div className="record-publishing">
      <Badge tone={isPublished ? 'success' : 'plain'}>
        {t(
          isPublished
            ? 'admin.recordForm.publishing.published'
            : 'admin.recordForm.publishing.draft',
        )}
      </Badge>
      <p className="record-publishing-text">
        {scheduledAt
          ? t('admin.recordForm.publishing.scheduled', { date: date(scheduledAt, 'dateTime') })
          : t(
              isPublished
                ? 'admin.recordForm.publishing.publishedText'
                : 'admin.recordForm.publishing.draftText',
            )}
      </p>
      <Button
        className="record-preview-switch record-preview-choice"
        variant="quiet"
        size="small"
        aria-pressed={preview.isShown}
        onClick={preview.toggle}
      >
        {t('admin.recordForm.publishing.beside')}
      </Button>
      <Link to={previewPath} className="record-notice-link">
        {t('admin.recordForm.publishing.preview')}
      </Link>
      <Link to={reviewPath} className="record-notice-link">
        {t('admin.recordForm.publishing.versions')}
      </Link>
    </div>
  );
}
