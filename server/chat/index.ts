export { createFeed, type Feed } from './feed.ts';
export { followMessages } from './followMessages.ts';
export { chatRoutes } from './routes.ts';
export { sendMessage } from './sendMessage.ts';
export { chatSocket } from './socket.ts';
