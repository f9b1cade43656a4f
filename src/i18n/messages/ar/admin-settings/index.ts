import type { TranslationOf } from '../../../translate.ts';
import type { adminSettings as english } from '../../en/admin-settings/index.ts';
import { deliverySettings } from './delivery.ts';
import { failedJobs } from './failed-jobs.ts';
import { settingsHub } from './hub.ts';
import { limitSettings } from './limits.ts';
import { mailSettings } from './mails.ts';
import { moneySettings } from './money.ts';
import { opening } from './opening.ts';
import { shopSettings } from './shop.ts';
import { systemPage } from './system.ts';

export const adminSettings: TranslationOf<typeof english> = {
  hub: settingsHub,
  failedJobs,
  system: systemPage,
  opening,
  shop: shopSettings,
  money: moneySettings,
  delivery: deliverySettings,
  limits: limitSettings,
  mails: mailSettings,
};
