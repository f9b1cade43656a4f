import { describe, expect, it } from 'vitest';
import { isPdf, maxFileBytes, detectPictureKind, checkImages } from './files.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the kind of a picture', () => {
  it.each([
    ['\xff\xd8\xff\xe0..JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n....IHDR', 'png'],
    ['GIF89a..........', 'gif'],
    ['RIFF1234WEBPVP8 ', 'webp'],
    ['\0\0\0 ftypavif....', 'avif'],
    ['\0\0\0 ftypheic....', null],
    ['<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['<?xml version="1.0"?><svg>', null],
    ['%PDF-1.7', null],
    ['RIFF1234WAVEfmt ', null],
    ['', null],
  ])('of %j is %s', (start, kind) => {
    expect(detectPictureKind(bytes(start))).toBe(kind);
  });
});

describe('a PDF', () => {
  it.each([
    ['begins and ends as one', '%PDF-1.7\n1 0 obj\n%%EOF\n', true],
    ['may end without a line break', '%PDF-2.0\n%%EOF', true],
    ['has its end', '%PDF-1.7\n1 0 obj', false],
    ['has nothing hung on behind', '%PDF-1.7\n%%EOF\nPK\x03\x04<script>', false],
    ['has nothing in front', '<html>%PDF-1.7\n%%EOF', false],
    ['is not a web page of that name', '<!doctype html>', false],
  ])('%s', (_, text, expected) => {
    expect(isPdf(bytes(text))).toBe(expected);
  });
});

describe('a choice of pictures', () => {
  const picture = { size: 100 };

  it.each([
    [[], 'images_required'],
    [[picture], null],
    [Array.from({ length: 5 }, () => picture), null],
    [Array.from({ length: 6 }, () => picture), 'too_many_images'],
    [[picture, { size: maxFileBytes }], null],
    [[picture, { size: maxFileBytes + 1 }], 'image_too_large'],
  ])('%j has the problem %s', (images, problem) => {
    expect(checkImages(images)).toBe(problem);
  });
});
