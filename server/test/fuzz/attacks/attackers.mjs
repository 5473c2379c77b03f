import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';

// Floods a server until its thread is stopped: `sockets` open connections, each with a request in progress. `requests`
// are sent in turn; one with `drips` sends its body byte by byte.
const { port, sockets, requests } = workerData;
const DRIP_MS = 1_000;

const dripping = new Set();
let sent = 0;

function attack() {
  const socket = connect({ port, host: '127.0.0.1' });
  const send = () => {
    const { text, drips } = requests[sent % requests.length];
    sent += 1;
    socket.write(text);
    if (drips) dripping.add(socket);
  };
  socket.once('connect', send);
  socket.on('data', (chunk) => {
    const isAnswer = chunk.includes('HTTP/1.1 ');
    // An event stream responds and continues.
    if (isAnswer && !chunk.includes('text/event-stream')) send();
  });
  socket.on('end', () => socket.end());
  socket.on('error', () => undefined);
  socket.once('close', () => {
    dripping.delete(socket);
    setImmediate(attack);
  });
}

for (let index = 0; index < sockets; index += 1) attack();
setInterval(() => dripping.forEach((socket) => socket.write('x')), DRIP_MS);
