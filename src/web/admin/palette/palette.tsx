import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { DialogFrame } from '#ui/dialog-frame.tsx';
import type { LazyDialogProps } from '../../shared/search/lazy-dialog-button.tsx';
import { SearchInput } from '../../shared/search/search-input.tsx';
import '../../shared/search/search.css';
import { useFocusWhen } from '../../shared/search/use-focus-when.ts';
import { PaletteList, paletteListId, paletteOptionId } from './palette-list.tsx';
import './palette.css';
import { usePaletteEntries } from './use-palette-entries.ts';
import { useSwitchTheme } from './use-switch-theme.ts';

/** Pages and records by a few letters: arrows choose, Enter opens. */
export function Palette({ isOpen, onClose }: LazyDialogProps) {
  const t = useT();
  const navigate = useNavigate();
  const input = useFocusWhen(isOpen);
  const [query, setQuery] = useState('');
  const [pointed, setPointed] = useState({ query: '', position: 0 });
  const { entries, status } = usePaletteEntries(isOpen ? query : '');
  const position = pointed.query === query ? Math.min(pointed.position, entries.length - 1) : 0;
  const current = entries[position];

  const switchTheme = useSwitchTheme();
  const choose = (next: number) => setPointed({ query, position: next });
  const openCurrent = () => {
    if (!current) return;
    onClose();
    if ('path' in current) void navigate(current.path);
    else switchTheme();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While text is composed by an input method, Enter ends the composition.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) openCurrent();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || entries.length === 0) return;
    event.preventDefault();
    choose((position + step + entries.length) % entries.length);
  };

  return (
    <DialogFrame
      id="palette"
      className="dialog search-dialog"
      title={t('admin.search.title')}
      open={isOpen}
      onClose={onClose}
    >
      <div role="search" className="search-field">
        <SearchInput
          ref={input}
          label={t('admin.search.label')}
          placeholder={t('admin.search.placeholder')}
          enterKeyHint="go"
          listId={current && paletteListId}
          activeOptionId={current && paletteOptionId(current)}
          value={query}
          onType={setQuery}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className="palette-status">
        {status === 'none' && t('admin.search.none', { query })}
        {status === 'searching' && t('admin.search.searching')}
      </p>
      {entries.length > 0 && (
        <PaletteList
          entries={entries}
          query={query}
          position={position}
          onPoint={choose}
          onChoose={onClose}
          onCommand={openCurrent}
        />
      )}
    </DialogFrame>
  );
}
