// What a value of the environment must be like, beyond its type.

/** Long enough, of many different characters, and not a shorter text repeated. */
export function isStrong(secret: string): boolean {
  const isRepeated = `${secret}${secret}`.indexOf(secret, 1) < secret.length;
  const repeatsPart = /(.{4,})\1{2,}/.test(secret);
  return secret.length >= 32 && new Set(secret).size >= 10 && !isRepeated && !repeatsPart;
}

/** Node's fetch rejects such addresses. */
export function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}

export function isOrigin(text: string): boolean {
  return URL.parse(text)?.origin === text;
}

/** Cookies need TLS unless the address is local. */
export function isPublic(address: string | undefined): boolean {
  if (!address) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
