import { maxDescription, maxTitle } from '#domain/seo/public-pages.ts';
import type { Locale } from '#i18n/locale.ts';
import './seo.css';

export interface PreviewedSite {
  url: string;
  brands: Record<Locale, string>;
}

interface ResultPreviewProps {
  locale: Locale;
  site: PreviewedSite;
  /** Of the page, without its language. */
  path: string;
  title: string;
  description: string;
}

/** A page in a list of search results. */
export function ResultPreview({ locale, site, path, title, description }: ResultPreviewProps) {
  const place = [new URL(site.url).host, locale, ...path.split('/').filter(Boolean)];
  return (
    <div className="seo-result" lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
      <span className="seo-address">
        <span>{site.brands[locale]}</span>
        <bdi dir="ltr">{place.join(' › ')}</bdi>
      </span>
      <span className="seo-title">{`${site.brands[locale]} | ${cut(title, maxTitle)}`}</span>
      <span className="seo-description">{cut(description, maxDescription)}</span>
    </div>
  );
}

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()} …` : text;
}
