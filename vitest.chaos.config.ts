import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/chaos/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    reporters: ['default', './test/support/closing-line.ts'],
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
