import { useT } from '#i18n/react.tsx';
import { LazyDialogButton } from './lazy-dialog-button.tsx';
import { onSearchKey } from './search-key.ts';

const loadDialog = async () => (await import('./search-dialog.tsx')).SearchDialog;

/** Opens the search of the shop. */
export function SearchButton() {
  return (
    <LazyDialogButton
      label={useT()('header.search')}
      page="/search"
      keys="/ Control+K"
      load={loadDialog}
      onKey={onSearchKey}
    />
  );
}
