import { WebSocketServer, type WebSocket } from 'ws';

/** What any chat is measured against: a process that sends each text frame on to every socket, and does nothing else. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket: WebSocket) => {
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    for (const each of server.clients) each.send(text);
  });
});
server.on('listening', () => process.send?.({ port: (server.address() as { port: number }).port }));
process.on('disconnect', () => process.exit(0));
