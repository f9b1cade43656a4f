/** Something that a person has typed and not sent, as long as it is on the page. */
export interface UnsentWork {
  /** It stays when the query of its page changes. */
  ignoresQuery?: boolean;
  discard(): void;
}

const works = new Set<UnsentWork>();

/** Returns a function that takes it away again. */
export function addUnsentWork(work: UnsentWork): () => void {
  works.add(work);
  return () => void works.delete(work);
}

export const unsentWorks = (): readonly UnsentWork[] => [...works];
