import type { WorkCard } from '#domain/work/work.ts';
import { WorkLocation } from './work-location.tsx';
import './work.css';

export const WorkHeader = ({ work }: { work: WorkCard }) => (
  <header className="work-header">
    <WorkLocation work={work} className="eyebrow" />
    <h1>{work.title}</h1>
  </header>
);
