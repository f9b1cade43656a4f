import { plainRichText } from '#domain/content/plain-rich-text.ts';
import type { Locale } from '#i18n/locale.ts';
import { useT } from '#i18n/react.tsx';
import { useRecordTexts } from '../../forms/record-context.ts';
import { HeadFields } from '../../seo/head-fields.tsx';
import type { PreviewedSite } from '../../seo/result-preview.tsx';
import { ProductSection } from './product-section.tsx';

/** What search results and shared links say about the product. */
export function SnippetSection({ site }: { site: PreviewedSite }) {
  const t = useT();
  const texts = useRecordTexts();
  const read = (field: string, locale: Locale) =>
    (locale === 'ar' && texts[`${field}_ar`]?.trim()) || texts[field]?.trim() || '';
  return (
    <ProductSection name="snippet">
      <HeadFields
        labels={{
          seo_title: t('adminProducts.form.fields.seo_title'),
          seo_description: t('adminProducts.form.fields.seo_description'),
        }}
        site={site}
        path={`/product/${texts['slug'] ?? ''}`}
        ownTexts={(locale) => ({
          title: read('name', locale),
          description: plainRichText(read('description', locale)),
        })}
      />
    </ProductSection>
  );
}
