import { Desk } from './desk/desk.ts';

const desk = new Desk((said) => postMessage(said));

/** A bug ends the reading: whoever has started the worker hears of errors. */
addEventListener('message', ({ data }) => {
  desk.take(data).catch(reportError);
});
