/** The words of the page in this language; a file of its own makes them one chunk. */
const files = import.meta.glob<string>("../../../src/railbox/locales/en/{core,table,server,page,home,learn}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
