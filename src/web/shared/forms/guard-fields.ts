/** Hidden inputs of <BotGuard />. People do not see the trap; programs fill it in. */
export const guardFields = { stamp: 'stamp', trap: 'homepage' } as const;
