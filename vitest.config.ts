import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/chaos/**', 'dist/**', 'node_modules/**'],
    globalSetup: ['test/support/build.ts', 'test/support/page.ts'],
    reporters: ['default', './test/support/closing-line.ts'],
    // Most tests wait for processes and sockets: one worker alone would leave the other core idle.
    maxWorkers: 2,
    // The end-to-end tests share their cores with bots and a browser: a build machine may look twice.
    retry: process.env['CI'] === 'true' ? 2 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
