/** A notice of PostgreSQL holds 8,000 bytes. */
const chunkLength = 7_500;

/** Splits a text into parts that fit into a notice, each with its number and the number of parts. */
export function toChunks(text: string): string[] {
  const encoded = Buffer.from(text).toString('base64');
  const count = Math.max(1, Math.ceil(encoded.length / chunkLength));
  return Array.from({ length: count }, (_, index) => {
    const part = encoded.slice(index * chunkLength, (index + 1) * chunkLength);
    return `${index} ${count} ${part}`;
  });
}

/** Joins the parts of one sender, which arrive in order; a text of which one is missing is dropped. */
export class Chunks {
  #parts: string[] = [];

  /** The whole text once its last part arrived. */
  add([index, count, part = '']: string[]): string | undefined {
    if (index === '0') this.#parts = [];
    if (Number(index) !== this.#parts.length) return undefined;
    this.#parts.push(part);
    if (this.#parts.length !== Number(count)) return undefined;
    const whole = this.#parts.join('');
    this.#parts = [];
    return Buffer.from(whole, 'base64').toString('utf8');
  }
}
