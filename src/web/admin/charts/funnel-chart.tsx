import { Link } from '#ui/link.tsx';
import { barLength } from './chart-geometry.ts';
import './charts.css';

export interface FunnelStep {
  key: string;
  label: string;
  count: number;
  /** The count in words, and how many came here from the step before. */
  text: string;
  share: string | null;
  /** Its rows or sums. */
  to: string;
}

/** Steps that fewer and fewer reach: a list, each with a bar in the middle of its row. */
export function FunnelChart({ label, steps }: { label: string; steps: readonly FunnelStep[] }) {
  const max = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol className="funnel" aria-label={label}>
      {steps.map(({ key, label: name, count, text, share, to }) => {
        const length = barLength(count, max);
        return (
          <li key={key}>
            <span className="funnel-name">{name}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect x={50 - length / 2} y={0} width={length} height={8} />
            </svg>
            <span className="funnel-count">
              <Link to={to} variant="quiet" aria-label={`${name}: ${text}`}>
                <strong>{text}</strong>
              </Link>
              {share !== null && <span className="text-muted"> {share}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
