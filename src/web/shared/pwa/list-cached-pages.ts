export interface ReadablePage {
  path: string;
  name: string;
}

const maxListed = 12;

/** Pages in the reader's language that the service worker has cached, the newest first. */
export async function listCachedPages(language: string): Promise<ReadablePage[]> {
  const names = await caches.keys();
  const pages = await Promise.all(names.filter((name) => name.startsWith('pages ')).map(readPages));
  const ofLanguage = pages.flat().filter((page) => page.language === language);
  const byName = new Map(ofLanguage.toReversed().map(({ path, name }) => [name, { path, name }]));
  return [...byName.values()].slice(0, maxListed);
}

async function readPages(cacheName: string) {
  const cache = await caches.open(cacheName);
  const requests = (await cache.keys()).filter(({ url }) => !url.includes('.data'));
  return Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = await cache.match(request).then((response) => response?.text() ?? '');
      const page = new DOMParser().parseFromString(html, 'text/html');
      const name = page.querySelector('h1')?.textContent?.trim() || page.title;
      return { path: pathname + search, name, language: page.documentElement.lang };
    }),
  );
}
