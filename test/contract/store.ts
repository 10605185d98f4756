import { afterEach, beforeEach, describe } from 'vitest';

import { dailyContract } from './store-daily.ts';
import { erasureContract } from './store-erasure.ts';
import { historyContract } from './store-history.ts';
import { logContract } from './store-log.ts';
import { lookupContract } from './store-lookups.ts';
import { outageContract } from './store-outages.ts';
import { recordContract } from './store-records.ts';
import type { Stage } from './store-stage.ts';

/** What every implementation of the port `Store` owes its callers. */
export function storeContract(name: string, open: () => Stage): void {
  describe(name, () => {
    let stage: Stage;
    beforeEach(() => void (stage = open()));
    afterEach(() => stage.dispose());

    logContract(() => stage);
    lookupContract(() => stage);
    recordContract(() => stage);
    dailyContract(() => stage);
    erasureContract(() => stage);
    historyContract(() => stage);
    outageContract(() => stage);
  });
}
