export { blogListMachine, blogPageSize, type BlogListContext, type BlogListEvent } from './machine.js';
