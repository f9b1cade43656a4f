import { idOf } from '../ids.ts';
import { picturesOfProduct } from '../pictures.ts';
import { rowsOf } from '../rows.ts';
import { workshops } from './workshops.ts';

/** The url of a product's picture, or of its view when the name is `product--view`. */
const pictureUrl = (name: string): string => {
  const { main, views } = picturesOfProduct(name.split('--')[0] ?? name);
  return (views.find(({ url }) => url.includes(`/${name}/`)) ?? main).url;
};

export const workshopRows = (now: Date) =>
  rowsOf(
    'workshops',
    workshops.map(({ slug, name, town, story, at, picture, ...workshop }, position) => ({
      id: idOf('workshop', slug),
      slug,
      name: name[0],
      name_ar: name[1],
      town: town[0],
      town_ar: town[1],
      latitude: String(at[0]),
      longitude: String(at[1]),
      story: story[0],
      story_ar: story[1],
      image_url: pictureUrl(picture),
      display_order: position + 1,
      created_at: now,
      updated_at: now,
      ...workshop,
    })),
  );
