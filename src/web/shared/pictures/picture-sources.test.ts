import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

describe('the sizes of a picture', () => {
  it('are a third, two thirds and all of the stored width, in both encodings', () => {
    expect(pictureSources('/pictures/products/sofa/960.webp')).toEqual({
      src: '/pictures/products/sofa/960.webp',
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

  it('are those of a part where a picture of the library is shown in a frame', () => {
    const folder = '/media/p/0b8f4c9e-6f1d-4a57-9d0c-3f0f0a3b2c11';
    expect(pictureSources(`${folder}/1800.webp`, 'product')).toEqual({
      src: `${folder}/4x5-1800.webp`,
      sources: [
        {
          type: 'image/avif',
          srcSet: `${folder}/4x5-600.avif 600w, ${folder}/4x5-1200.avif 1200w, ${folder}/4x5-1800.avif 1800w`,
        },
      ],
      srcSet: `${folder}/4x5-600.webp 600w, ${folder}/4x5-1200.webp 1200w, ${folder}/4x5-1800.webp 1800w`,
    });
    expect(pictureSources(`${folder}/1800.webp`, 'natural').src).toBe(`${folder}/1800.webp`);
    expect(pictureSources('/pictures/rooms/hall/960.webp', 'product').src).toBe(
      '/pictures/rooms/hall/960.webp',
    );
  });

  it.each([
    'https://elsewhere.example/sofa/960.webp',
    '/storage/v1/object/public/pictures/sofa/960.webp',
    '/pictures/placeholders/living-room.svg',
    '/pictures/products/../secret/960.webp',
  ])('are not guessed for %s', (url) => {
    expect(pictureSources(url)).toEqual({ src: url, sources: [] });
  });
});
