import { delivery } from './delivery.ts';
import { facts } from './facts.ts';
import { fit } from './fit.ts';
import { lightbox } from './lightbox.ts';
import { notify } from './notify.ts';
import { reviews } from './reviews.ts';

/** What a product's page says beyond its first screen; it comes with the reader's first move. */
export const closer = { delivery, facts, fit, lightbox, notify, reviews } as const;
