export { blogFormMachine, type BlogFormEvent } from './machine.js';
