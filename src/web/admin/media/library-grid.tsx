import { localized } from '#i18n/locale.ts';
import { useLocale, useT } from '#i18n/react.tsx';
import {
  picturesPerPage,
  type LibraryFilter,
  type LibraryPage,
  type ListedPicture,
} from '#services/media/library-page.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { LibraryThumbnail } from './library-thumbnail.tsx';

interface LibraryGridProps {
  filter: LibraryFilter;
  library: LibraryPage;
}

export function LibraryGrid({ filter, library }: LibraryGridProps) {
  if (library.pictures.length === 0) return <NoPictures filter={filter} />;
  return (
    <>
      <ul className="library-grid">
        {library.pictures.map((picture) => (
          <li key={picture.id}>
            <LibraryCard picture={picture} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-8"
        page={filter.page}
        pages={Math.ceil(library.count / picturesPerPage)}
        hrefFor={(page) => hrefOf(filter, page)}
      />
    </>
  );
}

const hrefOf = ({ text, isUnused }: LibraryFilter, page: number) =>
  `/admin/media?${new URLSearchParams({
    ...(text && { q: text }),
    ...(isUnused && { unused: '1' }),
    page: String(page),
  })}`;

function LibraryCard({ picture }: { picture: ListedPicture }) {
  const t = useT();
  const locale = useLocale();
  const { id, address, color, fileName, altEn, altAr, uses } = picture;
  const alt = localized(locale, altEn, altAr);
  return (
    <SmartLink to={`/admin/media/${id}`} className="library-choice">
      <LibraryThumbnail {...{ address, color }} alt={alt} />
      <span className="library-name">
        <bdi>{fileName || t('admin.pages.picture')}</bdi>
      </span>
      <span className="text-xs text-muted">
        {uses > 0 ? t('adminMedia.library.uses', { count: uses }) : t('adminMedia.library.notUsed')}
        {!(altEn && altAr) && <> · {t('adminMedia.library.noAlt')}</>}
      </span>
    </SmartLink>
  );
}

function NoPictures({ filter }: { filter: LibraryFilter }) {
  const t = useT();
  if (!filter.text && !filter.isUnused)
    return (
      <EmptyState
        title={t('adminMedia.library.empty')}
        description={t('adminMedia.library.emptyText')}
      />
    );
  return (
    <EmptyState
      title={t('adminMedia.library.nothing')}
      actions={
        <ButtonLink to="/admin/media" variant="outline">
          {t('adminMedia.library.clear')}
        </ButtonLink>
      }
    />
  );
}
