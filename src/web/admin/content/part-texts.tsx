import type { ReactNode } from 'react';
import { partLengths } from '#domain/content/part-lengths.ts';
import { partField } from '#domain/content/page-parts.ts';
import { useT } from '#i18n/react.tsx';
import { BilingualText } from '../forms/record-fields.tsx';
import { BilingualRichText } from '../rich-text/record-rich-text.tsx';
import { usePartLabel } from './use-part-label.ts';

/** The texts of an item or a block, and what belongs to them. */
export function PartTexts({ id, children }: { id: string; children: ReactNode }) {
  const t = useT();
  const label = usePartLabel();
  const name = (field: string) => partField(id, field);
  return (
    <section className="record-section">
      <h2>{t('adminContent.page.groups.texts')}</h2>
      <BilingualText name={name('title')} label={label('title')} maxLength={partLengths.title} />
      <BilingualText
        name={name('description')}
        label={label('description')}
        rows={3}
        maxLength={partLengths.description}
      />
      <BilingualRichText name={name('body')} label={label('body')} />
      {children}
    </section>
  );
}
