import { useT } from '#i18n/react.tsx';
import type { PictureDetail } from '#services/media/read-picture.server.ts';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { RecordText } from '../forms/record-fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';
import { FocalPoint } from './focal-point.tsx';

interface PictureFormProps {
  picture: PictureDetail;
  record: LoadedRecord;
  serverResult?: RecordResult;
}

export function DescribePictureForm({ picture, record, serverResult }: PictureFormProps) {
  const t = useT();
  const labels = {
    alt_en: t('adminMedia.field.rows.altEn'),
    alt_ar: t('adminMedia.field.rows.altAr'),
    focal_x: t('adminMedia.picture.focalX'),
    focal_y: t('adminMedia.picture.focalY'),
  };
  return (
    <RecordForm key={picture.id} {...{ record, labels, serverResult }}>
      <section className="record-section">
        <h2>{t('adminMedia.picture.focal')}</h2>
        <p className="text-sm text-muted">{t('adminMedia.picture.focalText')}</p>
        <FocalPoint picture={picture} />
      </section>
      <section className="record-section">
        <h2>{t('adminMedia.picture.alt')}</h2>
        <p className="text-sm text-muted">{t('adminMedia.picture.altText')}</p>
        <div className="record-pair">
          <RecordText name="alt_en" lang="en" rows={2} maxLength={300} />
          <RecordText name="alt_ar" lang="ar" rows={2} maxLength={300} />
        </div>
      </section>
    </RecordForm>
  );
}
