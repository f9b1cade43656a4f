import { isCategory } from '#domain/catalog/category.ts';
import type { SearchResult } from '#domain/search/search-result.ts';
import { workCategories } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { ShopPicture } from '../../shared/shop-picture.tsx';

/** Its picture or the first letter of its title, then what it is. */
export function SearchResultRow({ result }: { result: SearchResult }) {
  const { title, description, imageUrl } = result;
  return (
    <li className="border-b border-hairline">
      <SmartLink to={`/${result.contentType}/${result.id}`} className="search-row">
        {imageUrl ? (
          <ShopPicture
            src={imageUrl}
            alt=""
            title={title}
            width={64}
            height={80}
            sizes="64px"
            className="search-row-picture"
          />
        ) : (
          <span className="search-row-letter" aria-hidden="true">
            {title.charAt(0)}
          </span>
        )}
        <span>
          <span className="block font-medium">{title}</span>
          <span className="line-clamp-1 text-sm text-muted">{description}</span>
          <span className="text-xs text-muted">
            <CategoryName category={result.category} />
          </span>
        </span>
      </SmartLink>
    </li>
  );
}

function CategoryName({ category }: { category: string }) {
  const t = useT();
  if (isCategory(category)) return t(`storefront.rooms.${category}`);
  const work = workCategories.find((each) => each === category);
  return work ? t(`storefront.work.${work}`) : t('storefront.rooms.uncategorized');
}
