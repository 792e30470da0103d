export { documentUploadMachine, type DocumentUploadContext, type DocumentUploadEvent } from './machine.js';
export { isToBeSent, maxFiles, type ChosenFile, type FileState, type UploadFile } from './files.js';
