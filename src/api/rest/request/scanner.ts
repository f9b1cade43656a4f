import { RestError } from '../rest-error.ts';

const identifier = /[\p{L}\p{N}_ $]+/uy;

/** Reads one parameter from left to right. Errors say where reading stopped, as upstream does. */
export class Scanner {
  readonly #text: string;
  readonly #what: string;
  #position = 0;

  /** `what` names the parameter in error messages: "failed to parse filter (…)". */
  constructor(text: string, what: string) {
    this.#text = text;
    this.#what = what;
  }

  get isAtEnd(): boolean {
    return this.#position >= this.#text.length;
  }

  /** Reads `token` if it comes next. */
  take(token: string): boolean {
    if (!this.#text.startsWith(token, this.#position)) return false;
    this.#position += token.length;
    return true;
  }

  peek(token: string): boolean {
    return this.#text.startsWith(token, this.#position);
  }

  /** Reads what a sticky expression matches. */
  match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#position;
    const found = expression.exec(this.#text);
    if (!found) return undefined;
    this.#position = expression.lastIndex;
    return found;
  }

  expect(token: string): void {
    if (!this.take(token)) this.fail(`"${token}"`);
  }

  expectEnd(expected = 'end of input'): void {
    if (!this.isAtEnd) this.fail(expected);
  }

  skipSpaces(): void {
    this.match(/[ \t]*/y);
  }

  rest(): string {
    const rest = this.#text.slice(this.#position);
    this.#position = this.#text.length;
    return rest;
  }

  /** Runs `read` and goes back to where it began if it returns undefined. */
  attempt<Result>(read: () => Result | undefined): Result | undefined {
    const start = this.#position;
    const result = read();
    if (result === undefined) this.#position = start;
    return result;
  }

  quoted(): string | undefined {
    const found = this.match(/"((?:[^"\\]|\\[^])*)"/y);
    return found?.[1]!.replaceAll(/\\([^])/g, '$1');
  }

  /** The name of a type or a text search configuration. */
  identifier(expected: string): string {
    const found = this.match(identifier)?.[0].trim();
    return found ? found : this.fail(expected);
  }

  /** A column or relation: quoted, or words that may be joined by dashes. */
  name(): string | undefined {
    const quoted = this.quoted();
    if (quoted !== undefined) return quoted;
    return this.attempt(() => {
      const parts: string[] = [];
      do {
        const part = this.match(identifier)?.[0].trim();
        if (!part) return undefined;
        parts.push(part);
      } while (this.match(/-(?!>)/y));
      return parts.join('-');
    });
  }

  requireName(): string {
    return this.name() ?? this.fail('field name (* or [a..z0..9_$])');
  }

  fail(expected: string): never {
    const next = this.isAtEnd
      ? 'end of input'
      : JSON.stringify(String.fromCodePoint(this.#text.codePointAt(this.#position)!));
    throw new RestError(
      400,
      'PGRST100',
      `"failed to parse ${this.#what} (${this.#text})" (line 1, column ${this.#position + 1})`,
      { details: `unexpected ${next} expecting ${expected}` },
    );
  }
}
