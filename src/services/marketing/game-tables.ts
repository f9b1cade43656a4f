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

/** Of a type alone, or of a type with a system and a browser. */
type DeviceCount = Pick<DeviceRow, 'type' | 'devices'> & Partial<DeviceRow>;

/** Types of devices; of one type, its systems and browsers. */
export function deviceTable(rows: readonly DeviceRow[], type: string | null): ReportTable {
  const shown: readonly DeviceCount[] =
    type === null ? typesOf(rows) : rows.filter((row) => row.type === type);
  const all = rows.reduce((count, { devices }) => count + devices, 0);
  return {
    name: 'devices',
    columns: [
      { id: 'devices', kind: 'count' },
      { id: 'share', kind: 'percent' },
    ],
    bar: 'devices',
    rows: shown.map(({ type: key, devices, os, browser }) => ({
      key,
      name: os && browser ? `${os} · ${browser}` : null,
      cells: { devices, share: shareOf(devices, all) },
    })),
  };
}

function typesOf(rows: readonly DeviceRow[]): DeviceCount[] {
  const counts = new Map<string, number>();
  for (const { type, devices } of rows) counts.set(type, (counts.get(type) ?? 0) + devices);
  return [...counts]
    .map(([type, devices]) => ({ type, devices }))
    .toSorted((one, other) => other.devices - one.devices);
}
