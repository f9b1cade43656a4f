const joiners = /[\u200c\u200d]/g;
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** Mail programs turn each of these into a link: an address, a scheme, or a name with a dot inside. */
const linkLike = /@|:\/\/|www\.|[\p{L}\p{N}-]\.[\p{L}\p{N}]{2,}|\d\.\d/u;

/** False for a name that would carry a stranger's link or hidden characters into our mail. */
export function isGreetableName(name: string): boolean {
  // Full-width and ideographic dots work as dots in addresses.
  const plain = name.replace(joiners, '').normalize('NFKC').replaceAll('。', '.').toLowerCase();
  return plain.trim() !== '' && !invisible.test(plain) && !linkLike.test(plain);
}
