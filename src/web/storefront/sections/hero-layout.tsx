import type { Section, SectionPicture } from '#domain/content/section.ts';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { PriceTag } from '../../shared/prices/price-tag.tsx';
import { EmptySection } from './empty-section.tsx';
import { HeroFilm } from './hero-film.tsx';
import { SectionLinks } from './section-links.tsx';

/** On phones the arch is upright and would show only the centre of a wide picture. */
const telephone = { media: '(width < 40rem)', sizes: '85vw' };

/** A wide picture is as high as the arch, and so much wider than it. */
const sizesOf = ({ width, height }: SectionPicture) =>
  width < height
    ? '(min-width: 40rem) 40rem, 85vw'
    : '(min-width: 64rem) 82rem, (min-width: 40rem) 130vw, 33rem';

interface HeroLayoutProps {
  section: Section;
  /** The first hero has the heading of the page. */
  heading: 'h1' | 'h2';
}

export function HeroLayout({ section, heading: Heading }: HeroLayoutProps) {
  const t = useT();
  const [item] = section.items;
  if (!item) return <EmptySection section={section} text={t('storefront.sections.noHero')} />;
  const { title, description, picture, film, links } = item;
  return (
    <section className="hero">
      <div className="page hero-row">
        <div className="hero-words">
          <Heading>{title}</Heading>
          {description && <p>{description}</p>}
          <SectionLinks links={links} />
          {Heading === 'h1' && <Promises />}
        </div>
        {picture && (
          <div className="hero-figure">
            <div className="hero-arch">
              <StoredPicture
                picture={picture}
                crop={picture.upright ? { src: picture.upright, ...telephone } : null}
                title={title}
                sizes={sizesOf(picture)}
                frame="fill"
                priority={Heading === 'h1'}
              />
              {film && <HeroFilm source={film} />}
            </div>
            {item.pieces?.map(({ slug, name, prices }) => (
              <SmartLink key={slug} to={`/product/${slug}`} className="hero-tag">
                {name}
                <PriceTag prices={prices} />
              </SmartLink>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

const promises = ['cash', 'carried', 'returns'] as const;

/** How a piece is paid, brought and taken back, before anyone has to ask. */
function Promises() {
  const t = useT();
  return (
    <ul className="hero-promises">
      {promises.map((promise) => (
        <li key={promise}>{t(`storefront.home.promises.${promise}`)}</li>
      ))}
    </ul>
  );
}
