/** One letter, or two for names written in Latin script; Arabic letters would join into a word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = firstLetter(words[0]);
  const last = words.length > 1 ? firstLetter(words.at(-1)) : '';
  return /\p{Script=Latin}/u.test(first) ? first + last : first;
}

function firstLetter(word = ''): string {
  return (/[\p{L}\p{N}]/u.exec(word)?.[0] ?? '').toUpperCase();
}
