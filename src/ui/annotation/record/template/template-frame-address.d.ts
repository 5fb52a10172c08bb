declare module 'virtual:template-frame' {
  /** Where the document of the frame stands, seen from the page. */
  export const frameAddress: string;
}
