import { portfolioBilingual } from '#domain/work/work-records.ts';
import { useT } from '#i18n/react.tsx';
import type { NamedProduct } from '#services/products/product-names.server.ts';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordDay } from '../../forms/record-choices.tsx';
import { BilingualText, RecordNumber } from '../../forms/record-fields.tsx';
import { useRecordTexts } from '../../forms/record-context.ts';
import { RecordForm } from '../../forms/record-form.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';
import { PictureRows } from '../../media/picture-rows.tsx';
import { RecordPicture } from '../../media/record-picture.tsx';
import { HeadFields } from '../../seo/head-fields.tsx';
import type { PreviewedSite } from '../../seo/result-preview.tsx';
import { WorkTitleFields } from '../work-title-fields.tsx';
import { HotspotsField } from './hotspots-field.tsx';
import { KnownProductsProvider } from '../../product-choice/known-products.tsx';
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
  products: readonly NamedProduct[];
  site: PreviewedSite;
  serverResult?: RecordResult;
}

/** In both languages too, but a page does without them. */
const headTexts = ['seo_title', 'seo_description'] as const;

type FieldName = (typeof portfolioBilingual | typeof plain | typeof headTexts)[number];

function useFieldLabel() {
  const t = useT();
  return (name: FieldName) => t(`adminWork.portfolio.fields.${name}`);
}

export function PortfolioForm({ record, products, site, serverResult }: PortfolioFormProps) {
  const label = useFieldLabel();
  const labels = {
    ...useBilingualLabels(
      Object.fromEntries([...portfolioBilingual, ...headTexts].map((name) => [name, label(name)])),
    ),
    ...Object.fromEntries(plain.map((name) => [name, label(name)])),
  };
  return (
    <KnownProductsProvider products={products} searchAt="/admin/portfolio/products">
      <RecordForm {...{ record, serverResult, labels }} bilingual={portfolioBilingual}>
        <TitleSection />
        <PictureSections />
        <FactSection />
        <StorySection />
        <HighlightSection />
        <HeadSection site={site} path={`/portfolio/${record.id}`} />
      </RecordForm>
    </KnownProductsProvider>
  );
}

function TitleSection() {
  const t = useT();
  const label = useFieldLabel();
  return (
    <section className="record-section">
      <h2>{t('adminWork.portfolio.sections.words')}</h2>
      <WorkTitleFields label={label('title')} />
    </section>
  );
}

function PictureSections() {
  const t = useT();
  const label = useFieldLabel();
  return (
    <>
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
    </>
  );
}

function FactSection() {
  const t = useT();
  const label = useFieldLabel();
  return (
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
  );
}

function StorySection() {
  const t = useT();
  const label = useFieldLabel();
  return (
    <section className="record-section">
      <h2>{t('adminWork.portfolio.sections.story')}</h2>
      {(['description', 'challenge', 'solution'] as const).map((name) => (
        <BilingualText key={name} name={name} label={label(name)} rows={6} />
      ))}
      <BilingualText name="client_quote" label={label('client_quote')} rows={3} />
    </section>
  );
}

function HighlightSection() {
  const t = useT();
  const label = useFieldLabel();
  const title = { name: 'title', label: t('adminWork.portfolio.highlightTitle'), maxLength: 120 };
  const text = {
    name: 'description',
    label: t('adminWork.portfolio.highlightText'),
    lines: 3,
    maxLength: 600,
  };
  return (
    <section className="record-section">
      <h2>{t('adminWork.portfolio.sections.highlights')}</h2>
      <RowsField
        name="highlights"
        label={label('highlights')}
        addLabel={t('adminWork.portfolio.addHighlight')}
        columns={[
          { ...title, isBilingual: true },
          { ...text, isBilingual: true },
        ]}
      />
    </section>
  );
}

function HeadSection({ site, path }: { site: PreviewedSite; path: string }) {
  const t = useT();
  const label = useFieldLabel();
  const texts = useRecordTexts();
  const read = (field: string, isArabic: boolean) =>
    (isArabic && texts[`${field}_ar`]?.trim()) || texts[field]?.trim() || '';
  return (
    <section className="record-section">
      <h2>{t('adminWork.portfolio.sections.head')}</h2>
      <HeadFields
        labels={{ seo_title: label('seo_title'), seo_description: label('seo_description') }}
        site={site}
        path={path}
        ownTexts={(locale) => ({
          title: read('title', locale === 'ar'),
          description: read('description', locale === 'ar'),
        })}
      />
    </section>
  );
}
