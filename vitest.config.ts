import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/chaos/**', 'dist/**', 'node_modules/**'],
    globalSetup: ['test/support/build.ts', 'test/support/page.ts'],
    reporters: ['default', './test/support/closing-line.ts'],
    // Most tests wait for processes and sockets: two workers would leave two cores idle for a tenth of the time.
    maxWorkers: 3,
    // No module keeps anything that a test changes, and loading them anew for each file took as long as the tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
