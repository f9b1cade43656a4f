import { createContext, use, type ReactNode } from 'react';

/**
 * Every text that the primitives render themselves. There is no default language: the app provides
 * them.
 */
export type UiLabels = {
  close: string;
  dismiss: string;
  previous: string;
  next: string;
  loading: string;
  required: string;
  clear: string;
  noResults: string;
  notifications: string;
  breadcrumb: string;
  pagination: string;
  pause: string;
  play: string;
  priceNow: string;
  priceBefore: string;
  page: (page: string) => string;
  slide: (slide: string, of: string) => string;
  stars: (rating: string, of: string) => string;
  step: (step: string, of: string) => string;
  stepDone: string;
  chooseFile: string;
  chooseFiles: string;
  noFile: string;
  number: (value: number) => string;
};

export const LabelsContext = createContext<UiLabels | null>(null);

export function UiLabelsProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

export function useUiLabels(): UiLabels {
  const labels = use(LabelsContext);
  if (!labels) throw new Error('Wrap the tree in UiLabelsProvider.');
  return labels;
}
