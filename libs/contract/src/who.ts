export { actsNeedingTwo, type ActNeedingTwo } from '@statewise/flow';
