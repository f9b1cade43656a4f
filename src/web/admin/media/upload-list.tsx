import { useT } from '#i18n/react.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import type { PictureUpload, PictureUploads } from './use-picture-uploads.ts';

/** What becomes of each chosen file. */
export function UploadList({ uploads, cancel, retry, forget }: PictureUploads) {
  const t = useT();
  if (uploads.length === 0) return null;
  return (
    <ul className="upload-list" aria-label={t('adminMedia.upload.list')}>
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} {...{ cancel, retry, forget }} />
      ))}
    </ul>
  );
}

type LineProps = Pick<PictureUploads, 'cancel' | 'retry' | 'forget'> & { upload: PictureUpload };

function UploadLine({ upload, cancel, retry, forget }: LineProps) {
  const t = useT();
  const { id, file, state } = upload;
  const { name } = file;
  const isOver = state.kind === 'done' || state.kind === 'failed' || state.kind === 'cancelled';
  return (
    <li className="upload-line" data-state={state.kind}>
      <span className="upload-name">
        <bdi>{name}</bdi>
      </span>
      <UploadState state={state} />
      {(state.kind === 'failed' || state.kind === 'cancelled') && (
        <Button
          variant="outline"
          size="small"
          aria-label={t('adminMedia.upload.retry', { name })}
          onClick={() => retry(upload)}
        >
          {t('adminMedia.upload.again')}
        </Button>
      )}
      <IconButton
        label={t(isOver ? 'adminMedia.upload.forget' : 'adminMedia.upload.cancel', { name })}
        onClick={() => (isOver ? forget(id) : cancel(id))}
      >
        <CloseIcon />
      </IconButton>
    </li>
  );
}

function UploadState({ state }: { state: PictureUpload['state'] }) {
  const t = useT();
  switch (state.kind) {
    case 'sending':
      return (
        <label className="upload-state">
          <progress max={100} value={state.percent} />
          {t('adminMedia.upload.percent', { percent: state.percent })}
        </label>
      );
    case 'failed':
      return (
        <p role="alert" className="upload-state text-terracotta">
          {t(`adminMedia.upload.reasons.${state.reason}`)}
        </p>
      );
    case 'done':
      return (
        <p role="status" className="upload-state text-palm">
          {t(state.isNew ? 'adminMedia.upload.done' : 'adminMedia.upload.known')}
        </p>
      );
    default:
      return <p className="upload-state text-muted">{t(`adminMedia.upload.${state.kind}`)}</p>;
  }
}
