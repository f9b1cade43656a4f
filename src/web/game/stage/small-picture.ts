import { pictureSources } from '#web/shared/pictures/picture-sources.ts';

/** The smallest size of a stored picture, for a medal on the wheel. */
export const smallPicture = (url: string): string =>
  pictureSources(url).srcSet?.split(' ')[0] ?? url;
