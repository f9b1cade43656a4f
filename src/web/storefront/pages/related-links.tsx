import type { PlainMessageKey } from '#i18n/messages/index.ts';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';

const labels = {
  '/shop': 'pages.visitShop',
  '/contact': 'pages.visitContact',
  '/custom-service': 'pages.visitCustom',
  '/partners': 'storefront.home.meetPartners',
  '/faq': 'pages.readFaq',
  '/developers': 'pages.readDevelopers',
} as const satisfies Record<string, PlainMessageKey>;

export type RelatedPage = keyof typeof labels;

/** Links to related pages at the end of a page. */
export function RelatedLinks({ to }: { to: readonly RelatedPage[] }) {
  const t = useT();
  return (
    <div className="ways">
      {to.map((path, position) => (
        <ButtonLink key={path} to={path} variant={position === 0 ? 'solid' : 'outline'}>
          {t(labels[path])}
        </ButtonLink>
      ))}
    </div>
  );
}
