import { blockKinds } from '#domain/content/content-block.ts';
import { partField } from '#domain/content/page-parts.ts';
import { useT } from '#i18n/react.tsx';
import { RecordSelect } from '../forms/record-choices.tsx';
import { RowsField } from '../forms/rows-field.tsx';
import { PictureCell } from '../media/picture-cell.tsx';
import { PartPicture } from './part-picture.tsx';
import { PartTexts } from './part-texts.tsx';
import { usePartLabel } from './use-part-label.ts';

/** Texts, picture and points of a standalone block. */
export function BlockFields({ id }: { id: string }) {
  const t = useT();
  const label = usePartLabel();
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
          addLabel={t('adminContent.page.addPoint')}
          columns={[
            { name: 'title', label: t('adminContent.page.itemFields.title'), isBilingual: true },
            {
              name: 'description',
              label: t('adminContent.page.itemFields.description'),
              isBilingual: true,
              lines: 2,
            },
            { name: 'image', label: label('image'), type: 'code', control: PictureCell },
            { name: 'url', label: t('adminContent.page.itemFields.url'), type: 'code' },
          ]}
        />
      </section>
    </>
  );
}
