import type { ComponentProps, KeyboardEvent, Ref } from 'react';
import { maxSearchLength } from '#domain/search/search-result.ts';
import { SearchIcon } from '#ui/icons.tsx';

interface SearchInputProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'placeholder' | 'enterKeyHint'
> {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** The list of results below and the chosen one in it, while there are any. */
  listId: string | undefined;
  activeOptionId: string | undefined;
  value: string;
  onType(value: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The field of a search whose results are chosen with the arrow keys, as its dialogs show it. */
export function SearchInput(props: SearchInputProps) {
  const { label, listId, activeOptionId, onType, ...input } = props;
  return (
    <>
      <SearchIcon />
      <input
        {...input}
        type="text"
        inputMode="search"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeOptionId}
        autoComplete="off"
        maxLength={maxSearchLength}
        onChange={(event) => onType(event.target.value)}
      />
    </>
  );
}
