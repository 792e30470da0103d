export { deskMachine, type DeskEvent, type DeskTask, type TaskAct } from './machine.js';
