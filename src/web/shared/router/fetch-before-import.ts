/** By address: the scripts that this document has fetched, or is fetching, each with what it imports. */
const fetched = new Map<string, Promise<readonly string[]>>();

/**
 * Fetches a script and all that it imports, so that they are in the cache of the browser when it is
 * imported. Browsers never ask again for a module that they could not fetch, nor for one that needs it.
 */
export async function fetchScripts(address: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(address)) return;
  seen.add(address);
  const imported = await requestScript(address);
  await Promise.all(imported.map((each) => fetchScripts(each, seen)));
}

function requestScript(address: string): Promise<readonly string[]> {
  let fetching = fetched.get(address);
  if (!fetching) {
    fetching = hasLink('modulepreload', address) ? Promise.resolve([]) : fetchScript(address);
    fetched.set(address, fetching);
    fetching.catch(() => fetched.delete(address));
  }
  return fetching;
}

/** As the build writes them; an `import()` has a bracket. */
const staticImports = /(?:from|import)["'`]\.\/([^"'`]+)["'`]/g;

async function fetchScript(address: string): Promise<readonly string[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  return [...(await response.text()).matchAll(staticImports)].map(([, name]) => folder + name);
}

const hasLink = (rel: string, href: string) =>
  document.querySelector(`link[rel=${rel}][href="${href}"]`) !== null;

async function addStyles(href: string): Promise<void> {
  if (hasLink('stylesheet', href)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise<unknown>((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be fetched.`));
    });
    document.head.append(link);
  });
}

/**
 * Stands around every `import()` in the browser instead of Vite's own function of this name
 * (vite.config.ts): scripts and styles of a part are fetched before it is imported. What failed can
 * be asked for again.
 */
async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(
    files.map((file) => (file.endsWith('.css') ? addStyles(`/${file}`) : fetchScripts(`/${file}`))),
  );
  return load();
}

export { importFetched as __vitePreload };
