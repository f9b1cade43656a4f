/** One letter, or two for names written in Latin script; Arabic letters would join into a word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = firstLetter(words[0]);
  const last = words.length > 1 ? firstLetter(words.at(-1)) : '';
  return /\p{Script=Latin}/u.test(first) ? first + last : first;
}

function firstLetter(word = ''): string {
  const letter = (/[\p{L}\p{N}]/u.exec(word)?.[0] ?? '').toUpperCase();
  // Alone it would read as the digit five; Arabic writes it as if it went on.
  return letter === 'ه' ? 'هـ' : letter;
}

const tones = ['walnut', 'nile', 'palm', 'terracotta', 'brass'] as const;

/** The same name always wears the same colour. */
export function toneOf(name: string): (typeof tones)[number] {
  let sum = 0;
  for (const letter of name.trim()) sum = (sum * 29 + letter.codePointAt(0)!) % 9973;
  return tones[sum % tones.length]!;
}
