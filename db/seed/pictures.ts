import manifest from './pictures.json' with { type: 'json' };

/** A served picture; its other sizes are in the same folder. */
type Served = { url: string; width: number; height: number; color: string; alt: string[] };
export type Picture = Omit<Served, 'alt'> & { alt: readonly [en: string, ar: string] };

const toPicture = (served: Served): Picture => ({ ...served, alt: served.alt as [string, string] });

const find = <Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry => {
  const entry = entries[name];
  if (!entry) throw new Error(`The studio has made no picture of ${name}`);
  return entry;
};

type OfProduct = {
  main: Served;
  shownChoice?: string;
  views: Served[];
  choices: Record<string, Served>;
};

const keyOf = (choice: readonly (string | null)[]): string =>
  choice.filter((value) => value !== null).join('-');

export const picturesOfProduct = (slug: string) => {
  const { main, shownChoice, views, choices } = find<OfProduct>(manifest.products, slug);
  return {
    main: toPicture(main),
    views: views.map(toPicture),
    /** Whether the main picture shows this choice. */
    mainShows: (...choice: readonly (string | null)[]) => keyOf(choice) === shownChoice,
    /** The picture of a variant; undefined when it is shown by the main picture. */
    ofVariant: (...choice: readonly (string | null)[]): Picture | undefined => {
      const made = choices[keyOf(choice)];
      return made && toPicture(made);
    },
  };
};

/** The main picture first. */
export const picturesOfProject = (slug: string): Picture[] =>
  find<Served[]>(manifest.projects, slug).map(toPicture);
export const pictureOfRoom = (name: string): Picture => toPicture(find(manifest.rooms, name));
