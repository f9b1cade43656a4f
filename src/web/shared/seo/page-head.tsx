import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { locales } from '#i18n/locale.ts';
import { useShell } from '../shell/shell-data.tsx';

interface PageHeadProps {
  title: string;
  description?: string;
  keywords?: string;
  /** 'noindex' for private pages and errors. */
  robots?: 'index' | 'noindex';
  /**
   * Which sharing card a shared link shows, such as 'product/<slug>'; by default the shop's own
   * card.
   */
  sharedAs?: `${'product' | 'portfolio' | 'project' | 'prize'}/${string}`;
  kind?: 'website' | 'product' | 'article';
  structuredData?: object;
  /** The query that search engines treat as a separate page, such as '?category=office'. */
  query?: string;
  /** The path that search engines index, when several show the same page. */
  canonicalPath?: string;
}

/**
 * Title, description, canonical links and sharing tags of a page. React hoists them into the head.
 */
export function PageHead(props: PageHeadProps) {
  const { t, locale } = useLanguage();
  const { site, publicUrl, seo: decided } = useShell();
  const { pathname } = useLocation();
  const { robots = 'index', kind = 'website', query = '', structuredData } = props;
  const { canonicalPath = pathname } = props;
  // SEO texts set by staff apply to the page itself, not to filtered views or errors.
  const texts = robots === 'index' && query === '' ? decided : null;
  const title = `${site.name} | ${texts?.title || props.title}`;
  const description = texts?.description || props.description || t('seo.description');
  const picture = texts?.picture ?? sharingPicture(locale, props.sharedAs);
  const allowed = robots === 'noindex' ? 'noindex, nofollow' : (texts?.robots ?? 'index, follow');
  const path = (canonicalPath === '/' ? '' : canonicalPath) + query;
  const address = (prefix: string) => `${publicUrl}${prefix}${path}` || '/';
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={texts?.keywords || props.keywords || t('seo.keywords')} />
      <meta name="robots" content={allowed} />
      {allowed.startsWith('index') && (
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
      <meta property="og:image" content={picture.startsWith('/') ? publicUrl + picture : picture} />
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

const sharingPicture = (locale: string, sharedAs: string | undefined): string =>
  sharedAs ? `/${locale}/sharing/${sharedAs}.jpg` : `/sharing-card.${locale}.jpg`;

/** Escapes '<', so that no text can close the script element. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
