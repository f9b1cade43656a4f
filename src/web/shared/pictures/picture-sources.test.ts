import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

describe('the sizes of a picture', () => {
  it('are a third, two thirds and all of the stored width, in both encodings', () => {
    expect(pictureSources('/pictures/products/sofa/960.webp')).toEqual({
      sources: [
        {
          type: 'image/avif',
          srcSet:
            '/pictures/products/sofa/320.avif 320w, /pictures/products/sofa/640.avif 640w, /pictures/products/sofa/960.avif 960w',
        },
      ],
      srcSet:
        '/pictures/products/sofa/320.webp 320w, /pictures/products/sofa/640.webp 640w, /pictures/products/sofa/960.webp 960w',
    });
  });

  it.each([
    'https://elsewhere.example/sofa/960.webp',
    '/storage/v1/object/public/pictures/sofa/960.webp',
    '/pictures/placeholders/living-room.svg',
    '/pictures/products/../secret/960.webp',
  ])('are not guessed for %s', (url) => {
    expect(pictureSources(url)).toEqual({ sources: [] });
  });
});
