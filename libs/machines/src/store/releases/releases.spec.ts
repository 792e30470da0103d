import { everyReleaseHasAPlace } from '@statewise/flow/testing';
import { storeFlow } from '../flow.js';
import { release1 } from './1.js';

everyReleaseHasAPlace(storeFlow, { 1: release1 });
