/** Where the server stands, as a client is given it: without a slash at the end. */
export const serverAddress = () => document.baseURI.replace(/\/+$/, '');
