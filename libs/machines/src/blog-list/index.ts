export { blogListMachine, type BlogListContext, type BlogListEvent } from './machine.js';
