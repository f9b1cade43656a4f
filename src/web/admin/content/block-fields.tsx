import { blockKinds } from '#domain/content/content-block.ts';
import { partField } from '#domain/content/page-parts.ts';
import { useT } from '#i18n/react.tsx';
import { RecordSelect } from '../forms/record-choices.tsx';
import type { RowsColumn } from '../forms/rows-columns.ts';
import { RowsField } from '../forms/rows-field.tsx';
import { PictureCell } from '../media/picture-cell.tsx';
import { PartPicture } from './part-picture.tsx';
import { PartTexts } from './part-texts.tsx';
import { usePartLabel } from './use-part-label.ts';

const picture: Omit<RowsColumn, 'label'> = { name: 'image', type: 'code', control: PictureCell };

/** Texts, picture and points of a standalone block. */
export function BlockFields({ id, name: section }: { id: string; name: string }) {
  const t = useT();
  const label = usePartLabel();
  // Other blocks show their points without pictures.
  const isIntro = section === 'intro';
  const name = (field: string) => partField(id, field);
  return (
    <>
      <PartTexts id={id}>
        <RecordSelect
          name={name('kind')}
          options={blockKinds.map((value) => ({
            value,
            label: t(`adminContent.page.kinds.${value}`),
          }))}
        />
      </PartTexts>
      <PartPicture id={id} />
      <section className="record-section">
        <h2>{t('adminContent.page.groups.points')}</h2>
        <RowsField
          name={name('items')}
          label={label('items')}
          hint={isIntro ? t('adminContent.page.pointPictures') : undefined}
          addLabel={t('adminContent.page.addPoint')}
          columns={[
            { name: 'title', label: t('adminContent.page.itemFields.title'), isBilingual: true },
            {
              name: 'description',
              label: t('adminContent.page.itemFields.description'),
              isBilingual: true,
              lines: 2,
            },
            ...(isIntro ? [{ ...picture, label: label('image') }] : []),
            { name: 'url', label: t('adminContent.page.itemFields.url'), type: 'code' },
          ]}
        />
      </section>
    </>
  );
}
