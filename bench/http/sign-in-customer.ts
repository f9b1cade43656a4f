/** The cookies of a customer who has seen a page: session and hint. */
export async function signInCustomer(shop: string): Promise<string> {
  const cookies = new Map<string, string>();
  const body = new URLSearchParams({
    email: 'customer@fustat.example',
    password: 'Fustat-demo-2026',
  });
  const options = { method: 'POST', redirect: 'manual', headers: { origin: shop }, body } as const;
  store(await fetch(`${shop}/login`, options), cookies);
  store(await fetch(shop, { headers: { cookie: join(cookies) } }), cookies);
  if (!cookies.has('customer')) throw new Error('The customer did not sign in.');
  return join(cookies);
}

const join = (cookies: Map<string, string>) =>
  [...cookies].map((pair) => pair.join('=')).join('; ');

/** As a browser does: an empty cookie is a removed one. */
function store(response: Response, cookies: Map<string, string>): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
}
