import { storeContract } from '../contract/store.ts';
import { openStage } from './stage.ts';

storeContract('the store on SQLite', openStage);
