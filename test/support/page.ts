import { execFileSync } from 'node:child_process';

/** Builds the playground's page when one of its sources is newer. */
export default function buildPage(): void {
  execFileSync(process.execPath, ['scripts/page.mjs'], { stdio: 'inherit' });
}
