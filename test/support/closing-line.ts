import type { Reporter, TestModule } from 'vitest/node';

/** Ends the run with one plain line, `N passed, N failed, N skipped`, that any log reader understands. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string): number => states.filter((each) => each === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    console.log(`${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped`);
  }
}
