import { accountSamples } from './account-samples.ts';
import { catalogSamples } from './catalog-samples.ts';
import { commerceSamples } from './commerce-samples.ts';
import { contentSamples } from './content-samples.ts';
import { enquirySamples } from './enquiry-samples.ts';
import { gameSamples } from './game-samples.ts';
import { customerSamples } from './customer-samples.ts';
import { salesSamples } from './sales-samples.ts';
import { settingsSamples } from './settings-samples.ts';
import { storageSamples } from './storage-samples.ts';
import type { TableSamples } from './table-samples.ts';

/** Rows of every kind that a policy distinguishes, for every table, parents before children. */
export const samples: readonly TableSamples[] = [
  ...accountSamples,
  ...catalogSamples,
  ...contentSamples,
  ...commerceSamples,
  ...salesSamples,
  ...enquirySamples,
  ...customerSamples,
  ...gameSamples,
  ...settingsSamples,
  ...storageSamples,
];
