import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { FindMarkup } from './stored-markup.tsx';

/**
 * Stores the markup of parts by what they show, at most `maxCharacters` with their keys; parts that
 * were unused for longest go first.
 */
export function createMarkupStore(maxCharacters: number): FindMarkup {
  const stored = new Map<string, string>();
  let characters = 0;

  function remove(key: string): void {
    const markup = stored.get(key);
    if (markup === undefined) return;
    stored.delete(key);
    characters -= key.length + markup.length;
  }

  return (key, content) => {
    const markup = stored.get(key) ?? renderPart(content());
    remove(key);
    stored.set(key, markup);
    characters += key.length + markup.length;
    while (characters > maxCharacters) remove(stored.keys().next().value!);
    return markup;
  };
}

function renderPart(content: ReactNode): string {
  const markup = renderToString(content);
  // Data cannot contain this: its quotation marks are escaped.
  if (markup.includes('="_R_')) {
    throw new Error('Stored markup must not use useId: ids would repeat on a page.');
  }
  return markup;
}
