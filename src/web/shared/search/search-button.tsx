import { searchArea } from '#i18n/areas/search.ts';
import { useT } from '#i18n/react.tsx';
import { addedPart } from '../router/later-part.tsx';
import { LazyDialogButton } from './lazy-dialog-button.tsx';
import { onSearchKey } from './search-key.ts';

const SearchDialog = addedPart(async () => (await import('./search-dialog.tsx')).SearchDialog, {
  messages: [searchArea],
});

/** Opens the search of the shop. */
export function SearchButton() {
  return (
    <LazyDialogButton
      label={useT()('header.search')}
      page="/search"
      keys="/ Control+K"
      Dialog={SearchDialog}
      onKey={onSearchKey}
    />
  );
}
