import { useState } from 'react';
import { verifyDraw } from '#domain/game/draw.ts';
import type { Proof } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { CheckIcon, WarningIcon } from '#ui/icons.tsx';

type Result = 'kept' | 'broken' | 'unable';

/** Verifies commitment and draw with the browser's own cryptography, without asking our server. */
export function CheckDraw({ proof, segment }: { proof: Proof; segment: number }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const check = async () => {
    setBusy(true);
    setResult(await checkProof(proof, segment));
    setBusy(false);
  };
  return (
    <div className="fairness-check">
      <Button onClick={() => void check()} busy={busy} busyLabel={t('game.fairness.checking')}>
        {t('game.fairness.check')}
      </Button>
      <p role="status" data-result={result ?? undefined}>
        {result && (result === 'kept' ? <CheckIcon /> : <WarningIcon />)}
        {result === 'kept' && t('game.fairness.valid', { segment: segment + 1 })}
        {result === 'broken' && t('game.fairness.invalid')}
        {result === 'unable' && t('game.fairness.unable')}
      </p>
    </div>
  );
}

async function checkProof(proof: Proof, segment: number): Promise<Result> {
  try {
    const verified = await verifyDraw(proof);
    return verified.commitmentMatches && verified.segment === segment ? 'kept' : 'broken';
  } catch {
    // Web Crypto is available on secure pages only.
    return 'unable';
  }
}
