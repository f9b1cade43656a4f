import type { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import type { RequestFacts } from '#services/shared/request-facts.ts';
import type { ApiCaller } from '../shared/identify-caller.ts';

/** The context of an operation besides its body. */
export interface OperationContext {
  caller: ApiCaller;
  attempt: RequestFacts;
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

/** A named operation: parses the body, calls one service, responds. */
export interface Operation<Schema extends z.ZodType = z.ZodType> {
  /** A strict object: unknown fields are rejected. */
  body: Schema;
  /** Whether callers must wait; asked before anything is read of the request. */
  isOverloaded?: () => boolean;
  /** Visitors get 401 before the body is read. */
  signedIn?: boolean;
  /** Rejected while the shop is closed to visitors. */
  needsOpenShop?: boolean;
  bodyLimit?: number;
  /** The body is a form with files; lists the fields that may occur several times. */
  multipart?: { several: readonly string[] };
  /** Translates the problems named by the schema into the caller's language. */
  explain?: (problem: string, locale: Locale) => string;
  run(input: z.output<Schema>, context: OperationContext): Promise<OperationResult>;
}

/** Infers the type of `run`'s input from the body's schema. */
export function defineOperation<Schema extends z.ZodType>(operation: Operation<Schema>): Operation {
  return operation;
}
