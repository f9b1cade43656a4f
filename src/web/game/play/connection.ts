import { useEffect, useRef } from 'react';
import type { GameState } from '#domain/game/game.ts';
import type { Reply } from './reply.ts';
import { readSavedGame, savedGameKey, type Waiting } from './saved-game.ts';

type Send = (fields: Waiting) => Promise<unknown>;

const retryEvery = 3000;

export const textFields = (form: FormData): Waiting =>
  [...form].filter((field): field is [string, string] => typeof field[1] === 'string');

/** Null when the server could not be reached. */
export async function post(address: string, fields: Waiting): Promise<Reply | null> {
  try {
    const body = new URLSearchParams(fields);
    const headers = { Accept: 'application/json' };
    const response = await fetch(address, { method: 'POST', body, headers });
    return response.ok ? ((await response.json()) as Reply) : null;
  } catch {
    return null;
  }
}

/** Sends what an earlier visit could not send, if the game is still the same. */
export function useRestore(loaded: GameState, send: Send) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const saved = readSavedGame();
    if (saved?.waiting && saved.gameId === loaded.game?.id) void send(saved.waiting);
  }, [loaded, send]);
}

export function useRetry(waiting: Waiting | null, send: Send) {
  useEffect(() => {
    if (!waiting) return;
    const again = () => void send(waiting);
    const timer = setInterval(again, retryEvery);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [waiting, send]);
}

/**
 * Reloads the state when another tab makes a move, or when the page comes back from the browser's
 * cache.
 */
export function useOtherTabs(address: string, receive: (state: GameState) => void) {
  useEffect(() => {
    const ask = async () => {
      const response = await fetch(address).catch(() => null);
      if (response?.ok) receive((await response.json()) as GameState);
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === savedGameKey) void ask();
    };
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void ask();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onShow);
    };
  }, [address, receive]);
}
