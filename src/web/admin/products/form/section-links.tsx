import { useT } from '#i18n/react.tsx';

const sections = [
  'texts',
  'address',
  'price',
  'stock',
  'variants',
  'facts',
  'pictures',
  'snippet',
] as const;
export type SectionName = (typeof sections)[number];

/** The id of a section of the form, which links jump to. */
export const sectionId = (name: SectionName): string => `product-${name}`;

/** The grid of variants, the last field of its section. */
export const variantGridId = 'variants';

/** Jumps to a section; on narrow screens the form is many screens long. */
export function ProductSectionLinks() {
  const t = useT();
  return (
    <nav className="section-links" aria-label={t('adminProducts.form.sections')}>
      {sections.map((name) => (
        <a key={name} href={`#${sectionId(name)}`}>
          {t(`adminProducts.form.${name}`)}
        </a>
      ))}
    </nav>
  );
}
