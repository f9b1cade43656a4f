import { describe, expect, it } from 'vitest';
import { toBlockKind, requireBlockName, type BlockName } from './content-block.ts';

describe('the name of a content block', () => {
  it.each([{ id: 'a' }, { page: 'about', section: 'story' }])('may be %j', (name) => {
    expect(requireBlockName(name)).toEqual(name);
  });

  it.each([{}, { id: '' }, { page: 'about' }, { section: 'story' }, { page: '', section: '' }])(
    'may not be %j',
    (name) => {
      expect(() => requireBlockName(name as BlockName)).toThrow(
        'needs an id, or a page and a section',
      );
    },
  );
});

it('treats an unknown type as running text', () => {
  expect(['steps', 'poem'].map(toBlockKind)).toEqual(['steps', 'text']);
});
