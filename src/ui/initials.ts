/** One letter, or two in Latin script; two Arabic letters would join into a word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = firstLetter(words[0]);
  const last = words.length > 1 ? firstLetter(words.at(-1)) : '';
  return /\p{Script=Latin}/u.test(first) ? first + last : first;
}

function firstLetter(word = ''): string {
  const letter = (/[\p{L}\p{N}]/u.exec(word)?.[0] ?? '').toUpperCase();
  // A lone heh looks like the Arabic digit five, so it is written in its joining form.
  return letter === 'ه' ? 'هـ' : letter;
}

const tones = ['walnut', 'nile', 'palm', 'terracotta', 'brass'] as const;

/** Returns the same colour for the same name. */
export function toneOf(name: string): (typeof tones)[number] {
  let sum = 0;
  for (const letter of name.trim()) sum = (sum * 29 + letter.codePointAt(0)!) % 9973;
  return tones[sum % tones.length]!;
}
