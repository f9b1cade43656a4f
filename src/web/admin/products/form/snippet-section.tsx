import { plainRichText } from '#domain/content/plain-rich-text.ts';
import { useT } from '#i18n/react.tsx';
import { useShell } from '../../../shared/shell/shell-data.tsx';
import { useRecordTexts } from '../../forms/record-context.ts';
import { ProductSection } from './product-section.tsx';

const longestTitle = 60;
const longestDescription = 160;

/** How search results and shared links show the product, from what the form holds now. */
export function SnippetSection() {
  const t = useT();
  return (
    <ProductSection name="snippet">
      <p className="text-sm text-muted">{t('adminProducts.form.snippetLead')}</p>
      <div className="record-pair">
        <Snippet lang="en" />
        <Snippet lang="ar" />
      </div>
    </ProductSection>
  );
}

function Snippet({ lang }: { lang: 'en' | 'ar' }) {
  const t = useT();
  const texts = useRecordTexts();
  const { publicUrl, site } = useShell();
  const read = (field: string) =>
    (lang === 'ar' && texts[`${field}_ar`]?.trim()) || texts[field]?.trim() || '';
  const title = `${read('name')} · ${site.name}`;
  const description = plainRichText(read('description'));
  return (
    <div className="snippet" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      <p className="snippet-address" dir="ltr">
        {`${publicUrl}/${lang}/product/${texts['slug'] ?? ''}`}
      </p>
      <p className="snippet-title">{shortened(title, longestTitle)}</p>
      <p className="snippet-text">{shortened(description, longestDescription)}</p>
      {description.length > longestDescription && (
        <p className="text-xs text-muted" lang={undefined}>
          {t('adminProducts.form.snippetLong', { count: longestDescription })}
        </p>
      )}
    </div>
  );
}

const shortened = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
