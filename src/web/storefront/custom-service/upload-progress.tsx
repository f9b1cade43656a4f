import { useT } from '#i18n/react.tsx';

export function UploadProgress({ percent }: { percent: number }) {
  const t = useT();
  const label = t('enquiries.customService.uploaded', { percent });
  return (
    <label className="upload-progress">
      <progress max={100} value={percent} />
      {label}
    </label>
  );
}
