/** One letter, or two in Latin script; two Arabic letters would join into a word. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const first = firstCharacter(parts[0]);
  const last = parts.length > 1 ? firstCharacter(parts.at(-1)) : '';
  return /\p{Script=Latin}/u.test(first) ? first + last : first;
}

function firstCharacter(part = ''): string {
  const character = (/[\p{L}\p{N}]/u.exec(part)?.[0] ?? '').toUpperCase();
  // A lone heh looks like the Arabic digit five, so it is written in its joining form.
  return character === 'ه' ? 'هـ' : character;
}

const tones = ['walnut', 'nile', 'palm', 'terracotta', 'brass'] as const;

/** Returns the same colour for the same name. */
export function toneOf(name: string): (typeof tones)[number] {
  let sum = 0;
  for (const character of name.trim()) sum = (sum * 29 + character.codePointAt(0)!) % 9973;
  return tones[sum % tones.length]!;
}
