declare module '*.css?inline&parts' {
  const parts: readonly import('./page-styles.js').StylePart[];
  export default parts;
}
