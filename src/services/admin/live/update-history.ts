import type { Notice } from './parse-notice.ts';

export interface UpdateBatch {
  /** Where a reader continues after this batch. */
  position: number;
  notices: readonly Notice[];
}

/**
 * The latest updates of this process, so that a reader who was away for a moment gets what it missed.
 * Positions are times, so that a page of one process can continue at another.
 */
export class UpdateHistory {
  #batches: UpdateBatch[] = [];
  /** Nothing before this position is known. */
  #start: number;
  readonly #maxBatches: number;

  constructor(start: number, maxBatches = 500) {
    this.#start = start;
    this.#maxBatches = maxBatches;
  }

  add(notices: readonly Notice[], now: number): UpdateBatch {
    const last = this.#batches.at(-1)?.position ?? this.#start;
    const batch = { position: Math.max(now, last + 1), notices };
    this.#batches.push(batch);
    if (this.#batches.length > this.#maxBatches) this.#start = this.#batches.shift()!.position;
    return batch;
  }

  /** What came after a position; null when something may be unknown. */
  since(position: number): UpdateBatch[] | null {
    if (!(position >= this.#start)) return null;
    return this.#batches.filter((batch) => batch.position > position);
  }
}
