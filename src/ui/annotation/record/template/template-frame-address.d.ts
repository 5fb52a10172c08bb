declare module 'virtual:template-frame' {
  /** Address of the document of the frame. */
  export const frameAddress: string;
}
