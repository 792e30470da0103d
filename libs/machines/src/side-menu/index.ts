export { sideMenuMachine, type SideMenuEvent } from './machine.js';
