import { compare } from './compare.ts';
import { delivery } from './delivery.ts';
import { facts } from './facts.ts';
import { fit } from './fit.ts';
import { lightbox } from './lightbox.ts';
import { notify } from './notify.ts';
import { reviews } from './reviews.ts';
import { set } from './set.ts';

/** The product page below the first screen; loaded after the first interaction. */
export const productDetails = {
  compare,
  delivery,
  facts,
  fit,
  lightbox,
  needsScripts: 'The cart needs JavaScript. You can also order by telephone or in the showroom.',
  notify,
  reviews,
  set,
  shownChoice: 'Shown in {shown}; the swatch shows {selected}.',
} as const;
