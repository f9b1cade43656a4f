import type { ShellData } from '../../shared/shell/shell-data.tsx';

/** The showroom is closed on Fridays. */
const openDays = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];

type Shop = Pick<ShellData, 'site' | 'publicUrl' | 'locale'>;

/** schema.org data about the shop, its showroom and its site search. */
export function shopStructuredData({ site, publicUrl, locale }: Shop): object[] {
  const { name, contact, socialLinks } = site;
  const organization = `${publicUrl}/#organization`;
  const logo = `${publicUrl}/icons/icon-512.png`;
  const reachable = {
    ...(contact.email ? { email: contact.email } : {}),
    ...(contact.phone ? { telephone: contact.phone } : {}),
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name,
      url: publicUrl,
      logo,
      ...reachable,
      sameAs: socialLinks.map(({ url }) => url),
    },
    // A shop without an address has no showroom.
    contact.address && {
      '@context': 'https://schema.org',
      '@type': ['LocalBusiness', 'FurnitureStore'],
      '@id': `${publicUrl}/#showroom`,
      name,
      url: publicUrl,
      image: `${publicUrl}/sharing-card.${locale}.jpg`,
      ...reachable,
      address: {
        '@type': 'PostalAddress',
        streetAddress: contact.address,
        addressLocality: 'Cairo',
        addressCountry: 'EG',
      },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: openDays,
        opens: '09:00',
        closes: '18:00',
      },
      paymentAccepted: 'Cash',
      parentOrganization: { '@id': organization },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      name,
      url: publicUrl,
      inLanguage: ['en', 'ar'],
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}/${locale}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ].filter((each) => typeof each === 'object');
}
