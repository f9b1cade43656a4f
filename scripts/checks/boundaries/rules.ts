/** Which packages an area may import: any, any that runs in a browser (no node:), or these. */
type Packages = 'any' | 'browser' | readonly string[];

export type Area = {
  /** Other areas whose files it may import, types included. Its own files it always may. */
  uses: readonly string[];
  packages: Packages;
  /** Its folders know nothing of each other and meet in shared/; files beside them compose. */
  siblings?: readonly string[];
};

export type Rules = {
  areas: Readonly<Record<string, Area>>;
  /** Files for their own folder alone, and for the areas named here. */
  privateFiles: Readonly<Record<string, readonly string[]>>;
};

/**
 * The arrow of the architecture. What is not named here is forbidden: a file outside every area,
 * an area missing from `uses`, a package missing from `packages`.
 */
export const rules: Rules = {
  areas: {
    'src/domain': { uses: [], packages: ['zod'] },
    'src/ui': { uses: [], packages: 'browser' },
    'src/i18n': { uses: [], packages: 'browser' },
    'src/platform/database': { uses: ['src/platform', 'db/types.ts'], packages: 'any' },
    'src/platform': { uses: ['src/platform/database', 'db/types.ts'], packages: 'any' },
    'src/services': {
      uses: ['src/platform', 'src/platform/database', 'src/domain', 'src/i18n', 'db/types.ts'],
      packages: 'any',
    },
    'src/api': {
      uses: ['src/services', 'src/platform', 'src/platform/database', 'src/domain', 'src/i18n'],
      packages: 'any',
      siblings: ['rest', 'auth', 'storage', 'functions', 'realtime', 'shared'],
    },
    // Pages take clock, log and environment from the platform, and rows from services alone.
    'src/web': {
      uses: ['src/services', 'src/platform', 'src/ui', 'src/i18n', 'src/domain'],
      packages: 'any',
      siblings: ['storefront', 'account', 'game', 'admin', 'ui-gallery', 'shared'],
    },
    'src/server.ts': {
      uses: ['src/api', 'src/web', 'src/services', 'src/platform', 'src/platform/database'],
      packages: 'any',
    },

    'db/types.ts': { uses: [], packages: ['kysely'] },
    'db/seed': {
      uses: ['src/platform', 'src/platform/database', 'src/domain', 'db/types.ts'],
      packages: 'any',
    },
    'db/tests': {
      uses: [
        'src/platform',
        'src/platform/database',
        'src/domain',
        'db/types.ts',
        'db/seed',
        'tests/support',
      ],
      packages: 'any',
    },

    scripts: {
      uses: [
        'src/server.ts',
        'src/services',
        'src/platform',
        'src/platform/database',
        'src/domain',
        'db/seed',
      ],
      packages: 'any',
    },
    'tests/support': {
      uses: [
        'src/server.ts',
        'src/services',
        'src/platform',
        'src/platform/database',
        'src/i18n',
        'db/seed',
        'scripts',
      ],
      packages: 'any',
    },
    'tests/e2e': { uses: ['tests/support', 'src/i18n', 'src/domain'], packages: 'any' },
    'tests/acceptance': { uses: [], packages: 'any' },
    bench: {
      uses: [
        'tests/support',
        'src/server.ts',
        'src/platform',
        'src/platform/database',
        'src/domain',
        'scripts',
      ],
      packages: 'any',
    },
    // Renders what the demo shop sells, in its words.
    studio: { uses: ['src/ui', 'db/seed'], packages: 'any' },
    '.': { uses: ['scripts', 'tests/support', 'src/web'], packages: 'any' },
  },
  // Only what starts the process opens and closes its connections.
  privateFiles: {
    'src/platform/database/pool.server.ts': ['src/server.ts', 'scripts', 'tests/support'],
  },
};
