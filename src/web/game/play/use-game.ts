import { useCallback, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router';
import type { GameState, Stage } from '#domain/game/game.ts';
import { post, textFields, useOtherTabs, useRestore, useRetry } from './connection.ts';
import { recordPlay } from './device-record.ts';
import type { Reply } from './reply.ts';
import { markPlayed, savedFrom, saveGame, type Waiting } from './saved-game.ts';

/**
 * The server's last state and when it arrived, by this page's clock: countdowns start from there.
 */
interface ReceivedState {
  state: GameState;
  at: number;
}

export interface GamePlay extends ReceivedState {
  /** Behind the server's stage while the wheel still turns. */
  stage: Stage;
  busy: boolean;
  /** A move is stored until the connection is back. */
  waiting: boolean;
  /** The last answer was given in time, but reached the server too late. */
  late: boolean;
  /** The last explanation is still shown, although the server is one stage further. */
  reviewing: boolean;
  send(form: FormData): Promise<Reply | null>;
  /** Stays at the current stage until `goOn`, whatever the server reports meanwhile. */
  stay(): void;
  goOn(): void;
}

/** An answer given in time must not be lost; the other moves can be repeated. */
const mustNotBeLost = (fields: Waiting) =>
  fields.some(([name, value]) => name === 'move' && (value === 'answer' || value === 'next'));

/** Plays the game with the server: sends moves, stores them while offline, follows other tabs. */
export function useGame(loaded: GameState): GamePlay {
  const address = useHref('/game/play');
  const [received, setReceived] = useState<ReceivedState>({ state: loaded, at: 0 });
  const [stayAt, setStayAt] = useState<Stage | null>(null);
  const [pastQuestions, setPastQuestions] = useState(loaded.stage !== 'questions');
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [late, setLate] = useState(false);
  const isSending = useRef(false);

  const receive = useCallback((state: GameState, at = performance.now()) => {
    setReceived({ state, at });
    if (state.stage === 'questions') setPastQuestions(false);
  }, []);

  const sendFields = useCallback(
    async (fields: Waiting): Promise<Reply | null> => {
      if (isSending.current) return null;
      isSending.current = true;
      setBusy(true);
      const reply = await post(address, fields);
      isSending.current = false;
      setBusy(false);
      setWaiting(reply || !mustNotBeLost(fields) ? null : fields);
      if (!reply) return null;
      setLate(isLate(fields, reply));
      if (reply.result.ok && reply.result.device) recordPlay(reply.result.device, new Date());
      receive(reply.state);
      return reply;
    },
    [address, receive],
  );

  const isFirst = useRef(true);
  useEffect(() => {
    receive(loaded, isFirst.current ? pageReceivedAt() : performance.now());
    isFirst.current = false;
  }, [loaded, receive]);
  useRestore(loaded, sendFields);
  useRetry(waiting, sendFields);
  useOtherTabs(address, receive);
  useEffect(() => {
    saveGame(savedFrom(received.state, waiting));
    if (received.state.stage === 'complete') markPlayed();
  }, [received, waiting]);

  const send = useCallback((form: FormData) => sendFields(textFields(form)), [sendFields]);
  const stay = useCallback(() => setStayAt(received.state.stage), [received]);
  const goOn = useCallback(() => {
    setStayAt(null);
    setPastQuestions(true);
  }, []);
  const { state } = received;
  const stage = stayAt ?? state.stage;
  const reviewing = !pastQuestions && stage !== 'questions' && !!state.game?.answered.length;
  return { ...received, stage, busy, waiting: waiting !== null, late, reviewing, send, stay, goOn };
}

const isLate = (fields: Waiting, { result }: Reply) =>
  result.ok && !!result.expired && !fields.some(([, value]) => value === '-1');

/** Countdowns of the first page start at its first byte, not when its script runs. */
function pageReceivedAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isThisPage = page && new URL(page.name).pathname === location.pathname;
  return isThisPage ? page.responseStart : performance.now();
}
