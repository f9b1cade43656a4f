import type { TranslationOf } from '../../../translate.ts';
import type { closer as english } from '../../en/closer/index.ts';
import { delivery } from './delivery.ts';
import { facts } from './facts.ts';
import { fit } from './fit.ts';
import { lightbox } from './lightbox.ts';
import { notify } from './notify.ts';
import { reviews } from './reviews.ts';

export const closer: TranslationOf<typeof english> = {
  delivery,
  facts,
  fit,
  lightbox,
  notify,
  reviews,
};
