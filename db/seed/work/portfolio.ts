import { homes } from './homes.ts';
import { hospitality } from './hospitality.ts';
import type { PortfolioSeed } from './portfolio-project.ts';
import { workplaces } from './workplaces.ts';

export const portfolio: readonly PortfolioSeed[] = [...homes, ...hospitality, ...workplaces];
