const uploaded = '/media/';

interface ModelUrls {
  glb_url: string;
  usdz_url: string | null;
}

/** The names of a model's files in the file store. Those of the demo are not in it. */
export const storedFilesOf = ({ glb_url, usdz_url }: ModelUrls): string[] =>
  [glb_url, usdz_url ?? '']
    .filter((url) => url.startsWith(uploaded))
    .map((url) => url.slice(uploaded.length));
