import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { requestLimits } from './limits.ts';

interface ErrorFields {
  details?: unknown;
  hint?: string | null;
  headers?: Record<string, string>;
}

/** An response with upstream's code and texts. Thrown, because it ends parsing at any depth. */
export class RestError extends Error {
  override name = 'RestError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { details = null, hint = null, headers = {} }: ErrorFields = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
    this.headers = headers;
  }

  /** The four fields that clients read, in upstream's order. */
  get body() {
    return { code: this.code, details: this.details, hint: this.hint, message: this.message };
  }
}

/** The request asks for more than one request may. */
export const tooMuch = (what: string) =>
  new RestError(400, 'PGRST100', 'The request is too large', { details: what });

export const tooManyTerms = () => tooMuch('The request has too many terms');

/** Asked while a list is read, so that its rest is not. */
export function requireFewTerms(terms: readonly unknown[]): void {
  if (terms.length > requestLimits.terms) throw tooManyTerms();
}
