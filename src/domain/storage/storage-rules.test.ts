import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';
import { parseFileSize } from './file-size.ts';
import { allowsType, isActiveContent, isContentType } from './mime-types.ts';
import { isBucketName, isObjectName } from './names.ts';
import { describeTransformation } from './transformation.ts';

describe('names', () => {
  it.each(['a.png', 'folder/a b.png', "it's (1).jpg", 'a'.repeat(1024)])('accepts %j', (name) => {
    expect(isObjectName(name)).toBe(true);
  });

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '..',
    'a/../b',
    './a',
    'a\\b',
    'a\0',
    'a\n',
    'كرسي.png',
    'a%2e',
    'a'.repeat(1025),
  ])('rejects the object %j', (name) => {
    expect(isObjectName(name)).toBe(false);
  });

  it.each(['', 'a/b', ' a', 'a ', '..', 'a'.repeat(101)])('rejects the bucket %j', (name) => {
    expect(isBucketName(name)).toBe(false);
  });
});

it.each([
  ['20mb', 20_000_000],
  ['1.5KB', 1500],
  [1000, 1000],
  ['many', null],
  [-1, null],
  [1.5, null],
])('reads the size %j as %j', (text, bytes) => {
  expect(parseFileSize(text)).toBe(bytes);
});

describe('types', () => {
  it('compares without parameters and case', () => {
    expect(allowsType(['image/png'], 'image/PNG; q=1')).toBe(true);
    expect(allowsType(['image/*'], 'image/webp')).toBe(true);
    expect(allowsType(['image/png'], 'image/jpeg')).toBe(false);
    expect(allowsType(null, 'text/html')).toBe(true);
    expect(isContentType('text/plain;charset=UTF-8')).toBe(true);
    expect(isContentType('text/plain\r\nX-Other: 1')).toBe(false);
    expect(isContentType('plain')).toBe(false);
  });

  it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript', 'text/xml'])(
    'counts %s as active',
    (type) => expect(isActiveContent(type)).toBe(true),
  );

  it.each(['image/png', 'video/mp4', 'text/plain;charset=utf-8'])('counts %s as passive', (type) =>
    expect(isActiveContent(type)).toBe(false),
  );
});

it.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=5-100', { first: 5, last: 9 }],
  ['bytes=10-', null],
  ['bytes=5-4', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
])('reads the range %s of ten bytes', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});

it('describes a rendering as hosted backends do', () => {
  expect(describeTransformation({ width: 200, height: 200, quality: 60 })).toBe(
    'height:200,width:200,resizing_type:fill,quality:60',
  );
  expect(describeTransformation({ width: 9000, resize: 'contain', format: 'webp' })).toBe(
    'width:2500,resizing_type:fit,format:webp',
  );
});
