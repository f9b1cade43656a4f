import type { LibraryPicture } from '#domain/media/picture.ts';
import { localized } from '#i18n/locale.ts';
import { useLocale, useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { LibraryThumbnail } from './library-thumbnail.tsx';

interface PictureChoiceProps {
  pictures: readonly LibraryPicture[];
  /** Whether only those that match a search are listed. */
  isFiltered: boolean;
  isLoading: boolean;
  hasMore: boolean;
  showMore(): void;
  isSeveral: boolean;
  selected: readonly LibraryPicture[];
  toggle(picture: LibraryPicture): void;
}

export function PictureChoice(props: PictureChoiceProps) {
  const { pictures, isFiltered, isLoading, hasMore, showMore, isSeveral, selected, toggle } = props;
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <p role="status" className={pictures.length > 0 ? 'sr-only' : 'text-muted'}>
        {!isLoading &&
          pictures.length === 0 &&
          t(isFiltered ? 'adminMedia.library.nothing' : 'adminMedia.library.empty')}
      </p>
      <ul className="library-grid">
        {pictures.map((picture) => {
          const { id, address, altEn, altAr, color, fileName } = picture;
          const isSelected = selected.some((each) => each.id === id);
          return (
            <li key={id}>
              <button
                type="button"
                className="library-choice"
                aria-pressed={isSeveral ? isSelected : undefined}
                onClick={() => toggle(picture)}
              >
                <LibraryThumbnail
                  {...{ address, color }}
                  alt={localized(locale, altEn, altAr) || fileName}
                />
                {isSelected && <CheckIcon className="library-tick" />}
                <span className="library-name" aria-hidden="true">
                  <bdi>{fileName}</bdi>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {hasMore && (
        <Button variant="outline" busy={isLoading} onClick={showMore}>
          {t('adminMedia.library.more')}
        </Button>
      )}
    </>
  );
}
