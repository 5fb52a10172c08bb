import { FileWorker } from './file-worker.ts';

const worker = new FileWorker((message) => postMessage(message));

addEventListener('message', ({ data }) => {
  worker.handle(data).catch(reportError); // the page that started the worker gets an `error` event
});
