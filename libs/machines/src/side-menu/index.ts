export { sideMenuMachine, sideMenuMinimumWidth, type SideMenuEvent } from './machine.js';
