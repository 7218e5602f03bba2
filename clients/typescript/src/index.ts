import { clientOf, type BaseClient } from './client.ts';
import { routes } from './generated/routes.ts';
import type { Resources } from './generated/resources.ts';

/** A client of one service: `client.<resource>.<operation>(...)`. Making one is cheap and opens nothing. */
export interface SportsLeagueClient extends BaseClient, Resources {}

export const SportsLeagueClient = clientOf<Resources>(routes);

export { ApiPromise, PagePromise, type Page } from './promises.ts';
export { AbortedError, ApiError, ConnectionError, SportsLeagueError, TimeoutError } from './errors.ts';
export type { ErrorDetail } from './errors.ts';
export type { Answer } from './answer.ts';
export type { Session, SignedIn } from './client.ts';
export type { AnswerKind, AnyRequest, ClientOptions, HeaderValues, Method } from './options.ts';
export type { RequestOptions, TokenStorage } from './options.ts';
export type { QueryValues } from './address.ts';
export { RealtimeClient } from './realtime/realtimeClient.ts';
export type {
  RealtimeEvents,
  RealtimeOptions,
  RealtimeSource,
  RealtimeState,
} from './realtime/realtimeClient.ts';
export { overSocketIo, type SocketIoConnect, type SocketIoLike } from './realtime/overSocketIo.ts';
export type { WebSocketConstructor, WebSocketLike } from './realtime/overWebSocket.ts';
export type { OpenTransport, Transport, TransportListener } from './realtime/transport.ts';
export type { ClientEvents, ServerEvents } from './generated/realtime.ts';
export { isPopulated } from './inference.ts';
export type { BodyOf, DataOf, ErrorCodeOf, ItemOf, OperationId, PathOf, QueryOf } from './inference.ts';
export type { ErrorCode } from './generated/errorCodes.ts';
export type { Resources } from './generated/resources.ts';
export type { components, operations } from './generated/schema.ts';
export type * from './generated/models.ts';
