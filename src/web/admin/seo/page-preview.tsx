import { locales, type Locale } from '#i18n/locale.ts';
import { useT } from '#i18n/react.tsx';
import { ResultPreview, type PreviewedSite } from './result-preview.tsx';
import { useTypedTexts } from './use-typed-texts.ts';

interface PagePreviewProps {
  site: PreviewedSite;
  path: string;
}

const fields = ['title', 'title_ar', 'description', 'description_ar', 'robots', 'og_image_url'];

/** A search result and a shared link in both languages, as they are typed. */
export function PagePreview({ site, path }: PagePreviewProps) {
  const t = useT();
  const { inside, texts } = useTypedTexts<HTMLDivElement>(fields);
  const isHidden = texts['robots']?.startsWith('noindex');
  return (
    <div ref={inside} className="seo-previews">
      {locales.map((locale) => (
        <LanguagePreview key={locale} {...{ locale, texts, site, path }} />
      ))}
      {isHidden && <p className="text-sm font-medium">{t('adminSeo.form.hidden')}</p>}
    </div>
  );
}

interface LanguagePreviewProps extends PagePreviewProps {
  locale: Locale;
  texts: Readonly<Record<string, string>>;
}

/** Missing Arabic falls back to English, as on the page. */
function LanguagePreview({ locale, texts, site, path }: LanguagePreviewProps) {
  const t = useT();
  const textOf = (name: string) =>
    (locale === 'ar' && texts[`${name}_ar`]?.trim()) || texts[name]?.trim() || '';
  const title = textOf('title') || t('adminSeo.form.ownTitle');
  const description = textOf('description') || t('adminSeo.form.ownDescription');
  const heading = `${site.brands[locale]} | ${title}`;
  const picture = texts['og_image_url']?.trim() || `/sharing-card.${locale}.jpg`;
  const { host } = new URL(site.url);
  return (
    <figure className="seo-preview">
      <figcaption className="text-sm text-muted">
        {t(`admin.recordForm.head.${locale === 'ar' ? 'arabic' : 'english'}`)}
      </figcaption>
      <ResultPreview {...{ locale, site, path, title, description }} />
      <div className="seo-card" lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
        <img src={picture} alt="" width={1200} height={630} loading="lazy" />
        <span className="seo-card-texts">
          <bdi dir="ltr">{host}</bdi>
          <strong>{heading}</strong>
          <span>{description}</span>
        </span>
      </div>
    </figure>
  );
}
