/** The part of the package that tells where its files are; it brings no declarations of its own. */
declare module 'swagger-ui-dist/absolute-path.js' {
  export default function folderOfSwaggerUi(): string;
}
