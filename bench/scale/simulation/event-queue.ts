type Work = (now: number) => void;
type Event = { at: number; order: number; work: Work };

const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Events in the order of their time; those of the same time in the order in which they were added. */
export class EventQueue {
  readonly #heap: Event[] = [];
  #added = 0;

  add(at: number, work: Work): void {
    const heap = this.#heap;
    const event = { at, order: (this.#added += 1), work };
    let index = heap.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(event, heap[parent]!)) break;
      heap[index] = heap[parent]!;
      index = parent;
    }
    heap[index] = event;
  }

  /** The time of the next event; Infinity when there are no more. */
  get nextAt(): number {
    return this.#heap[0]?.at ?? Infinity;
  }

  runNext(): void {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last) return;
    if (heap.length > 0) this.#sink(last);
    first.work(first.at);
  }

  #sink(event: Event): void {
    const heap = this.#heap;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
      if (child >= heap.length || !isBefore(heap[child]!, event)) break;
      heap[index] = heap[child]!;
      index = child;
    }
    heap[index] = event;
  }
}
