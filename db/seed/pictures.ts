import manifest from './pictures.json' with { type: 'json' };

/** A served picture; its other sizes lie beside the named one. */
type Picture = { url: string; width: number; height: number; color: string; alt: string[] };

const find = (pictures: Readonly<Record<string, Picture>>, name: string) => {
  const picture = pictures[name];
  if (!picture) throw new Error(`The studio has made no picture of ${name}`);
  return { ...picture, alt: picture.alt as [en: string, ar: string] };
};

export const pictureOfProduct = (slug: string) => find(manifest.products, slug);
export const pictureOfProject = (slug: string) => find(manifest.projects, slug);
export const pictureOfRoom = (name: string) => find(manifest.rooms, name);
