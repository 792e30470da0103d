declare module 'ejs' {
  const ejs: {
    /** Fills a template; throws where it does not parse or names what is not in `data`. */
    render(template: string, data: object): string;
  };
  export default ejs;
}
