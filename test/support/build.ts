import { execFileSync } from 'node:child_process';

/** Compiles the project once before the tests: the end-to-end tests and the `record` tests run what is shipped. */
export default function build(): void {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
  });
}
