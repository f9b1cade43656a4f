import { portfolioBilingual } from '#domain/work/work-records.ts';
import { useT } from '#i18n/react.tsx';
import type { LinkableProduct } from '#services/work/linkable-products.server.ts';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordDay } from '../../forms/record-choices.tsx';
import { BilingualText, RecordChoice, RecordNumber } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';
import { PictureRows } from '../../media/picture-rows.tsx';
import { RecordPicture } from '../../media/record-picture.tsx';
import { SlugField } from '../slug-field.tsx';
import { useCategoryOptions } from '../use-work-labels.ts';
import { HotspotsField } from './hotspots-field.tsx';
import { KnownProductsProvider } from './known-products.tsx';
import { ProductsField } from './products-field.tsx';

const plain = [
  'slug',
  'category',
  'date',
  'area',
  'main_image',
  'pictures',
  'highlights',
  'products',
  'hotspots',
] as const;

interface PortfolioFormProps {
  record: LoadedRecord;
  products: readonly LinkableProduct[];
  serverResult?: RecordResult;
}

export function PortfolioForm({ record, products, serverResult }: PortfolioFormProps) {
  const t = useT();
  const label = (name: (typeof portfolioBilingual | typeof plain)[number]) =>
    t(`adminWork.portfolio.fields.${name}`);
  const labels = {
    ...useBilingualLabels(
      Object.fromEntries(portfolioBilingual.map((name) => [name, label(name)])),
    ),
    ...Object.fromEntries(plain.map((name) => [name, label(name)])),
  };
  const story = (name: 'description' | 'challenge' | 'solution' | 'client_quote') => (
    <BilingualText name={name} label={label(name)} rows={name === 'client_quote' ? 3 : 6} />
  );
  return (
    <KnownProductsProvider products={products}>
      <RecordForm {...{ record, serverResult, labels }} bilingual={portfolioBilingual}>
        <section className="record-section">
          <h2>{t('adminWork.portfolio.sections.words')}</h2>
          <BilingualText name="title" label={label('title')} required maxLength={160} />
          <SlugField name="slug" from="title" />
          <RecordChoice name="category" options={useCategoryOptions()} />
        </section>
        <section className="record-section">
          <h2>{t('adminWork.portfolio.sections.pictures')}</h2>
          <PictureRows name="pictures" label={label('pictures')} />
          <RecordPicture
            name="main_image"
            label={label('main_image')}
            hint={t('adminWork.portfolio.mainImageHint')}
          />
        </section>
        <section className="record-section">
          <h2>{t('adminWork.portfolio.sections.products')}</h2>
          <ProductsField name="products" label={label('products')} />
          <HotspotsField
            name="hotspots"
            label={label('hotspots')}
            picturesName="pictures"
            productsName="products"
          />
        </section>
        <section className="record-section">
          <h2>{t('adminWork.portfolio.sections.facts')}</h2>
          <BilingualText name="location" label={label('location')} maxLength={160} />
          <BilingualText name="client" label={label('client')} maxLength={160} />
          <div className="record-grid">
            <RecordDay name="date" />
            <RecordNumber name="area" isAmount />
          </div>
          <BilingualText
            name="materials"
            label={label('materials')}
            rows={4}
            hint={t('adminWork.portfolio.materialsHint')}
          />
        </section>
        <section className="record-section">
          <h2>{t('adminWork.portfolio.sections.story')}</h2>
          {story('description')}
          {story('challenge')}
          {story('solution')}
          {story('client_quote')}
        </section>
        <section className="record-section">
          <h2>{t('adminWork.portfolio.sections.highlights')}</h2>
          <RowsField
            name="highlights"
            label={label('highlights')}
            addLabel={t('adminWork.portfolio.addHighlight')}
            columns={[
              {
                name: 'title',
                label: t('adminWork.portfolio.highlightTitle'),
                isBilingual: true,
                maxLength: 120,
              },
              {
                name: 'description',
                label: t('adminWork.portfolio.highlightText'),
                isBilingual: true,
                lines: 3,
                maxLength: 600,
              },
            ]}
          />
        </section>
      </RecordForm>
    </KnownProductsProvider>
  );
}
