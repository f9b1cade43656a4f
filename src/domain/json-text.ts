import { z } from 'zod';

interface JsonTextOptions {
  maxLength?: number;
  /** Reported for a text that is not JSON. */
  problem: string;
}

/** A field whose text is JSON, such as the rows of a record; an empty text is an empty list. */
export const jsonText = ({ maxLength = Infinity, problem }: JsonTextOptions) =>
  z
    .string()
    .max(maxLength, 'too_long')
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text || '[]');
      } catch {
        context.addIssue(problem);
        return z.NEVER;
      }
    });
