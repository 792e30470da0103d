export {
  mobileMenuMachine,
  mobileMenus,
  type MobileMenu,
  type MobileMenuContext,
  type MobileMenuEvent,
} from './machine.js';
