/** One cell of the grid before and after, as texts. */
export interface ShownChange {
  cell: string;
  from: string;
  to: string;
}

export type DeliveryPreview = { changeSet: string | null; shown: ShownChange[] };

export type DeliveryResult = ({ ok: true } & DeliveryPreview) | { ok: false; reason: string };
