export { documentUploadMachine, type DocumentUploadContext, type DocumentUploadEvent } from './machine.js';
export { mostFiles, type ChosenFile, type FileState, type UploadFile } from './files.js';
