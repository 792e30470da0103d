import { everyReleaseHasAPlace } from '@statewise/flow/testing';
import { businessAccountFlow } from '../flow.js';
import { release1 } from './1.js';

everyReleaseHasAPlace(businessAccountFlow, { 1: release1 });
