import { Measuring } from './measuring.ts';

const measuring = new Measuring();

addEventListener('message', ({ data }) => postMessage(measuring.handle(data)));
