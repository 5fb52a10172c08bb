declare module 'virtual:template-frame' {
  export const frameAddress: string;
}
