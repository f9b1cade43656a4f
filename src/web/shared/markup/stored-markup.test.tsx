import { useId } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { useT } from '#i18n/react.tsx';
import type { Locale } from '#i18n/locale.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import { renderForTest } from '../testing/render-for-test.tsx';
import { createMarkupStore } from './markup-store.server.ts';
import { MarkupStore, StoredMarkup, type FindMarkup } from './stored-markup.tsx';

/** A page of pieces, and which of them were rendered for it. */
function renderPieces(pieces: string[], store: FindMarkup | null, locale: Locale = 'en') {
  const rendered: string[] = [];
  const Piece = ({ name }: { name: string }) => {
    rendered.push(name);
    return <SmartLink to={`/product/${name}`}>{useT()('skipToContent')}</SmartLink>;
  };
  const page = pieces.map((name) => (
    <StoredMarkup key={name} name="piece" data={[name]}>
      {() => <Piece name={name} />}
    </StoredMarkup>
  ));
  const html = renderForTest(<MarkupStore value={store}>{page}</MarkupStore>, locale);
  return { html, rendered };
}

const large = 1_000_000;

test('a part is rendered once for the same data, with the same markup', () => {
  const store = createMarkupStore(large);
  const first = renderPieces(['sofa', 'lamp'], store);
  const second = renderPieces(['lamp', 'desk', 'sofa'], store);
  expect(first.rendered).toEqual(['sofa', 'lamp']);
  expect(second.rendered).toEqual(['desk']);
  expect(second.html).toBe(renderPieces(['lamp', 'desk', 'sofa'], null).html);
});

test('each language has its own markup', () => {
  const store = createMarkupStore(large);
  renderPieces(['sofa'], store);
  const arabic = renderPieces(['sofa'], store, 'ar');
  expect(arabic.rendered).toEqual(['sofa']);
  expect(arabic.html).toBe(renderPieces(['sofa'], null, 'ar').html);
});

test('parts with other names or data never get its markup', () => {
  const store = createMarkupStore(large);
  const shown = (name: string, data: unknown[], text: string) =>
    renderForTest(
      <MarkupStore value={store}>
        <StoredMarkup name={name} data={data}>
          {() => text}
        </StoredMarkup>
      </MarkupStore>,
    );
  expect(shown('card', [1, null], 'one')).toContain('one');
  expect(shown('card', [1, 'null'], 'two')).toContain('two');
  expect(shown('review', [1, null], 'three')).toContain('three');
});

test('content that depends on the page or needs ids of its own is an error', () => {
  const failing = (Content: () => string | React.JSX.Element) => () =>
    renderForTest(
      <MarkupStore value={createMarkupStore(large)}>
        <StoredMarkup name="failing" data={[]}>
          {() => <Content />}
        </StoredMarkup>
      </MarkupStore>,
    );
  expect(failing(() => useLocation().pathname)).toThrow('useLocation');
  expect(failing(() => <i id={useId()} />)).toThrow('useId');
});
