/** One sign for letters that Latin does not distinguish; the database uses the same. */
const arabicSigns: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 's',
  ج: 'g',
  ح: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'z',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'c',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: '3',
  غ: 'j',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
};
const atTheBeginning: Readonly<Record<string, string>> = { و: 'w', ي: 'y' };

/** Latin spellings of Arabic sounds; pairs come before single letters. */
const latinSigns: Readonly<Record<string, string>> = {
  sh: 'c',
  ch: 'c',
  kh: 'x',
  gh: 'j',
  th: 's',
  dh: 'z',
  ph: 'f',
  c: 'k',
  q: 'k',
  j: 'g',
  p: 'b',
  v: 'f',
  '5': 'x',
  '6': 't',
  '7': 'h',
  '8': 'j',
  '9': 's',
};
const latinSign = new RegExp(Object.keys(latinSigns).join('|'), 'g');

/** The consonants of a normalized Arabic word, or null for other words. */
export function soundOfArabic(word: string): string | null {
  if (!/^[ء-ي]+$/.test(word)) return null;
  const [first = '', ...rest] = word.replace(/(?<=.)ه$/, '');
  const signs = rest.map((letter) => arabicSigns[letter] ?? '').join('');
  return (atTheBeginning[first] ?? arabicSigns[first] ?? '') + signs || null;
}

/**
 * Possible Arabic consonants of a Latin word. Usage varies: 2 is a hamza or a silent qaf, an
 * initial vowel may be ain, and the article may be attached.
 */
export function soundsOfLatin(word: string): string[] {
  if (!/^[a-z0-9]*[a-z][a-z0-9]*$/.test(word)) return [];
  const withoutArticle = /^[aei]l(.{4,})$/.exec(word)?.[1];
  const sounds = [word, withoutArticle]
    .filter((written) => written !== undefined)
    .flatMap(readings);
  return [...new Set(sounds)];
}

function readings(written: string): string[] {
  const once = written.replace(/(.)\1+/g, '$1');
  const signs = once.replace(/[ae]h$/, '').replace(latinSign, (letters) => latinSigns[letters]!);
  const sound = signs.slice(0, 1).replace(/[aeiou]/, '') + signs.slice(1).replace(/[aeiouwy]/g, '');
  const openings = /^[aeiou]/.test(once) ? [sound, `3${sound}`] : [sound];
  return openings.flatMap((opened) => ['', 'k'].map((hamza) => opened.replaceAll('2', hamza)));
}
