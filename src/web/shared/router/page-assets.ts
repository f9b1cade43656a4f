import { createContext } from 'react';
import type { Area } from '#i18n/areas/area.ts';

interface Files {
  /** Notes that the page cannot be shown without the messages of an area. */
  needArea(area: Area): void;
  /** Of all messages that were needed: asked for when the rest of the page is rendered. */
  messageScripts(): readonly string[];
  /** The style sheets of a part, by its source file, that the routes of the page do not have. */
  stylesOf(source: string): readonly string[];
}

/** What a page fetches besides the files of its routes, known while the server renders it. */
export interface PageFiles extends Files {
  /** The same inside of a part whose script, and with it its messages, come later. */
  ofPart: PageFiles;
}

export function pageFiles(files: Files): PageFiles {
  const ofPart: PageFiles = {
    ...files,
    needArea: () => {},
    get ofPart() {
      return ofPart;
    },
  };
  return { ...files, ofPart };
}

export const PageAssets = createContext(
  pageFiles({ needArea: () => {}, messageScripts: () => [], stylesOf: () => [] }),
);
