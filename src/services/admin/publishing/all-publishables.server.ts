import { pagePublishable } from '../pages/page-publishable.server.ts';
import { footerPublishable } from './footer-publishable.server.ts';
import { portfolioPublishable } from './portfolio-publishable.server.ts';
import { productPublishable } from './product-publishable.server.ts';
import { projectPublishable } from './project-publishable.server.ts';
import type { Publishable } from './publishable.ts';

const publishables: readonly Publishable[] = [
  footerPublishable,
  pagePublishable,
  portfolioPublishable,
  productPublishable,
  projectPublishable,
];

/** The declaration of a kind, or null for names that no page uses. */
export const findPublishable = (kind: string): Publishable | null =>
  publishables.find((each) => each.kind === kind) ?? null;
