import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { usePersonalParts } from './arrived-parts.ts';
import { emitAuthEvent, type AuthEvent } from './auth-events.ts';
import { isDueForRefresh, refreshWithinTick, requestRefresh, tick } from './refresh-schedule.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const sendRefresh = () => fetch('/session/refresh', { method: 'POST' });

/** Refreshes the session while a page is open, and syncs sign-in and sign-out between tabs. */
export function useSessionRefresh(): void {
  const { viewer, isSignedIn } = usePersonalParts();
  const { revalidate } = useRevalidator();
  // Undefined while it is not known who is signed in.
  const userId = isSignedIn && !viewer ? undefined : (viewer?.id ?? null);
  const expiresAt = useRef(viewer?.expiresAt ?? 0);
  const known = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    expiresAt.current = viewer?.expiresAt ?? 0;
  }, [viewer]);

  useEffect(() => {
    if (userId === undefined || known.current === userId) return;
    const first = known.current === undefined;
    known.current = userId;
    const event: AuthEvent = userId ? 'SIGNED_IN' : 'SIGNED_OUT';
    emitAuthEvent(first ? 'INITIAL_SESSION' : event);
    if (!first) notifyOtherTabs(event);
  }, [userId]);

  useEffect(
    () =>
      listenToOtherTabs((event) => (hasUnsavedWork() ? emitAuthEvent(event) : void revalidate())),
    [revalidate],
  );

  useEffect(() => {
    if (!userId) return;
    let busy = false;
    let isReported = false;
    const beat = async () => {
      if (busy || !isDueForRefresh(expiresAt.current, Date.now())) return;
      busy = true;
      const attempt = () => requestRefresh(sendRefresh);
      const result = await refreshWithinTick({ attempt, wait, now: () => Date.now() });
      busy = false;
      if (result?.kind === 'refreshed') {
        expiresAt.current = result.expiresAt;
        isReported = false;
        emitAuthEvent('TOKEN_REFRESHED');
      } else if (result?.kind === 'ended') {
        if (!hasUnsavedWork()) return void revalidate();
        if (!isReported) emitAuthEvent('SIGNED_OUT');
        isReported = true;
      }
    };
    void beat();
    const timer = setInterval(() => void beat(), tick);
    return () => clearInterval(timer);
  }, [userId, revalidate]);
}

const channelName = 'auth';

function notifyOtherTabs(event: AuthEvent): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(event);
  channel.close();
}

function listenToOtherTabs(onChange: (event: AuthEvent) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<AuthEvent>) => onChange(data));
  return () => channel.close();
}
