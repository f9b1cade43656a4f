import { readStored, writeStored } from '../../shared/storage/use-stored.ts';
import { differingFields, type FieldTexts } from './form-texts.ts';

interface RecordName {
  kind: string;
  id: string;
}

export const browserDraftKey = ({ kind, id }: RecordName) => `draft ${kind} ${id}`;

/** Stores what differs from the record; false where browsers block their storage. */
export function storeInBrowser(record: RecordName, texts: FieldTexts, base: FieldTexts): boolean {
  const fields = differingFields(texts, base).map((name) => [name, texts[name]]);
  const stored = JSON.stringify(Object.fromEntries(fields));
  writeStored(browserDraftKey(record), stored);
  return readStored(browserDraftKey(record)) === stored;
}

/** What an earlier visit could not send; empty when there is nothing or it cannot be read. */
export function readFromBrowser(record: RecordName): FieldTexts {
  try {
    const stored: unknown = JSON.parse(readStored(browserDraftKey(record)) ?? '{}');
    const entries = Object.entries(stored ?? {});
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}
