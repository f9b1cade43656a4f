import type { ReactNode } from 'react';
import { partLengths } from '#domain/content/part-lengths.ts';
import { partField } from '#domain/content/page-parts.ts';
import { useT } from '#i18n/react.tsx';
import { BilingualText } from '../forms/record-fields.tsx';
import { RecordPicture } from '../media/record-picture.tsx';
import { usePartLabel } from './use-part-label.ts';

/** A picture, its upright crop for telephones, and what it shows in words. */
export function PartPicture({ id, children }: { id: string; children?: ReactNode }) {
  const t = useT();
  const label = usePartLabel();
  const name = (field: string) => partField(id, field);
  return (
    <section className="record-section">
      <h2>{t('adminContent.page.groups.picture')}</h2>
      <RecordPicture name={name('image')} label={label('image')} />
      <RecordPicture name={name('image_upright')} label={label('image_upright')} />
      <BilingualText
        name={name('image_alt')}
        label={label('image_alt')}
        maxLength={partLengths.image_alt}
      />
      {children}
    </section>
  );
}
