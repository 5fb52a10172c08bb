/** Base address of the server for API clients, without a trailing slash. */
export const serverAddress = () => document.baseURI.replace(/\/+$/, '');
