import type { FormConflict } from '#domain/admin/forms/form-conflict.ts';
import { ConflictAuthors, ConflictValues } from './conflict-values.tsx';

/** Values of a bulk change that were changed meanwhile, without a choice. */
export function ConflictList({ conflicts }: { conflicts: readonly FormConflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <section className="conflicts mb-6">
      <ConflictAuthors conflicts={conflicts} />
      {conflicts.map((conflict) => (
        <div key={conflict.field} className="conflict">
          <p className="font-medium">
            <bdi>{conflict.field}</bdi>
          </p>
          <ConflictValues conflict={conflict} />
        </div>
      ))}
    </section>
  );
}
