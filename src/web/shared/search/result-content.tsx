import { isCategory } from '#domain/catalog/category.ts';
import { excerpt } from '#domain/search/highlight.ts';
import type { ContentType, SearchResult } from '#domain/search/search-result.ts';
import { workCategories } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import { PriceTag } from '../prices/price-tag.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import './search.css';

export const groupTitles = {
  product: 'search.products',
  workshop: 'search.workshops',
  portfolio: 'search.portfolio',
  project: 'search.projects',
} as const satisfies Record<ContentType, string>;

export const searchResultUrl = ({ contentType, id }: SearchResult) => `/${contentType}/${id}`;

/** The picture, or the first letter of the title without one, then title, description and price. */
export function ResultContent({ result, query }: { result: SearchResult; query: string }) {
  const { title, description, imageUrl } = result;
  return (
    <>
      {imageUrl ? (
        <ShopPicture
          src={imageUrl}
          alt=""
          title={title}
          width={64}
          height={80}
          sizes="4rem"
          frame="product"
        />
      ) : (
        <span className="search-letter" aria-hidden="true">
          {[...title][0]}
        </span>
      )}
      <span className="search-words">
        <span className="search-title">
          <HighlightedText text={title} query={query} />
        </span>
        {description && (
          <span className="search-description">
            <HighlightedText text={excerpt(description, query)} query={query} />
          </span>
        )}
        <span className="search-category">
          <CategoryName result={result} />
        </span>
      </span>
      {result.prices && <PriceTag prices={result.prices} />}
    </>
  );
}

function CategoryName({ result: { contentType, category } }: { result: SearchResult }) {
  const t = useT();
  if (contentType === 'workshop') return t('search.workshop');
  if (isCategory(category)) return t(`storefront.rooms.${category}`);
  const work = workCategories.find((each) => each === category);
  return work ? t(`storefront.work.${work}`) : t('storefront.rooms.uncategorized');
}
