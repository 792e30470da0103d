export { freePort, isFree } from '../port.mjs';
