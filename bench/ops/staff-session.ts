/** An admin of the demo shop, as a browser. */
export type StaffSession = (path: string, init?: RequestInit) => Promise<Response>;

/** `url` is the shop's own address, from which alone it accepts forms. */
export async function signInAsAdmin(url: string): Promise<StaffSession> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url },
    body: new URLSearchParams({ email: 'admin@fustat.example', password: 'Fustat-demo-2026' }),
  });
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  return (path, init) =>
    fetch(url + path, {
      ...init,
      redirect: 'manual',
      headers: { Origin: url, Cookie: cookies.join('; ') },
    });
}
