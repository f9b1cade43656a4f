import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { locales } from '#i18n/locale.ts';
import { useShell } from './shell-data.tsx';

interface PageHeadProps {
  title: string;
  description?: string;
  keywords?: string;
  /** Search engines stay out of private pages and errors. */
  robots?: 'index' | 'noindex';
  /** Path of the sharing picture. */
  picture?: string;
  kind?: 'website' | 'product' | 'article';
  structuredData?: object;
  /** The query that makes this another page for search engines, such as '?category=office'. */
  query?: string;
}

/** Everything a page says about itself; React carries the tags into the head. */
export function PageHead(props: PageHeadProps) {
  const { t, locale } = useLanguage();
  const { site, publicUrl } = useShell();
  const { pathname } = useLocation();
  const { robots = 'index', kind = 'website', query = '', structuredData } = props;
  const title = `${site.name} | ${props.title}`;
  const description = props.description || t('seo.description');
  const picture = `${publicUrl}${props.picture ?? `/sharing-card.${locale}.jpg`}`;
  const path = (pathname === '/' ? '' : pathname) + query;
  const address = (prefix: string) => `${publicUrl}${prefix}${path}` || '/';
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={props.keywords ?? t('seo.keywords')} />
      <meta name="robots" content={robots === 'index' ? 'index, follow' : 'noindex, nofollow'} />
      {robots === 'index' && (
        <>
          <link rel="canonical" href={address(`/${locale}`)} />
          {locales.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={address(`/${each}`)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('')} />
        </>
      )}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={address(`/${locale}`)} />
      <meta property="og:image" content={picture} />
      <meta property="og:locale" content={locale === 'ar' ? 'ar_EG' : 'en_US'} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForScript(structuredData) }}
        />
      )}
    </>
  );
}

/** No text of ours may end the script element early. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
