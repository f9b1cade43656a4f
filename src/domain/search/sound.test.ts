import { describe, expect, it } from 'vitest';
import { normalizeForSearch } from './normalize-for-search.ts';
import { soundOfArabic, soundsOfLatin } from './sound.ts';

describe('Arabic in Latin letters', () => {
  it.each([
    ['kanaba', 'كنبة'],
    ['kanabah', 'كنبة'],
    ['elkanaba', 'كنبة'],
    ['3oud', 'عود'],
    ['oud', 'عود'],
    ['7arir', 'حرير'],
    ['harir', 'حرير'],
    ['5ashab', 'خشب'],
    ['khashab', 'خشب'],
    ['sandou2', 'صندوق'],
    ['2otn', 'قطن'],
    ['9andoo2', 'صندوق'],
    ['6arabeza', 'طربيزة'],
    ['korsy', 'كرسي'],
    ['mashrabeya', 'مشربية'],
    ['shibbak', 'شبّاك'],
    ['gharam', 'غرام'],
    ['warsha', 'ورشة'],
    ['yadawy', 'يدوي'],
    ['abajora', 'أباجورة'],
  ])('reads %s as %s', (latin, arabic) => {
    expect(soundsOfLatin(latin)).toContain(soundOfArabic(normalizeForSearch(arabic)));
  });

  it('transliterates neither numbers nor Arabic text', () => {
    expect(soundsOfLatin('1938')).toEqual([]);
    expect(soundOfArabic('sofa')).toBeNull();
    expect(soundOfArabic('')).toBeNull();
  });
});
