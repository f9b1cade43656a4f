import type { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import type { Attempt } from '#services/identity/account.ts';
import type { ApiCaller } from '../shared/identify-caller.ts';

/** What an operation knows besides its body. */
export interface OperationContext {
  caller: ApiCaller;
  attempt: Attempt;
}

export interface OperationRejection {
  ok: false;
  status: 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;
  code: string;
  message: string;
  details?: unknown;
  retryAfter?: number;
}

export type OperationResult = { ok: true; status?: 200 | 201; body: object } | OperationRejection;

/** A named operation: parses, calls one service, answers. */
export interface Operation<Schema extends z.ZodType = z.ZodType> {
  /** A strict object: unknown fields are refused. */
  body: Schema;
  /** Set when visitors are answered 401 before anything else is looked at. */
  signedIn?: boolean;
  bodyLimit?: number;
  /** Set when the body is a form with files; names the fields that may come several times. */
  multipart?: { several: readonly string[] };
  /** Says what the schema's named refusals mean, in the caller's language. */
  explain?: (problem: string, locale: Locale) => string;
  run(input: z.output<Schema>, context: OperationContext): Promise<OperationResult>;
}

/** Ties the body's type to the operation's before it joins the others. */
export function defineOperation<Schema extends z.ZodType>(operation: Operation<Schema>): Operation {
  return operation;
}
