import type { ReportTable } from '#domain/marketing/report.ts';
import { shareOf } from '#domain/marketing/sums.ts';
import type { Locale } from '#i18n/locale.ts';
import type { PrizeSpread } from './select-game.ts';

export const prizeTable = (rows: readonly PrizeSpread[], locale: Locale): ReportTable => ({
  name: 'prizes',
  columns: [
    { id: 'drawn', kind: 'count' },
    { id: 'original', kind: 'count' },
    { id: 'remaining', kind: 'count' },
    { id: 'pending', kind: 'count' },
    { id: 'verified', kind: 'count' },
    { id: 'rejected', kind: 'count' },
    { id: 'delivered', kind: 'count' },
  ],
  bar: 'drawn',
  rows: rows.map(({ id, name, nameAr, ...cells }) => ({
    key: id,
    name: (locale === 'ar' && nameAr) || name,
    cells,
  })),
});

interface DeviceRow {
  type: string;
  os: string;
  browser: string;
  devices: number;
}

/** By type, then system and browser: three tables would show the same devices three times. */
export function deviceTable(rows: readonly DeviceRow[]): ReportTable {
  const all = rows.reduce((count, { devices }) => count + devices, 0);
  return {
    name: 'devices',
    columns: [
      { id: 'devices', kind: 'count' },
      { id: 'share', kind: 'percent' },
    ],
    bar: 'devices',
    rows: rows.map(({ type, os, browser, devices }) => ({
      key: type,
      name: `${os} · ${browser}`,
      cells: { devices, share: shareOf(devices, all) },
    })),
  };
}
