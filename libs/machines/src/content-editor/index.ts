export {
  contentDifferences,
  contentOf,
  contentWith,
  noContent,
  type ContentDifference,
  type EditedContent,
  type EditedItem,
} from './edited-content.js';
export { contentEditorMachine, type ContentEditorContext, type ContentEditorEvent } from './machine.js';
