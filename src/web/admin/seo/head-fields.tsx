import { maxDescription, maxTitle } from '#domain/seo/public-pages.ts';
import type { HeadTexts } from '#domain/seo/head-texts.ts';
import { locales, type Locale } from '#i18n/locale.ts';
import { useT } from '#i18n/react.tsx';
import { useRecordTexts } from '../forms/record-context.ts';
import { CountedPair } from './counted-pair.tsx';
import { ResultPreview, type PreviewedSite } from './result-preview.tsx';

interface HeadFieldsProps {
  labels: Readonly<Record<'seo_title' | 'seo_description', string>>;
  site: PreviewedSite;
  /** Of the page, without its language. */
  path: string;
  /** What the page says in a language where the fields are empty. */
  ownTexts(locale: Locale): HeadTexts;
}

/** What search results say about a record, in both languages, with a preview of what is typed. */
export function HeadFields({ labels, site, path, ownTexts }: HeadFieldsProps) {
  const t = useT();
  const texts = useRecordTexts();
  const typed = (field: string, locale: Locale) =>
    texts[locale === 'ar' ? `${field}_ar` : field]?.trim();
  return (
    <>
      <p className="text-sm text-muted">{t('admin.recordForm.head.lead')}</p>
      <CountedPair name="seo_title" label={labels.seo_title} most={maxTitle} />
      <CountedPair
        name="seo_description"
        label={labels.seo_description}
        most={maxDescription}
        rows={3}
      />
      <div className="seo-previews">
        {locales.map((locale) => {
          const own = ownTexts(locale);
          return (
            <figure key={locale} className="seo-preview">
              <figcaption className="text-sm text-muted">
                {t(`admin.recordForm.head.${locale === 'ar' ? 'arabic' : 'english'}`)}
              </figcaption>
              <ResultPreview
                {...{ locale, site, path }}
                title={typed('seo_title', locale) || own.title}
                description={typed('seo_description', locale) || own.description}
              />
            </figure>
          );
        })}
      </div>
    </>
  );
}
