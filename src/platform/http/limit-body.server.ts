import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { formLimitOf, formLimits, takesFiles } from './form-limits.ts';

/**
 * Limits bodies of pages. Forms with files are only checked by their declared length here:
 * readMultipart counts while it streams, and buffering them would defeat it.
 */
export function limitBody(onTooLarge: (context: Context) => Promise<Response>): MiddlewareHandler {
  return (context, next) => {
    const { path } = context.req;
    const isMultipart = context.req.header('Content-Type')?.startsWith('multipart/') ?? false;
    if (!isMultipart || !takesFiles(path)) {
      return bodyLimit({ maxSize: formLimits.plain, onError: onTooLarge })(context, next);
    }
    const maxSize = formLimitOf(path);
    const declared = Number(context.req.header('Content-Length') ?? 0);
    return declared > maxSize ? onTooLarge(context) : next();
  };
}
