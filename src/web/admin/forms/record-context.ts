import { createContext, use } from 'react';
import type { FieldTexts } from './form-texts.ts';

interface RecordContextValue {
  /** What the fields show first: the own draft over what is stored. */
  shown: FieldTexts;
}

export const RecordContext = createContext<RecordContextValue | null>(null);

export function useRecordContext(): RecordContextValue {
  const context = use(RecordContext);
  if (!context) throw new Error('A field of a record needs a <RecordForm> around it.');
  return context;
}

/** What the fields hold now; apart from the other context, because it changes with every key. */
export const RecordTextsContext = createContext<FieldTexts>({});

export const useRecordTexts = (): FieldTexts => use(RecordTextsContext);
